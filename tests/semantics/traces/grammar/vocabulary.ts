/** The answers that random journeys ask for: few names, so that the parts of a journey meet. */
import type { Json, JsonObject } from '../../subject';

export type Kind =
  | 'text'
  | 'choice'
  | 'unit'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'time'
  | 'zone'
  | 'spot'
  | 'size'
  | 'form'
  | 'band'
  | 'sure'
  | 'list'
  | 'bag'
  | 'mode';
/** A type of rules. */
export type Type = 'text' | 'number' | 'boolean' | 'object' | 'list';

export const typeOf: Readonly<Record<Kind, Type>> = {
  text: 'text',
  choice: 'text',
  unit: 'number',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  date: 'text',
  time: 'text',
  zone: 'text',
  spot: 'object',
  size: 'object',
  form: 'object',
  band: 'text',
  sure: 'boolean',
  list: 'list',
  bag: 'object',
  mode: 'text',
};

/** An answer and where it is kept. */
export interface Path {
  readonly path: string;
  readonly kind: Kind;
}

/** What fields ask for; a field's name is the last name of its path. */
export const asked: readonly Path[] = [
  { path: 'street', kind: 'text' },
  { path: 'permit.name', kind: 'text' },
  { path: 'mail', kind: 'text' },
  { path: 'kind', kind: 'choice' },
  { path: 'permit.way', kind: 'choice' },
  { path: 'unit', kind: 'unit' },
  { path: 'days', kind: 'integer' },
  { path: 'permit.weeks', kind: 'integer' },
  { path: 'rate', kind: 'number' },
  { path: 'agree', kind: 'boolean' },
  { path: 'permit.car', kind: 'boolean' },
  { path: 'start', kind: 'date' },
  { path: 'opens', kind: 'time' },
  { path: 'permit.shuts', kind: 'time' },
  { path: 'zone', kind: 'zone' },
  { path: 'spot', kind: 'spot' },
  { path: 'size', kind: 'size' },
  { path: 'form', kind: 'form' },
  { path: 'band', kind: 'band' },
  { path: 'permit.sure', kind: 'sure' },
];
export const records: readonly (Path & { readonly type: string; readonly initial: Json })[] = [
  { path: 'log', kind: 'text', type: 'string', initial: 'L' },
  { path: 'mode', kind: 'mode', type: 'string', initial: 'a' },
  { path: 'total', kind: 'number', type: 'number', initial: 3 },
  { path: 'flag', kind: 'boolean', type: 'boolean', initial: true },
  { path: 'bag', kind: 'bag', type: 'object', initial: { id: 'a' } },
  { path: 'tally', kind: 'integer', type: 'integer', initial: 1 },
  { path: 'marks', kind: 'list', type: 'array', initial: [{ id: 'a', n: 2 }] },
];
/** Fields of the section that asks for an item of the list. */
export const drafted: readonly Path[] = [
  { path: 'draft.plate', kind: 'text' },
  { path: 'draft.doors', kind: 'integer' },
  { path: 'draft.colour', kind: 'choice' },
  { path: 'draft.new', kind: 'boolean' },
];

const zoneItems: readonly JsonObject[] = [
  { id: 'a', name: 'Ann', n: 1, ok: true },
  { id: 'b', name: 'Bo', n: 2.5, ok: false },
  { id: 'c', name: null, n: null },
  { id: 'd', name: 'ann', n: 1, more: ['x', 'y'] },
  { id: 'e', name: 'Åsa', n: -3, more: [] },
];
export { zoneItems };

