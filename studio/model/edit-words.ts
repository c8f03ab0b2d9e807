import { allOf, find, type CompiledJourney, type Part, type Place } from '../../src/journey';
import { isObject, wordsOf, type Json } from '../../src/rules';
import { keysOfPointer } from './edits';
import type { EditPlace, Step } from './history';
import { orderOf } from './orders';
import { written, type InHand } from './in-hand';
import { metaSchema, schemaOfFile, type Placed } from './meta-schemas';
import { variantTitle } from './outline';
import { placeOf } from './rule-target';
import { wordsOfKeys } from './said-keys';

/** What the question or section at a place is called, or around it. */
export function titleAt(journey: CompiledJourney, place: Place): string | null {
  let part: Part | null = find(journey, place)?.part ?? null;
  while (part !== null && part.kind !== 'field' && part.kind !== 'section') part = part.owner;
  if (part === null) return null;
  if (part.kind === 'section') return part.is.name;
  return part.is.subject === '' ? part.is.name : part.is.subject;
}

/** The innermost question, section or fact that a value in a file is of. */
function around(
  { origins }: InHand,
  { file, pointer }: EditPlace,
): { readonly place: Place; readonly pointer: string } | null {
  const all = origins
    .places()
    .filter(({ kind }) => kind === 'field' || kind === 'section' || kind === 'fact')
    .flatMap((place) => {
      const origin = origins.at(place);
      const isAround = origin?.file === file && `${pointer}/`.startsWith(`${origin.pointer}/`);
      return isAround ? [{ place, pointer: origin.pointer }] : [];
    });
  return all.sort((one, other) => other.pointer.length - one.pointer.length)[0] ?? null;
}

/** The name of the section that a file is of; null for any other file. */
const sectionIn = (hand: InHand, file: string): string | null =>
  allOf(hand.journey, 'section').find(
    (each) => placeOf(hand, each, '').file === file || hand.origins.at(each.place)?.file === file,
  )?.is.name ?? null;

/** Of whose sections or questions a file says the order. */
const orderPlace = (hand: InHand, file: string, root: 'sections' | 'fields'): string =>
  root === 'sections'
    ? `Order of the sections of “${wordsOf(written(hand, file, '/name'))}”`
    : `Order of the questions of “${sectionIn(hand, file) ?? file}”`;

/** What a value in a file is: what of which question, section or fact. */
export function placeWords(hand: InHand, { file, pointer }: EditPlace): string {
  if (/^\/scenarios\/\d+$/.test(pointer)) {
    const name = written(hand, file, `${pointer}/name`);
    if (typeof name === 'string') return `The scenario “${name}”`;
  }
  if (file.startsWith('scenarios/')) return `What scenarios expect in ${file}`;
  const [root, ...sent] = keysOfPointer(pointer);
  const ordered = root === 'sections' || root === 'fields' ? orderPlace(hand, file, root) : null;
  if (ordered !== null && (root === 'sections' || sent.length === 0)) return ordered;
  if (file.startsWith('calls/') && root === 'body' && sent.length > 0)
    return `What ${wordsOf(written(hand, file, '/id'))} sends as ${sent.join('.')}`;
  if (root === 'persist') return 'What may be stored on the device';
  const part = around(hand, { file, pointer });
  const keys = keysOfPointer(pointer.slice(part?.pointer.length ?? 0));
  const title =
    part === null ? (sectionIn(hand, file) ?? nameOfFile(hand, file)) : nameOf(hand, part.place);
  const what = wordsOfKeys(schemaFor(hand, file, part?.place.kind ?? null), keys);
  const of = title === null ? file : `“${title}”`;
  return what === '' ? of : `${what} of ${of}`;
}

/** What the meta-schema of a file says of a question in it, of a fact, or of the file itself. */
function schemaFor({ files }: InHand, file: string, kind: string | null): Placed | null {
  if (kind === 'field') return metaSchema('section.schema.json', '/definitions/question');
  if (kind === 'fact')
    return metaSchema('facts.schema.json', '/properties/facts/additionalProperties');
  return schemaOfFile(files[file] ?? null);
}

/** What calls itself by a name, as a step does, or by an id. */
function nameOfFile(hand: InHand, file: string): string | null {
  const [name, id] = ['/name', '/id'].map((pointer) => written(hand, file, pointer));
  if (typeof name === 'string') return name;
  return typeof id === 'string' ? variantTitle(id) : null;
}

/** Files of sections and keys of questions have names that are words. */
const wordsOfName = (name: string): string => variantTitle(name.replaceAll('-', ' '));

const conditions = ['relevant', 'visible', 'required', 'disabled', 'assert', 'when'];

/** A value of a file as people say it: a text as it stands, a rule as its sentence. */
export function valueWords(hand: InHand, at: EditPlace, value: Json): string {
  if (value === null) return 'nothing';
  if (typeof value === 'string') return value;
  if (at.pointer === '/sections' || at.pointer === '/fields')
    return orderOf(value).map(wordsOfName).join(', ');
  const part = around(hand, at);
  const isCondition = conditions.includes(keysOfPointer(at.pointer).at(-1) ?? '');
  const isFact = part?.place.kind === 'fact' && part.pointer === at.pointer;
  if (part === null || !(isCondition || isFact)) return plainWords(value);
  const rule = isObject(value) && 'accepted' in value ? (value['when'] ?? true) : value;
  const path = `facts.${part.place.name ?? ''}`;
  const isValue =
    isFact && hand.vocabulary.readables.find((each) => each.path === path)?.type !== 'boolean';
  return hand.teller.sentence({ place: part.place, role: isValue ? 'value' : 'condition', rule });
}

/** A list of plain values as one; what has keys as it is written. */
function plainWords(value: Json): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const all = Array.isArray(value) ? (value as readonly Json[]) : [value];
  return all.every((each) => typeof each !== 'object')
    ? all.map(wordsOf).join(', ')
    : JSON.stringify(value);
}

function nameOf({ journey, teller }: InHand, place: Place): string | null {
  if (place.kind !== 'fact') return titleAt(journey, place);
  return teller.words.name(`facts.${place.name ?? ''}`).replaceAll(/[“”]/g, '');
}

/** What a step did, which is what going back takes away. */
export function stepWords(hand: InHand, { places, words }: Step): string {
  if (words !== null) return words;
  const [first, ...more] = [...new Set(places.map((place) => placeWords(hand, place)))];
  return `${first ?? ''}${more.length === 0 ? '' : ` and ${String(more.length)} more`}`;
}
