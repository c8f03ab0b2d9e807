import { allOf, type PartOf } from '../../src/journey';
import { equal, isObject, type Json } from '../../src/rules';
import { placeWords, valueWords } from './edit-words';
import {
  at,
  edited,
  editsBetween,
  filesWith,
  isShared,
  keysOfPointer,
  pointerUnder,
  type Edit,
} from './edits';
import { written, type InHand } from './in-hand';
import type { Found } from './protocol';
import { requirementWith } from './question';
import { placeOf } from './rule-target';
import { singleChanges } from './single-changes';

/** A way in which a draft may be mended, which nobody has tried yet. */
export interface Mend {
  /** What it does, as a button says it. */
  readonly words: string;
  /** The draft as it is then. */
  readonly edits: readonly Edit[];
  /** Changes that are taken back whole by it, and nothing else: all others can be saved without them. */
  readonly held: readonly Edit[] | null;
}

export interface Stopped {
  readonly edits: readonly Edit[];
  /** What stops saving. */
  readonly errors: readonly Found[];
}

/** So many changes that are nowhere near an error are tried as well. */
const mostFar = 6;

/** Ways that are worth a try, the likeliest first. */
export function mendsOf(hand: InHand, draft: Stopped): readonly Mend[] {
  const { edits, errors } = draft;
  const changes = singleChanges(edits);
  const near = changes.filter((change) => errors.some((error) => isNear(change, error)));
  const far = changes.filter((change) => !near.includes(change)).slice(0, mostFar);
  const back = (change: readonly Edit[]): Mend => takenBack(hand, edits, change);
  return differing(edits, [
    ...near.map(back),
    ...errors.flatMap((error) => [
      ...namesMended(hand, edits, error),
      ...questionsIn(hand, error).flatMap((field) => rulesMended(hand, edits, field)),
    ]),
    ...edits.flatMap((edit) => partsTakenBack(hand, edits, edit)),
    ...far.map(back),
  ]);
}

/**
 * After a way that was tried left other errors than there were: the same with the changes taken back that
 * those are near to.
 */
export function mendsAfter(
  hand: InHand,
  { edits, errors }: Stopped,
  { held }: Mend,
  left: readonly Found[],
): readonly Mend[] {
  const isAsBefore = errors.every(({ key }) => left.some((each) => each.key === key));
  if (held === null || isAsBefore) return [];
  const more = singleChanges(edits)
    .filter((change) => change.every((edit) => !held.includes(edit)))
    .filter((change) => left.some((error) => isNear(change, error)));
  return more.length === 0 ? [] : [takenBack(hand, edits, [...held, ...more.flat()])];
}

/** Those that come to another draft than the one before, each once. */
function differing(edits: readonly Edit[], mends: readonly Mend[]): readonly Mend[] {
  const seen: (readonly Edit[])[] = [edits];
  return mends.filter((mend) => {
    const isNew = seen.every((each) => !isSameDraft(each, mend.edits));
    seen.push(mend.edits);
    return isNew;
  });
}

const isSameDraft = (one: readonly Edit[], other: readonly Edit[]): boolean =>
  one.length === other.length &&
  one.every((edit) =>
    other.some(
      ({ file, pointer, value }) =>
        edit.file === file && edit.pointer === pointer && equal(edit.value, value),
    ),
  );

const isNear = (change: readonly Edit[], { file, pointer }: Found): boolean =>
  change.some((edit) => isShared(edit, { file, pointer }));

function takenBack(hand: InHand, edits: readonly Edit[], change: readonly Edit[]): Mend {
  const [first, ...more] = singleChanges(change).map(([edit]) => edit);
  const words = first === undefined ? '' : placeWords(hand, first);
  return {
    words: `Take back: ${words}${more.length === 0 ? '' : ` and ${String(more.length)} more`}`,
    edits: edits.filter((edit) => !change.includes(edit)),
    held: change,
  };
}

/** Of a value with several parts that were changed each one, and of a condition each that was added. */
function partsTakenBack(hand: InHand, edits: readonly Edit[], edit: Edit): readonly Mend[] {
  const { file, pointer, was, value } = edit;
  const old = joined(was);
  const parts = joined(value);
  const added = parts.filter((part) => !old.some((each) => equal(each, part)));
  if (parts.length > 1 && added.length < parts.length)
    return added.map((part) => {
      const rest = parts.filter((each) => each !== part);
      const left = rest.length === 1 ? (rest[0] ?? null) : withJoined(value, rest);
      const said = valueWords(hand, edit, part);
      return {
        words: `Take back the part “${said}” of: ${placeWords(hand, edit)}`,
        edits: edited(edits, { ...edit, value: left }),
        held: null,
      };
    });
  const single = editsBetween(file, was, value, pointer);
  if (edit.isOrder === true || single.length < 2 || !single.every(isPlain)) return [];
  return single.map((part) => {
    const fewer = single.filter((each) => each !== part);
    const made = at(filesWith({ [file]: wrapped(pointer, was) }, fewer)[file] ?? null, pointer);
    return {
      words: `${placeWords(hand, part)}: ${shortly(part.value)} back to ${shortly(part.was)}`,
      edits: edited(edits, { ...edit, value: made }),
      held: null,
    };
  });
}

const isPlain = ({ was, value, isOrder }: Edit): boolean =>
  isOrder !== true && [was, value].every((each) => each === null || typeof each !== 'object');

