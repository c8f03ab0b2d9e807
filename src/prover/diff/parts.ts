import { placeText, type Kind, type Part } from '../../journey';
import type { PartMeaning } from './meaning';

const part = (kind: PartMeaning['kind'], noun: string): PartMeaning => ({ kind, noun });

/** What it is when a part comes or goes; null for one that belongs to the words of another. */
export const partMeanings: { readonly [K in Kind]: PartMeaning } = {
  journey: part('steps', 'the journey'),
  record: part('kept', 'the record'),
  tracking: part('sent', 'the tracking record'),
  step: part('steps', 'the step'),
  later: part('words', 'what is said later'),
  parameter: part('steps', 'the parameter'),
  queryValue: part('changed', 'the value of the address'),
  requirement: part('steps', 'the requirement'),
  submit: part('steps', 'the submit button'),
  content: part('messages', 'the notice'),
  section: part('asked', 'the sheet'),
  present: part('steps', 'the way it is presented'),
  group: part('words', 'the group'),
  check: part('accepted', 'the check'),
  action: part('steps', 'the button'),
  opening: part('changed', 'the first value of'),
  field: part('asked', 'the question'),
  fieldPart: part('asked', 'the part'),
  unlisted: part('messages', 'what is said of what is not listed'),
  bounds: part('accepted', 'the bounds'),
  list: part('asked', 'the list'),
  options: part('options', 'the options'),
  option: part('options', 'the option'),
  knownOption: part('words', 'the words of the option'),
  textCase: part('messages', 'the text'),
  reaction: part('changed', 'the reaction'),
  change: part('changed', 'the change'),
  use: part('sent', 'the call'),
  call: part('sent', 'the call'),
  sequence: part('sent', 'the sequence'),
  run: part('sent', 'the step'),
  failure: part('changed', 'what happens on failure'),
  commit: part('sent', 'the commit'),
  earlier: part('kept', 'what is kept of earlier releases'),
  question: part('sent', 'the question to the partner'),
  say: part('messages', 'the sentence'),
  screen: part('screens', 'the screen'),
  badge: part('screens', 'the badge'),
  order: part('screens', 'the order'),
  filter: part('screens', 'the filter'),
  filterOption: part('screens', 'the option'),
  box: part('screens', 'the box'),
  itemAction: part('steps', 'the button'),
  card: part('screens', 'the card'),
  cardOffer: part('screens', 'what is offered on'),
  cardButton: part('steps', 'the button'),
  offer: part('screens', 'the better offer'),
  table: part('screens', 'the table'),
  column: part('screens', 'the column'),
  tableGroup: part('screens', 'the group'),
  row: part('screens', 'the row'),
};

/** What tells a part from others of its kind in the same owner, whatever order they stand in. */
export function nameOfPart(part: Part): string {
  const known = names.get(part);
  if (known !== undefined) return known;
  const own = rawName(part);
  const alike = (part.owner?.parts ?? []).filter(
    (each) => each.kind === part.kind && rawName(each) === own,
  );
  const index = alike.indexOf(part);
  const made = index > 0 ? `${own} (${index + 1})` : own;
  names.set(part, made);
  return made;
}
const names = new WeakMap<Part, string>();

function rawName({ kind, is, place, way }: Part): string {
  if (kind === 'row') return JSON.stringify(is.label);
  if (kind === 'box') return JSON.stringify(is.value);
  if (kind === 'opening') return is.path;
  // Numbered where nobody gave it a name: then it is what it says.
  if (kind === 'content' && /^content-\d+$/.test(is.id))
    return JSON.stringify([is.kind, is.title, is.text, is.items]);
  return place.name ?? String(way.at(-1) ?? placeText(place));
}
