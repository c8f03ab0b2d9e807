/** Random fields (chapter S): for each what the section's files say of it, by key of the section. */
import type { Draw } from '../draw';
import type { Json, JsonObject } from '../../subject';
import type { Known } from './known';
import type { PlannedField } from './plan';
import { isObject } from '../../json';
import { condition, number, phrase, phrases, time } from './rules';
import { fitting } from './vocabulary';

/** `said` by key of the section, then of the field; checks are one list. */
export interface SaidOfField {
  readonly shape: JsonObject;
  readonly said: JsonObject;
  readonly checks: readonly JsonObject[];
}
const editing = ['removeSpaces', 'upperCase', 'lowerCase', 'trim', 'joinDigits', 'nationalPhone'];

/** Patterns that no text of the format fits. */
function unlike(format: string | null): readonly string[] {
  if (format === 'letters') return ['[0-9]'];
  return format === null || format === 'lettersAndNumbers' ? [] : ['^[a-z]+$'];
}
function textShape(draw: Draw, second: boolean): JsonObject {
  const formats = ['email', 'email', 'letters', 'lettersAndNumbers', ...(second ? ['month'] : [])];
  const format = draw.chance(30) ? draw.one(second ? [...formats, 'code', 'code'] : formats) : null;
  const patterns = ['^[a-z]+$', '[0-9]'].filter((one) => !unlike(format).includes(one));
  return {
    type: 'string',
    ...draw.maybe(35, () => ({ minLength: draw.one([2, 3]) })),
    ...draw.maybe(25, () => ({ maxLength: format === 'month' ? 7 : draw.one([4, 6]) })),
    ...(patterns.length > 0 && draw.chance(20) && { pattern: draw.one(patterns) }),
    ...(format !== null && { format }),
    ...draw.maybe(8, () => ({ const: 'ab' })),
  };
}
const numberShape = (draw: Draw, type: string): JsonObject => ({
  type,
  ...draw.maybe(35, () => ({ minimum: 1 })),
  ...draw.maybe(35, () => ({ maximum: 30 })),
  ...draw.maybe(30, () => ({ exclusiveMinimum: draw.one([0, 1]) })),
  ...draw.maybe(35, () => ({ exclusiveMaximum: draw.one([5, 12]) })),
  ...draw.maybe(45, () => ({ multipleOf: draw.one([2, 0.5, 0.1]) })),
  ...draw.maybe(8, () => ({ const: 12 })),
});
/** S15: an answer with a part of each type. */
const formShape = (draw: Draw, second: boolean): JsonObject => ({
  type: 'object',
  properties: {
    word: {
      ...textShape(draw, second),
      ...draw.maybe(25, () => ({ enum: ['ab', 'A b'] })),
      ...draw.maybe(50, () => ({ title: 'The word' })),
    },
    share: { ...numberShape(draw, draw.one(['number', 'integer'])) },
    sure: { type: 'boolean', ...draw.maybe(40, () => ({ const: true })) },
  },
  ...draw.maybe(50, () => ({ required: draw.few(['word', 'share', 'sure'], 2) })),
});
function shapeOf(draw: Draw, second: boolean, { kind, plain }: PlannedField): JsonObject {
  if (plain && kind === 'text') return { type: 'string' };
  if (plain && (kind === 'integer' || kind === 'number')) return { type: kind };
  if (kind === 'text') return textShape(draw, second);
  if (kind === 'integer' || kind === 'number') return numberShape(draw, kind);
  if (kind === 'unit') return { type: 'integer' };
  if (kind === 'boolean')
    return { type: 'boolean', ...draw.maybe(plain ? 0 : 15, () => ({ const: true })) };
  if (kind === 'date') return { type: 'string', format: 'date' };
  if (kind === 'time') return { type: 'string', ...(second && { format: 'time' }) };
  if (kind === 'spot') return { type: 'object' };
  if (kind === 'form') return formShape(draw, second);
  if (kind === 'sure') return { type: 'boolean' };
  if (kind === 'band') return { type: 'string', enum: [...fitting.band] };
  if (kind !== 'size') return { type: 'string' };
  return {
    type: 'object',
    properties: {
      years: { type: 'integer', ...draw.maybe(50, () => ({ title: 'Years' })), maximum: 9 },
      months: { type: 'integer', title: 'Months', ...draw.maybe(50, () => ({ maximum: 11 })) },
    },
    ...draw.maybe(50, () => ({ required: ['years'] })),
  };
}
/** D3: written options, or those of a lookup. */
function optionsOf(draw: Draw, known: Known, { kind }: PlannedField): Json {
  const from = draw.one(['lookups.zones', 'lookups.zones', 'lookups.zones.list']);
  const keep = kind === 'spot' && {
    keep: draw.one([
      ['id', 'name'],
      ['id', 'n'],
    ]),
  };
  if (kind === 'zone' || kind === 'spot')
    return {
      from,
      value: 'id',
      label: 'name',
      ...keep,
      ...draw.maybe(20, () => ({ known: { a: { hint: 'The first.' } } })),
      ...(known.second &&
        draw.chance(25) && {
          shows: {
            picture: 'id',
            place: 'name',
            text: 'n',
            ...draw.maybe(60, () => ({ more: 'more' })),
          },
        }),
    };
  return fitting[kind].map((value) => ({
    value,
    label: `Option ${JSON.stringify(value)}`.replaceAll('"', ''),
    ...draw.maybe(15, () => ({ hint: phrases(draw, known) })),
    ...draw.maybe(10, () => ({ when: condition(draw, known, 1) })),
    ...draw.maybe(12, () => ({
      unavailable: condition(draw, known, 1),
      ...draw.maybe(60, () => ({ unavailableReason: phrases(draw, known) })),
    })),
  }));
}
function boundsOf(draw: Draw, known: Known): Json {
  const by = known.paths.find(({ kind }) => kind === 'unit');
  if (by === undefined || draw.chance(60))
    return draw.one([
      [1, 30],
      [0, 5],
      [2, 2],
    ]);
  return {
    by: draw.chance(50) ? by.path : { var: by.path },
    cases: { 1: [1, 30], 2: [0, 12], 3: [0, 4] },
  };
}
/** Z58 */
function timesOf(draw: Draw, known: Known, path: string): JsonObject {
  const which = draw.one([['min'], ['max'], ['min', 'max']]);
  const all = which.map(() => time(draw, known, path));
  // Two that stand there are in their order: nothing fits the others.
  const inOrder = all.every((one) => typeof one === 'string') ? all.toSorted() : all;
  return Object.fromEntries(which.map((key, i) => [key, inOrder[i] ?? null]));
}
const unticks = (draw: Draw): Json => draw.one([null, false, 'no', 0]);
/** D3: what is typed as a line has at most 150 characters. */
const lines = ['text', 'email', 'tel', 'digits', 'sortCode', 'hidden'];