/** A file in which nothing but that value stands. */
const wrapped = (pointer: string, value: Json): Json =>
  keysOfPointer(pointer).reduceRight<Json>((inner, key) => ({ [key]: inner }), value);

const shortly = (json: Json): string => {
  if (json === null) return 'nothing';
  return typeof json === 'string' ? `“${json}”` : JSON.stringify(json);
};

/** What must all be so; of a requirement what it is for. */
function joined(json: Json): readonly Json[] {
  const rule = isObject(json) && 'accepted' in json ? (json['when'] ?? null) : json;
  const all = isObject(rule) ? rule['and'] : undefined;
  if (Array.isArray(all)) return all as readonly Json[];
  return rule === null ? [] : [rule];
}

const withJoined = (value: Json, parts: readonly Json[]): Json =>
  isObject(value) && 'accepted' in value ? { ...value, when: { and: parts } } : { and: parts };

const suggested = /did you mean `([^`]+)`/;

/** The name that is there in place of one that is not. */
function namesMended(
  hand: InHand,
  edits: readonly Edit[],
  { file, pointer, message, help }: Found,
): readonly Mend[] {
  const name = suggested.exec(help ?? '')?.[1];
  const [, wrong] = /`([^`]+)`/.exec(message) ?? [];
  if (name === undefined || wrong === undefined) return [];
  const said = hand.teller.words.name(name).replaceAll(/[“”]/g, '');
  return edits
    .filter((edit) => edit.isOrder !== true && isShared(edit, { file, pointer }))
    .flatMap((edit) => {
      const value = renamed(edit.value, wrong, name);
      if (equal(value, edit.value)) return [];
      return {
        words: `Write “${said}” in place of “${wrong}”`,
        edits: edited(edits, { ...edit, value }),
        held: null,
      };
    });
}

function renamed(json: Json, wrong: string, name: string): Json {
  if (typeof json === 'string')
    return json.replaceAll(/[\w.-]+/g, (word) =>
      word === wrong
        ? name
        : word.endsWith(`.${wrong}`)
          ? word.slice(0, -wrong.length) + name
          : word,
    );
  if (Array.isArray(json))
    return (json as readonly Json[]).map((each) => renamed(each, wrong, name));
  return isObject(json)
    ? Object.fromEntries(
        Object.entries(json).map(([key, each]) => [key, renamed(each, wrong, name)]),
      )
    : json;
}

/** Questions that an error names by their answer. */
function questionsIn({ journey }: InHand, { message }: Found): readonly PartOf<'field'>[] {
  const named = [...message.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
  return allOf(journey, 'field').filter(({ is }) => named.includes(is.path));
}

/** What must be answered follows what is shown, or the other way round. */
function rulesMended(
  hand: InHand,
  edits: readonly Edit[],
  field: PartOf<'field'>,
): readonly Mend[] {
  const origin = hand.origins.at(field.place);
  if (origin === null) return [];
  const placed = (key: string) => ({
    file: origin.file,
    pointer: pointerUnder(origin.pointer, key),
  });
  const [required, visible, relevant] = (['required', 'visible', 'relevant'] as const).map(placed);
  if (required === undefined || visible === undefined || relevant === undefined) return [];
  const sheet = placeOf(hand, field.owner, 'visible');
  const [raw, shown, asked, sheetShown, locked] = [
    ...[required, visible, relevant, sheet, placed('disabled')].map((place) =>
      written(hand, place.file, place.pointer),
    ),
  ];
  if (raw === null || raw === undefined) return [];
  const mine = (place: Pick<Edit, 'file' | 'pointer'>, value: Json, so = edits): readonly Edit[] =>
    edited(so, { ...place, was: written(hand, place.file, place.pointer), value });
  const requires = (rule: Json): Json => requirementWith(raw, field.is.mustAccept, rule);
  const needed = isObject(raw) && 'accepted' in raw ? (raw['when'] ?? true) : raw;
  const title = `“${field.is.subject}”`;
  const way = (words: string, next: readonly Edit[]): Mend => ({ words, edits: next, held: null });
  const hides = [sheetShown, shown].filter(isRule);
  return [
    ...(hides.length === 0
      ? []
      : [
          way(
            `Require ${title} only where it is shown`,
            mine(required, requires(all([...hides, needed]))),
          ),
        ]),
    ...(isRule(shown)
      ? [
          way(
            `Do not ask ${title} where it is not shown`,
            mine(visible, null, mine(relevant, all([asked ?? null, shown]))),
          ),
          ...(isRule(needed)
            ? [
                way(
                  `Show ${title} wherever it must be answered`,
                  mine(visible, { or: [shown, needed] }),
                ),
              ]
            : []),
        ]
      : []),
    ...(isRule(locked)
      ? [
          way(
            `Require ${title} only where it is not locked`,
            mine(required, requires(all([{ '!': locked }, needed]))),
          ),
        ]
      : []),
    way(`Do not require ${title}`, mine(required, null)),
  ];
}

const isRule = (json: Json | undefined): json is Json =>
  json !== undefined && json !== null && typeof json !== 'boolean';

/** All of these; what always holds is left out. */
function all(rules: readonly Json[]): Json {
  const parts = rules.filter(isRule).flatMap(joined);
  return parts.length > 1 ? { and: parts } : (parts[0] ?? true);
}
