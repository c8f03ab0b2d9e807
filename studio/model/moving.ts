import { allOf, decides, ruleOf, walkIn, type Part, type PartOf } from '../../src/journey';
import { areRelated, readsThrough, type Json, type Rule } from '../../src/rules';
import { at, filesWith, type Edit, type JsonFiles } from './edits';
import { fieldIn, sectionAt, written, type InHand } from './in-hand';
import { orderOf } from './orders';
import { placeOf } from './rule-target';
import type { Selection } from './selection';

/** One before, or one behind, what it stands beside. */
export type MoveWay = 'up' | 'down';

/** Two that change places in an order that a file says. */
export interface Move {
  readonly file: string;
  /** Of the object whose keys, or the list whose texts, are that order. */
  readonly pointer: string;
  readonly name: string;
  readonly beside: string;
  /** What is done by it. */
  readonly words: string;
}

/** A move, or why it cannot be. */
export type Movable =
  | { readonly move: Move; readonly why: null }
  | { readonly move: null; readonly why: string };

const cannot = (why: string): Movable => ({ move: null, why });

/** What a section or a question can do in its order; null for all else, which has none. */
export function movable(
  hand: InHand,
  selection: Pick<Selection, 'section' | 'field'>,
  way: MoveWay,
): Movable | null {
  const section = sectionAt(hand, selection.section);
  if (section === null) return null;
  if (selection.field === '') return sectionMove(hand, section, way);
  const field = fieldIn(section, selection.field);
  return field === null ? null : questionMove(hand, field, way);
}

function sectionMove(hand: InHand, section: PartOf<'section'>, way: MoveWay): Movable {
  const { owner, is } = section;
  const title = `“${is.name}”`;
  if (is.present.as === 'item')
    return cannot(`${title} is asked for each item of a list: it stands where the list stands.`);
  const file = hand.origins.at(owner.place)?.file ?? '';
  const order = orderOf(written(hand, file, '/sections'));
  const name = nameIn(placeOf(hand, section, '').file);
  const beside = besideOf(order, name, way);
  if (beside === null)
    return cannot(`${title} is the ${end(way)} section of “${owner.is.name}” already.`);
  const others = sectionsIn(hand, owner, beside);
  const all = sectionsIn(hand, owner, name);
  const other = others[0] === undefined ? beside : `“${others[0].is.name}”`;
  const [earlier, later] = way === 'up' ? [all, others] : [others, all];
  const asked = later.flatMap(({ parts }) => parts).filter((part) => part.kind === 'field');
  const read = firstRead(hand, earlier.flatMap(rulesIn), asked);
  if (read !== null) return cannot(`${barred(title, other, way)} “${read.is.subject}”.`);
  return {
    move: { file, pointer: '/sections', name, beside, words: moved(title, other, way) },
    why: null,
  };
}

function questionMove(hand: InHand, field: PartOf<'field'>, way: MoveWay): Movable {
  const section = field.owner;
  const title = `“${field.is.subject}”`;
  const origin = hand.origins.at(field.place);
  const key = origin?.pointer.split('/')[2] ?? '';
  const base = placeOf(hand, section, '').file;
  const isOfAll = written(hand, base, `/fields/${key}`) !== null;
  const file = isOfAll ? base : (origin?.file ?? '');
  const order = orderOf(written(hand, file, '/fields'));
  const beside = besideOf(order, key, way);
  if (beside === null)
    return cannot(
      section.is.variant === null
        ? `${title} is the ${end(way)} question of “${section.is.name}” already.`
        : `${title} is the ${end(way)} of the questions that ${isOfAll ? 'all variants share' : 'this variant has of its own'}.`,
    );
  const groupOf = (each: string): Json => written(hand, file, `/fields/${each}/group`);
  if (groupOf(key) !== groupOf(beside))
    return cannot(`${title} is the ${end(way)} question of its group.`);
  const all = section.parts.filter((part) => part.kind === 'field');
  const next = all.find((each) => hand.origins.at(each.place)?.pointer === `/fields/${beside}`);
  const other = next === undefined ? beside : `“${next.is.subject}”`;
  if (next !== undefined) {
    const [earlier, later] = way === 'up' ? [field, next] : [next, field];
    const rules = (['relevant', 'visible'] as const).map((each) => ruleOf(earlier, each).rule);
    const read = firstRead(hand, rules, [later]);
    if (read !== null) return cannot(`${barred(title, other, way)} “${read.is.subject}”.`);
  }
  return {
    move: { file, pointer: '/fields', name: key, beside, words: moved(title, other, way) },
    why: null,
  };
}