/** Fields of the section that asks for an item of the second list. */
export const draftedPets: readonly Path[] = [
  { path: 'pet.called', kind: 'text' },
  { path: 'pet.age', kind: 'integer' },
  { path: 'pet.tame', kind: 'boolean' },
];
/** Z45: fields of the section that asks for an item of the list in an item of the first. */
export const draftedGuests: readonly Path[] = [
  { path: 'guest.called', kind: 'text' },
  { path: 'guest.years', kind: 'integer' },
  { path: 'guest.stays', kind: 'boolean' },
  { path: 'guest.class', kind: 'choice' },
];
/** Where these are kept while the item around them is asked for. */
export const guests = 'draft.guests';
/** Values that a person may give, fitting or not. */
export const typed: Readonly<Record<Kind, readonly Json[]>> = {
  text: [
    'a',
    'ab',
    ' A b ',
    'a1',
    'A1 2b',
    '07 12',
    'a@b.co',
    '',
    ' ',
    'zzzzzzz',
    'İx',
    'b',
    '👍',
    '１ ２',
    'z'.repeat(151),
  ],
  choice: ['a', 'b', 'c'],
  unit: [1, 2, 3],
  integer: [0, 1, 2, 5, 12, 40, 2.5, 'x', '3', -1],
  number: [0, 0.5, 1.005, 3, 12, -2, 1000, 0.3, 'x'],
  boolean: [true, true, false],
  date: ['2026-01-15', '2026-02-28', '2025-12-31', '2008-02-29', '1990-06-01', '2026-02-30', 'x'],
  time: ['09:00', '14:30', '00:00', '23:59', '12:00', '5', '5:30', '12', '12 x', '24:00', 'x'],
  zone: ['a', 'b', 'c', 'd'],
  spot: ['a', 'b', 'c', 'd'],
  size: [
    { years: 2, months: 3 },
    { years: 1 },
    { months: 14 },
    { years: null, months: '' },
    { years: 'x', months: 1 },
    { years: 1, other: 2 },
  ],
  form: [
    { word: 'ab', share: 3, sure: true },
    { word: 'A b', share: 0.3, sure: false },
    { word: 'zzzzzzz', share: -1 },
    { word: 'a@b.co', share: 40, sure: true },
    { word: ' ', share: 'x', sure: 'x' },
    { word: 'z'.repeat(151) },
    { share: 12 },
  ],
  band: ['a', 'b', 'c', 'z'],
  sure: [true, false],
  list: [[], [{ plate: 'a' }]],
  bag: [{ id: 'b' }],
  mode: ['a', 'b'],
};
/** What fits a kind whatever is asked of it: for `initial`, `set` and comparing. */
export const fitting: Readonly<Record<Kind, readonly Json[]>> = {
  text: ['a', 'ab', 'A1', 'zzzzzzz'],
  choice: ['a', 'b', 'c'],
  unit: [1, 2, 3],
  integer: [1, 2, 5, 12],
  number: [0.5, 3, 12],
  boolean: [true, false],
  date: ['2026-01-15', '2026-02-28', '2008-02-29'],
  time: ['09:00', '14:30', '23:59'],
  zone: ['a', 'b'],
  spot: [{ id: 'a', name: 'Ann' }],
  size: [{ years: 2, months: 3 }],
  form: [{ word: 'ab', share: 3, sure: true }],
  band: ['a', 'b', 'c'],
  sure: [true, false],
  list: [[]],
  bag: [{ id: 'a' }, { id: 'b', n: 2 }],
  mode: ['a', 'b'],
};
/** Answers that most calls are glad of. */
export const goodAnswers: readonly Json[] = [
  zoneItems,
  zoneItems.slice(0, 2),
  { list: zoneItems, number: 'R1', ok: true, n: 3, names: { a: 'Ann', b: 'Bo' } },
];
/** Z10: keys of the directory. */
export const entryKeys: readonly { readonly path: string; readonly type: Type }[] = [
  { path: 'far', type: 'boolean' },
  { path: 'size', type: 'number' },
  { path: 'word', type: 'text' },
];
/** What a partner may answer. */
export const answers: readonly Json[] = [
  zoneItems,
  zoneItems.slice(0, 2),
  zoneItems.slice(1, 3),
  [],
  { list: zoneItems, number: 'R1', ok: true, n: 3, names: { a: 'Ann', b: 'Bo' } },
  { list: zoneItems.slice(0, 1), number: 'R2', ok: false, n: 0, names: {} },
  { list: null, number: null, ok: 'yes', n: 'x' },
  { id: 1e21, n: 1e-7, ok: true, number: 12, list: [{ id: 2, n: 1e21 }], constructor: 'c' },
  { id: 'a', ok: true, n: 1 },
  {},
  null,
  'a',
  5,
  true,
  ['x', null, { id: 'a' }],
];
/** Keys of answers that rules read. */
export const answerKeys: readonly { readonly key: string; readonly type: Type }[] = [
  { key: 'number', type: 'text' },
  { key: 'ok', type: 'boolean' },
  { key: 'n', type: 'number' },
  { key: 'id', type: 'text' },
  { key: 'list', type: 'list' },
];
