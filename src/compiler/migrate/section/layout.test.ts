import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine';
import { homeOf } from '../testing';

const days = { type: 'integer' };

/** A section of questions `a`, `b` …, each with the options of its look. */
const looking = (...looks: readonly JsonObject[]): JsonObject => {
  const names = looks.map((_, index) => 'abcdefgh'.charAt(index));
  return {
    schema: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, days])) },
    uiSchema: Object.fromEntries(
      names.map((name, index) => [name, { 'ui:options': looks[index] ?? {} }]),
    ),
  };
};

const question = (group: string | null, ui: JsonObject = {}): JsonObject => ({
  ...(group !== null && { group }),
  schema: days,
  ...(Object.keys(ui).length > 0 && { ui }),
});

describe('groups are made of how questions stood among their neighbours', () => {
  it.each<
    [what: string, looks: readonly JsonObject[], groups: JsonObject | null, fields: unknown[]]
  >([
    [
      'no set, no row: no groups',
      [{ unit: '£' }, {}],
      null,
      [question(null, { unit: '£' }), question(null)],
    ],
    [
      'a set in one line, with places',
      [{}, { set: 'figure', row: 'kind' }, { set: 'figure', row: 'amount', unit: '£' }],
      { figure: { as: 'row' } },
      [
        question(null),
        question('figure', { cell: 'kind' }),
        question('figure', { unit: '£', cell: 'amount' }),
      ],
    ],
    [
      'what heads a set is said by its first question',
      [
        { set: 'gas', heading: 'Gas', pictogram: 'flame', divider: true, row: 'amount' },
        { set: 'gas', heading: 'Not this' },
      ],
      { gas: { as: 'row', title: 'Gas', pictogram: 'flame', divider: true } },
      [question('gas', { cell: 'amount' }), question('gas')],
    ],
    ['a set that is no line', [{ set: 's', heading: 'S' }], { s: { title: 'S' } }, [question('s')]],
    [
      'neighbours in a line, and what follows',
      [{}, { row: true, unit: 'years' }, { row: true }, {}],
      { row: { as: 'row' }, rest: {} },
      [question(null), question('row', { unit: 'years' }), question('row'), question('rest')],
    ],
    [
      'the same set in two places',
      [{ set: 's' }, {}, { set: 's' }, {}],
      { s: {}, rest: {}, s2: {}, rest2: {} },
      [question('s'), question('rest'), question('s2'), question('rest2')],
    ],
  ])('%s', (_, looks, groups, fields) => {
    const home = homeOf(looking(...looks)) as JsonObject;
    expect(home['groups'] ?? null).toEqual(groups);
    expect(Object.values(home['fields'] as JsonObject)).toEqual(fields);
  });

  it('questions stand in the order of `order`, then of the schema', () => {
    const home = homeOf({ ...looking({}, {}, {}), order: ['c', 'unknown'] }) as JsonObject;
    expect(Object.keys(home['fields'] as JsonObject)).toEqual(['c', 'a', 'b']);
  });
});