const end = (way: MoveWay): string => (way === 'up' ? 'first' : 'last');
const side = (way: MoveWay): string => (way === 'up' ? 'before' : 'after');

const moved = (title: string, other: string, way: MoveWay): string =>
  `${title} moved ${side(way)} ${other}`;

/** Up to the answer that is read. */
const barred = (title: string, other: string, way: MoveWay): string =>
  `${title} cannot stand ${side(way)} ${other}: a rule of ${way === 'up' ? title : other} reads the answer to`;

function besideOf(order: readonly string[], name: string, way: MoveWay): string | null {
  const index = order.indexOf(name);
  return index === -1 ? null : (order[index + (way === 'up' ? -1 : 1)] ?? null);
}

/** What the list of a step calls the section in a file. */
const nameIn = (file: string): string =>
  file
    .split('/')
    .at(-1)
    ?.replace(/\.json$/, '') ?? '';

/** In all variants. */
const sectionsIn = (
  hand: InHand,
  step: PartOf<'step'>,
  name: string,
): readonly PartOf<'section'>[] =>
  allOf(hand.journey, 'section').filter(
    (section) =>
      section.owner.is.id === step.is.id && nameIn(placeOf(hand, section, '').file) === name,
  );

/** Kinds of parts whose rules say who is asked, and what an answer must be. */
const deciding: ReadonlySet<Part['kind']> = new Set([
  ...(['section', 'field', 'check', 'bounds'] as const),
  ...(['options', 'option'] as const),
]);

const rulesIn = (section: PartOf<'section'>): readonly Rule[] =>
  [...walkIn(section)]
    .filter((part: Part) => deciding.has(part.kind))
    .flatMap(({ rules }) => rules)
    .filter(decides)
    .map(({ rule }) => rule);

/** The first of some questions whose answer is read, by facts as well. */
function firstRead(
  { journey }: InHand,
  rules: readonly Rule[],
  asked: readonly PartOf<'field'>[],
): PartOf<'field'> | null {
  const paths = [...readsThrough(journey.facts, ...rules)];
  return asked.find(({ is }) => paths.some((path) => areRelated(path, is.path))) ?? null;
}

const around = (pointer: string): string => pointer.slice(0, Math.max(pointer.lastIndexOf('/'), 0));

/** The edits with a move more, which is one with all that was moved in that order before. `stored`: the files without any of them. */
export function editsMoved(
  stored: JsonFiles,
  edits: readonly Edit[],
  { file, pointer, name, beside }: Pick<Move, 'file' | 'pointer' | 'name' | 'beside'>,
): readonly Edit[] {
  // What is undone after it was saved says a list item by item.
  const isOfOrder = (edit: Edit): boolean =>
    edit.file === file &&
    (edit.pointer === pointer
      ? edit.isOrder === true
      : around(edit.pointer) === pointer && typeof edit.value === 'string');
  const rest = edits.filter((edit) => !isOfOrder(edit));
  const there = (all: readonly Edit[]): readonly string[] =>
    orderOf(at(filesWith(stored, all)[file] ?? null, pointer));
  const [was, now] = [there(rest), there(edits)];
  const swapped: Readonly<Record<string, string>> = { [name]: beside, [beside]: name };
  const value = now.map((each) => swapped[each] ?? each);
  const isAsItWas = value.every((each, index) => each === was[index]);
  return isAsItWas ? rest : [...rest, { file, pointer, was, value, isOrder: true }];
}
