import { allOf, decides, readQuestionKey, type PartOf } from '../../src/journey';
import { isObject, wordsOf, type Json } from '../../src/rules';
import { keysOfPointer } from './edits';
import { fieldIn, sectionAt, written, type InHand } from './in-hand';
import { variantTitle } from './outline';
import { placeOf } from './rule-target';

/** Where a question is asked that is not there yet. */
export interface QuestionPlace {
  readonly section: PartOf<'section'>;
  /** The question that it stands behind; null in a section that asks nothing. */
  readonly after: PartOf<'field'> | null;
  readonly file: string;
  /** Key in that file which it stands behind; null where it would be the only one. */
  readonly key: string | null;
  /** Group of the section that it stands in, with what that is called. */
  readonly group: { readonly name: string; readonly title: string } | null;
  /** Path that the answers of the section are kept under. */
  readonly at: string;
  /** It asks for an item of a list, whose answers go where the list goes. */
  readonly isItem: boolean;
  /** The section is asked of everybody. */
  readonly isAlwaysAsked: boolean;
  /** What the section says for all its questions, as it is written. */
  readonly sensitive: Json;
  readonly forgottenWith: readonly string[];
  /** Where else it is asked, or is not although others are like it. */
  readonly said: readonly string[];
}

/** Behind a question, or as the last of its section. */
export function questionPlace(
  hand: InHand,
  { section: key, field: name }: { readonly section: string; readonly field: string },
): QuestionPlace | null {
  const section = sectionAt(hand, key);
  if (section === null) return null;
  const last = section.parts.findLast((part) => part.kind === 'field');
  const after = fieldIn(section, name) ?? (last?.kind === 'field' ? last : null);
  const { file: base } = placeOf(hand, section, 'fields');
  const origin = after === null ? null : hand.origins.at(after.place);
  const [root, own = null] = keysOfPointer(origin?.pointer ?? '');
  const isWritten = root === 'fields' && own !== null && origin !== null;
  const file = isWritten ? origin.file : base;
  const ofSection = (pointer: string): Json => written(hand, base, pointer);
  const { is } = section;
  return {
    ...{ section, after, file, group: groupOf(hand, [file, base], own) },
    key: isWritten ? own : null,
    at: textOf(ofSection('/at')),
    isItem: is.present.as === 'item',
    isAlwaysAsked: is.present.as === 'page' && !decides({ rule: is.relevant }),
    sensitive: ofSection('/sensitive'),
    forgottenWith: textsOf(ofSection('/forgottenWith')),
    said: [
      ...variantWords(hand, section, file === base),
      ...listWords(hand, section),
      ...likeWords(hand, is.id),
    ],
  };
}

/** What an overlay does not say of a question stands with the section of all. */
function groupOf(
  { files }: InHand,
  places: readonly string[],
  key: string | null,
): QuestionPlace['group'] {
  if (key === null) return null;
  const said = (rest: string): Json =>
    places.map((file) => written({ files }, file, rest)).find((value) => value !== null) ?? null;
  const name = textOf(said(`/fields/${key}/group`));
  return name === '' ? null : { name, title: textOf(said(`/groups/${name}/title`)) };
}

function variantWords(
  { journey }: InHand,
  { is: { id, variant } }: PartOf<'section'>,
  isOfAll: boolean,
): readonly string[] {
  if (variant === null) return [];
  const all = allOf(journey, 'section').filter(({ is }) => is.id === id);
  return isOfAll
    ? [`The section has ${String(all.length)} variants: it is asked in all of them.`]
    : [`It is asked in the variant ${variantTitle(variant.name)} alone.`];
}

function listWords({ journey }: InHand, { is }: PartOf<'section'>): readonly string[] {
  const lists = allOf(journey, 'field').filter((field) => field.is.list?.item === is.id);
  const names = [...new Set(lists.map((field) => `“${field.is.subject}”`))];
  if (names.length === 0) return [];
  const of = names.length === 1 ? `the list ${names[0] ?? ''}` : `the lists ${listed(names)}`;
  return [`It is asked in each item of ${of}, and goes where that goes.`];
}

/** Sections with questions that are like some of this one: they do not get the new one. */
function likeWords({ journey, files }: InHand, id: string): readonly string[] {
  const others = Object.entries(files)
    .filter(([, file]) => questionsOf(file).some((each) => likeOf(each) === id))
    .map(([path]) => textOf(written({ files }, path, '/id')))
    .filter((other) => other !== id);
  const names = others.flatMap((other) => {
    const section = allOf(journey, 'section').find(({ is }) => is.id === other);
    return section === undefined ? [] : [`“${section.is.name}”`];
  });
  if (names.length === 0) return [];
  return [
    `Questions of ${listed([...new Set(names)])} are like some of here: the new one is asked here alone.`,
  ];
}

const questionsOf = (file: Json): readonly Json[] => {
  const fields = isObject(file) ? (file['fields'] ?? null) : null;
  return isObject(fields) ? Object.values(fields) : [];
};

function likeOf(question: Json): string | null {
  const like = isObject(question) ? question['like'] : null;
  return typeof like === 'string' ? readQuestionKey(like)[0] : null;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const textOf = (value: Json): string => (typeof value === 'string' ? value : '');
const textsOf = (value: Json): readonly string[] =>
  Array.isArray(value) ? (value as readonly Json[]).map(wordsOf) : [];
