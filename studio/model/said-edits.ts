import { isObject, type Json } from '../../src/rules';
import { at, edited, isWithin, keysOfPointer, withAt, type Edit, type JsonFiles } from './edits';
import type { EditPlace } from './history';
import { written, type InHand } from './in-hand';

type Hand = Pick<InHand, 'files'>;

/**
 * What is edited where something is said otherwise: what is around it and is not there yet is made, and what
 * holds nothing without it goes with it. `top`: pointer of what the form is of, which stays.
 */
export function saidEdit(
  hand: Hand,
  edits: readonly Edit[],
  { file, pointer }: EditPlace,
  value: Json,
  top: string,
): Edit {
  const isMade = (edit: Edit): boolean =>
    Array.isArray(edit.value) ||
    (edit.was === null && edit.pointer !== top && isWithin(edit.pointer, top));
  const made = around(edits, { file, pointer }, isMade);
  if (made !== null) return { ...made, value: within(made, pointer, value) };
  let [way, put] = [pointer, value];
  for (let outer = outside(way); isWithin(outer, top) && outer !== top; outer = outside(way)) {
    const there = written(hand, file, outer);
    const key = keysOfPointer(way).at(-1) ?? '';
    if (put === null && isObject(there) && Object.keys(there).join() === key) way = outer;
    else if (put !== null && there === null) [way, put] = [outer, { [key]: put }];
    else break;
  }
  return { file, pointer: way, was: written(hand, file, way), value: put };
}

/**
 * The edits with other items in a list. What was edited within it is in the list then: behind an item that
 * comes or goes, each would stand at another place.
 */
export function listEdited(
  files: JsonFiles,
  edits: readonly Edit[],
  { file, pointer }: EditPlace,
  value: Json,
): readonly Edit[] {
  const outer = around(edits, { file, pointer }, () => true);
  if (outer !== null) return edited(edits, { ...outer, value: within(outer, pointer, value) });
  const rest = edits.filter((edit) => edit.file !== file || !isWithin(edit.pointer, pointer));
  return edited(rest, { file, pointer, was: at(files[file] ?? null, pointer), value });
}

/** The edits as they were within a place, and all others as they are. */
export function editsGivenUp(
  before: readonly Edit[],
  now: readonly Edit[],
  { file, pointer }: EditPlace,
): readonly Edit[] {
  const isHere = (edit: Edit): boolean =>
    edit.file === file && (isWithin(edit.pointer, pointer) || isWithin(pointer, edit.pointer));
  return [...now.filter((edit) => !isHere(edit)), ...before.filter(isHere)];
}

const outside = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** What has nothing in it any more is nothing. */
function within({ pointer, value }: Edit, inner: string, put: Json): Json {
  const made = withAt(value, inner.slice(pointer.length), put);
  return isObject(made) && Object.keys(made).length === 0 ? null : made;
}

/** An edit that has made the list or object around a place anew. */
function around(
  edits: readonly Edit[],
  { file, pointer }: EditPlace,
  is: (edit: Edit) => boolean,
): Edit | null {
  return (
    edits.find(
      (edit) =>
        edit.file === file &&
        edit.pointer !== pointer &&
        edit.isOrder !== true &&
        isWithin(pointer, edit.pointer) &&
        (isObject(edit.value) || Array.isArray(edit.value)) &&
        is(edit),
    ) ?? null
  );
}
