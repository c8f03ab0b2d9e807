import { equal, isObject, type Json } from '../../src/rules';
import { at, isWithin, pointerUnder, type Edit } from './edits';
import { foundWords } from './found-words';
import type { EditPlace } from './history';
import { written, type InHand } from './in-hand';
import type { Placed } from './meta-schemas';
import type { Found } from './protocol';
import { keysOf, type SaidKey } from './said-keys';

/** What a form is of. */
export interface Said extends EditPlace {
  /** Tells its form from all others on the page. */
  readonly id: string;
  readonly placed: Placed;
  /** Where else a key is said that is not said here, the nearest first. */
  readonly beneath: readonly EditPlace[];
}

/** A key with what is said under it, and what is wrong with that. */
export interface SaidEntry extends SaidKey, EditPlace {
  readonly name: string;
  /** Pointer of all that is said around it, in its file. */
  readonly top: string;
  readonly raw: Json;
  /** It stands with another, which this one is like: both change. */
  readonly isShared: boolean;
  readonly isChanged: boolean;
  readonly error: string | null;
  readonly warning: string | null;
}

export interface Drafted {
  readonly edits: readonly Edit[];
  readonly checked: readonly Found[];
}

/** All that can be said of something, said or not. */
export function entriesOf(hand: InHand, draft: Drafted, said: Said): readonly SaidEntry[] {
  const whole = wholeOf(hand, said);
  const entries = keysOf(said.placed, whole).map((key): SaidEntry => {
    const place = placeOf(hand, said, key.keys);
    return {
      ...{ ...key, ...place, name: key.keys.join('.') },
      raw: written(hand, place.file, place.pointer),
      isShared: place.file !== said.file || place.top !== said.pointer,
      isChanged: draft.edits.some((edit) => isOf(edit, place)),
      ...{ error: null, warning: null },
    };
  });
  return entries.map((entry) => ({
    ...entry,
    error: wordsAt(hand, draft.checked, entry, entries, 'error'),
    warning: wordsAt(hand, draft.checked, entry, entries, 'warning'),
  }));
}

/** What is found of it as a whole, and of nothing that can be said in the form. */
export const foundOfWhole = (
  { checked }: Pick<Drafted, 'checked'>,
  said: Said,
  entries: readonly SaidEntry[],
): readonly Found[] =>
  checked.filter(
    ({ file, pointer }) =>
      file === said.file &&
      isWithin(pointer, said.pointer) &&
      !entries.some((entry) => isAbout({ file, pointer }, entry)),
  );

/** What is said here, laid over what is said beneath it, key by key. */
function wholeOf(hand: InHand, said: Said): Json {
  const all = [said, ...said.beneath].map(({ file, pointer }) => written(hand, file, pointer));
  const objects = all.flatMap((each) => (isObject(each) ? [each] : []));
  const [own] = all;
  if (objects.length === 0) return own ?? null;
  return Object.fromEntries(objects.toReversed().flatMap((each) => Object.entries(each)));
}

/** Where a key is said, or would be: of an object that is taken over, all of it. */
function placeOf(
  { files }: Pick<InHand, 'files'>,
  said: Said,
  keys: readonly string[],
): EditPlace & { readonly top: string } {
  const [key = ''] = keys;
  const place = [said, ...said.beneath].find(({ file, pointer }) => {
    const around = at(files[file] ?? null, pointer);
    return isObject(around) && Object.hasOwn(around, key);
  });
  const { file, pointer } = place ?? said;
  return { file, pointer: pointerUnder(pointer, ...keys), top: pointer };
}

/** It is edited, or something in it; or what is around it was made anew, and it otherwise by that. */
function isOf(edit: Edit, place: EditPlace): boolean {
  if (edit.file !== place.file || edit.isOrder === true) return false;
  if (isWithin(edit.pointer, place.pointer)) return true;
  if (!isWithin(place.pointer, edit.pointer)) return false;
  const [was, is] = [edit.was, edit.value].map((each) =>
    at(each, place.pointer.slice(edit.pointer.length)),
  );
  return !equal(was, is);
}

const isAbout = ({ file, pointer }: EditPlace, entry: EditPlace): boolean =>
  file === entry.file && isWithin(pointer, entry.pointer);

function wordsAt(
  hand: InHand,
  checked: readonly Found[],
  entry: SaidEntry,
  all: readonly SaidEntry[],
  severity: Found['severity'],
): string | null {
  const own = checked.find(
    (found) =>
      found.severity === severity && (isAbout(found, entry) || isAround(found, entry, all)),
  );
  return own === undefined
    ? null
    : [foundWords(hand, own.message), own.help]
        .filter((each) => each !== null && each !== '')
        .join(' ');
}

/** It is said of an object around several keys: the first of them has it. */
const isAround = (found: EditPlace, entry: SaidEntry, all: readonly SaidEntry[]): boolean =>
  found.file === entry.file &&
  found.pointer !== entry.top &&
  isWithin(entry.pointer, found.pointer) &&
  isWithin(found.pointer, entry.top) &&
  all.find((each) => isWithin(each.pointer, found.pointer)) === entry;
