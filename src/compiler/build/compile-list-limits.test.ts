import { expect, it } from 'vitest';
import { compile } from '../compile';
import { cars } from '../fixtures/cars';
import { parkingContract } from '../fixtures/parking';

const file = 'steps/apply/cars.json';

/** The permit of cars, whose list says how many it takes by `limits` alone. */
function withLimits(limits: object, said: object = {}) {
  const files = new Map(cars());
  const section = JSON.parse(files.get(file) ?? '') as {
    fields: { cars: { list: { max?: number } } };
  };
  const { list } = section.fields.cars;
  delete list.max;
  Object.assign(section.fields.cars, { list: { ...list, ...limits }, ...said });
  files.set(file, JSON.stringify(section));
  const { journey, diagnostics } = compile(files, parkingContract);
  const made = journey?.steps[0]?.sections.find(({ id }) => id === 'cars');
  return {
    made,
    field: made?.fields.find(({ name }) => name === 'cars'),
    found: diagnostics.map(({ code, message }) => `${code}: ${message}`),
  };
}
const days = { var: 'permit.days' };
const count = { count: { var: 'permit.cars' } };

it.each([
  [{ max: 3 }, 3],
  [{ max: days }, 100],
  [{ exactly: 2 }, 2],
  [{}, 100],
])('%j holds the shape of a list to at most %i items', (limits, most) => {
  const { made, field, found } = withLimits(limits);
  expect(found).toEqual([]);
  expect(made?.schema['properties']).toMatchObject({ cars: { maxItems: most } });
  expect(field?.list?.max).toBe(most);
});

it('checks the least, and the most where it is a rule, and names how many are missing or too many', () => {
  const { made, field, found } = withLimits({ min: 2, max: days });
  expect(found).toEqual([]);
  expect(made?.checks.slice(0, 2)).toEqual([
    {
      id: 'minItems',
      field: 'cars',
      assert: { '!': [{ '<': [count, 2] }] },
      gives: { min: { ceil: 2 }, n: { ceil: { '-': [2, count] } } },
      source: [],
    },
    {
      id: 'maxItems',
      field: 'cars',
      assert: { '!': [{ '>': [count, days] }] },
      gives: {
        max: { '-': [count, { ceil: { '-': [count, days] } }] },
        n: { ceil: { '-': [count, days] } },
      },
      source: [],
    },
  ]);
  expect(field?.list?.most).toEqual(days);
});

it('requires no item of a list that may hold none', () => {
  const takesSome = { '!': [{ '<': [days, 1] }] };
  expect(withLimits({ exactly: days }, { required: true }).field?.required).toEqual(takesSome);
  expect(withLimits({ max: days }).field?.required).toEqual({
    and: [{ isAnswered: { var: 'street' } }, takesSome],
  });
  expect(withLimits({ max: days }, { required: false }).field?.required).toBe(false);
  expect(withLimits({ min: days }, { required: true }).field?.required).toBe(true);
});

it('adds nothing to what is required where it may always hold some', () => {
  const most = (least: unknown) => ({ if: [{ isAnswered: { var: 'street' } }, 12, least] });
  const required = (limits: object) => withLimits(limits, { required: true }).field?.required;
  expect(required({ max: most(4) })).toBe(true);
  expect(required({ max: most(0) })).toEqual({ '!': [{ '<': [most(0), 1] }] });
  expect(required({ max: most(null) })).toEqual({ '!': [{ '<': [most(null), 1] }] });
});

it('takes messages of what can be broken, with the numbers that there are', () => {
  const messages = (rule: string, text: string) => ({ messages: { [rule]: text } });
  expect(withLimits({ exactly: days }, messages('minItems', 'Add {n}, to {min}')).found).toEqual(
    [],
  );
  expect(withLimits({ max: 3 }, messages('maxItems', '{max} at most, {n} too many')).found).toEqual(
    [],
  );
  expect(withLimits({ max: 3 }, messages('minItems', 'Add {n}')).found).toEqual([
    'JC517: This field has no rule `minItems`.',
  ]);
  expect(withLimits({ min: 2 }, messages('minItems', 'Not {max}')).found).toEqual([
    'JC606: Nothing fills `{max}` here.',
  ]);
});

it.each<[string, object, string]>([
  [
    'a least above the most',
    { min: 4, max: 3 },
    'JC505: No list has at least 4 items and at most 3.',
  ],
  [
    'a least above all lists',
    { min: 101 },
    'JC505: No list has at least 101 items and at most 100.',
  ],
  ['half an item', { max: 2.5 }, 'JC505: So many items are a whole number, and at least 1.'],
  ['no item', { exactly: 0 }, 'JC505: So many items are a whole number, and at least 1.'],
  ['a text', { max: { var: 'street' } }, 'JC406: So many items are a number, and this is text.'],
  [
    'a condition',
    { min: { isAnswered: days } },
    'JC406: So many items are a number, and this is true or false.',
  ],
  [
    'a text that is written',
    { max: 'three' },
    'JC406: So many items are a number, and this is text.',
  ],
  [
    'a most beside `exactly`',
    { exactly: 2, max: 3 },
    'JC552: `max` says nothing beside `exactly`.',
  ],
  [
    'an answer that is not there',
    { max: { var: 'permit.dais' } },
    'JC312: Nothing declares `permit.dais`.',
  ],
])('%s is found', (_, limits, finding) => {
  expect(withLimits(limits).found).toContain(finding);
});

it('a check has no name that how many items there are has', () => {
  const checks = { minItems: { assert: { '===': [count, 2] } } };
  expect(withLimits({ min: 2 }, { checks }).found).toEqual([
    'JC501: `minItems` is the rule of how many items a list has.',
  ]);
});
