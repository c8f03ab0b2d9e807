import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const street = 'steps/apply/street.json';

/** What is found of checks of the first day, asked for so. */
function found(asked: object, ...asserts: readonly (object | boolean)[]): readonly string[] {
  const files = new Map(parking());
  const section = JSON.parse(files.get(street) ?? '') as { fields: object };
  Object.assign(section.fields, {
    begins: {
      title: 'It begins',
      ...asked,
      checks: Object.fromEntries(
        asserts.map((assert, index) => [`is${String(index)}`, { assert, message: 'No.' }]),
      ),
    },
  });
  files.set(street, JSON.stringify(section));
  return compile(files, parkingContract).diagnostics.flatMap(({ code, pointer, message }) =>
    code === 'JC560' ? [`/${pointer.split('/').slice(3).join('/')}: ${message}`] : [],
  );
}

const begins = { var: 'begins' };
const adult = { '>=': [{ yearsSince: begins }, 18] };
const date = (ui: object): object => ({
  schema: { type: 'string', format: 'date' },
  ui: { widget: 'date', ...ui },
});
const noYear = (key: string): readonly string[] => [
  `/ui/${key}: None of the years that this offers has a day that the checks of the question let through.`,
];

describe('days', () => {
  it.each<[string, object, object, readonly string[]]>([
    ['of birth', { mode: 'birth' }, adult, []],
    ['of birth, of so many years', { mode: 'birth', yearsBack: 18 }, adult, []],
    ['of too few years', { mode: 'birth', yearsBack: 17 }, adult, noYear('yearsBack')],
    ['to come, of who is of age', { mode: 'future' }, adult, noYear('mode')],
    ['of the next years, without a word', {}, adult, noYear('widget')],
    [
      'of the past, where it must be to come',
      { mode: 'birth', yearsBack: 3 },
      { dateOnOrAfter: [begins, { addDays: [{ var: 'today' }, 400] }] },
      noYear('mode'),
    ],
    ['that must be to come', {}, { dateBefore: [{ var: 'today' }, begins] }, []],
    // A day that stands still is nearer each year.
    ['that is named', {}, { dateBefore: [begins, '2020-01-01'] }, []],
    ['that hang on another', {}, { dateBefore: [begins, { var: 'start' }] }, []],
    ['by a fact', { mode: 'future' }, { '===': [{ var: 'facts.kind' }, 'x'] }, []],
    [
      'of which none will do',
      {},
      { '>': [{ yearsSince: begins }, 900] },
      ['/checks/is0/assert: No day that this question takes meets this condition.'],
    ],
  ])('%s', (_, ui, assert, said) => {
    expect(found(date(ui), assert)).toEqual(said);
  });

  it('are held against all checks together', () => {
    const past = { dateBefore: [begins, { var: 'today' }] };
    const future = { dateBefore: [{ var: 'today' }, begins] };
    expect(found(date({ yearsBack: 2 }), past, future)).toEqual([
      '/checks/is1/assert: No day that this question takes meets all of these checks.',
    ]);
  });

  it('may be set by something else', () => {
    expect(found({ ...date({ mode: 'future' }), initial: '1990-01-01' }, adult)).toEqual([]);
  });
});

it('is nothing that is said of a check that does not read the answer', () => {
  expect(found(date({ mode: 'birth' }), false)).toEqual([]);
});

describe('months, times and numbers', () => {
  const month = { schema: { type: 'string', format: 'month' }, ui: { widget: 'monthYear' } };
  const time = (bounds: object = {}): object => ({
    schema: { type: 'string', format: 'time' },
    ui: { widget: 'time' },
    time: bounds,
  });
  const number = (schema: object, more: object = {}): object => ({
    schema: { type: 'integer', ...schema },
    ...more,
  });
  const past = { dateBefore: [{ firstDayOf: begins }, { addDays: [{ var: 'today' }, -400] }] };
  const none = (what: string): readonly string[] => [
    `/checks/is0/assert: No ${what} that this question takes meets this condition.`,
  ];

  it.each<[string, object, object, readonly string[]]>([
    ['a month to come, that must be past', month, past, none('month')],
    ['a time', time({ min: '09:00' }), { '<': [begins, '10:00'] }, []],
    ['a time out of its bounds', time({ min: '10:00' }), { '<': [begins, '10:00'] }, none('time')],
    ['minutes', time({ max: '09:00' }), { '>': [{ minutesOf: begins }, 600] }, none('time')],
    ['a number', number({}, { bounds: [1, 30] }), { '>=': [begins, 30] }, []],
    [
      'a number out of its bounds',
      number({}, { bounds: [1, 30] }),
      { '>': [begins, 30] },
      none('number'),
    ],
    [
      'a number out of its shape',
      number({ minimum: 0, maximum: 99 }),
      { '>': [begins, 99] },
      none('number'),
    ],
    ['a number without an end', number({ minimum: 0 }), { '<': [begins, 0] }, []],
    [
      'a number that is no multiple',
      number({ minimum: 1, maximum: 9, multipleOf: 5 }),
      { '===': [begins, 7] },
      none('number'),
    ],
  ])('%s', (_, asked, assert, said) => {
    expect(found(asked, assert)).toEqual(said);
  });
});
