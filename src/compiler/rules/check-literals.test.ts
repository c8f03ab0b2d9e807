import { expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

it.each<[string, object, readonly string[]]>([
  [
    'a part of a day',
    { addDays: [{ var: 'today' }, 1.5] },
    ['JC406: This always comes to nothing: days are counted whole.'],
  ],
  [
    'a day after the last',
    { addDays: [{ var: 'today' }, 9_999_999] },
    ['JC406: This always comes to nothing: there is no such day.'],
  ],
  ['a day before', { addDays: [{ var: 'today' }, -1] }, []],
  [
    'a division by nothing',
    { '/': [12, 0] },
    ['JC406: This always comes to nothing: nothing is divided by 0.'],
  ],
  [
    'a month in the place of a day',
    { dateBefore: [{ var: 'until' }, { var: 'today' }] },
    ['JC406: `dateBefore` takes a day here, and `until` is a month.'],
  ],
  [
    'the first day of a month',
    { dateBefore: [{ firstDayOf: [{ var: 'until' }] }, { var: 'today' }] },
    [],
  ],
  ['a division', { '/': [0, 12] }, []],
  [
    'a value of another type in a list',
    { in: [{ var: 'permitType' }, ['visitor', 1]] },
    ['JC408: This never holds: it is a number, the other side text.'],
  ],
])('%s', (_, rule, found) => {
  const files = new Map(parking());
  const street = 'steps/apply/street.json';
  const section = JSON.parse(files.get(street) ?? '') as { fields: object };
  const schema = { type: 'string', format: 'month' };
  Object.assign(section.fields, { until: { title: 'Until', answer: 'until', schema } });
  files.set(street, JSON.stringify(section));
  const path = 'facts/permit.json';
  const file = JSON.parse(files.get(path) ?? '') as { facts: object };
  Object.assign(file.facts, { tried: rule });
  files.set(path, JSON.stringify(file));
  expect(
    compile(files, parkingContract)
      .diagnostics.filter(({ code }) => code === 'JC406' || code === 'JC408')
      .map(({ code, message }) => `${code}: ${message}`),
  ).toEqual(found);
});