/** D4 */
const needed = (draw: Draw, known: Known, { kind }: PlannedField): Json => {
  const rule = draw.chance(60) ? true : condition(draw, known, 1);
  if (kind !== 'boolean' || draw.chance(50)) return rule;
  return { accepted: true, ...(rule !== true && { when: rule }) };
};
const looks = (draw: Draw, known: Known, before: Known): JsonObject => ({
  ...draw.maybe(22, () => ({ relevant: condition(draw, before, 1) })),
  ...draw.maybe(12, () => ({ visible: condition(draw, known, 1) })),
  ...draw.maybe(12, () => ({ hint: phrase(draw, known) })),
  ...draw.maybe(6, () => ({ reason: phrase(draw, known) })),
  ...draw.maybe(12, () => ({ missing: phrase(draw, known) })),
  ...draw.maybe(6, () => ({ disabledReason: phrase(draw, known) })),
  ...draw.maybe(5, () => ({ whole: number(draw, known, 1) })),
});
/** @param before what its relevance may read: what does not depend on this section. */
export function field(draw: Draw, known: Known, before: Known, one: PlannedField): SaidOfField {
  const { name, kind, path } = one;
  const offers = ['choice', 'unit', 'zone', 'spot', 'sure'].includes(kind);
  const numeric = kind === 'integer' || kind === 'number';
  const single = fitting[kind].filter((v) => typeof v !== 'object');
  const shape = {
    ...shapeOf(draw, known.second, one),
    ...draw.maybe(70, () => ({ title: draw.chance(70) ? `The ${name}` : phrase(draw, known) })),
  };
  const fields = looks(draw, known, before);
  const required = draw.chance(45) ? needed(draw, known, one) : null;
  const isAccepted = isObject(required) && 'accepted' in required;
  // Y12: nobody agrees from the start.
  const from = (all: readonly Json[]): readonly Json[] => (isAccepted ? [false] : all);
  const ownNumber = { and: [{ isAnswered: { var: path } }, { '<': [{ var: path }, 12] }] };
  const checks = draw.times(0, 1, () => ({
    id: 'sensible',
    field: name,
    assert: numeric && draw.chance(50) ? ownNumber : condition(draw, known, 1),
  }));
  return {
    shape,
    said: {
      ...(path !== name && { bind: path }),
      ...(Object.keys(fields).length > 0 && { fields }),
      ...(offers && { options: optionsOf(draw, before, one) }),
      ...(required !== null && { required }),
      ...(draw.chance(35) && one.plain && single.length > 0 && { initial: draw.one(from(single)) }),
      ...(draw.chance(50) && kind === 'text' && { normalise: draw.few(editing, 2) }),
      ...(draw.chance(30) && kind === 'boolean' && { unticked: unticks(draw) }),
      ...(draw.chance(45) && numeric && !one.plain && { bounds: boundsOf(draw, known) }),
      ...(kind === 'time' && known.second && { time: timesOf(draw, known, path) }),
      ...(draw.chance(8) && { disabled: condition(draw, known, 1) }),
      ...(draw.chance(12) && { labels: `label of ${name}` }),
      ...(draw.chance(30) && kind === 'text' && { uiSchema: { 'ui:widget': draw.one(lines) } }),
    },
    checks: draw.chance(25) ? checks : [],
  };
}
