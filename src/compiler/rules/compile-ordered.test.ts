import { expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

const begins = { var: 'begins' };
const ends = { var: 'ends' };
const both = (rule: object) => ({ and: [{ isAnswered: begins }, { isAnswered: ends }, rule] });

/** The parking permit with two times, a date and a word, and a fact with this rule. */
function tried(rule: object) {
  const files = new Map(parking());
  const street = 'steps/apply/street.json';
  const section = JSON.parse(files.get(street) ?? '') as { fields: object };
  const asked = (answer: string, schema: object) => ({ title: answer, answer, schema });
  const time = { type: 'string', format: 'time' };
  Object.assign(section.fields, {
    begins: asked('begins', time),
    ends: asked('ends', time),
    day: asked('day', { type: 'string', format: 'date' }),
    word: asked('word', { type: 'string', maxLength: 9 }),
  });
  files.set(street, JSON.stringify(section));
  const path = 'facts/permit.json';
  const file = JSON.parse(files.get(path) ?? '') as { facts: object };
  Object.assign(file.facts, { tried: rule, starts: begins });
  files.set(path, JSON.stringify(file));
  return compile(files, parkingContract);
}

it.each<[string, object, readonly string[]]>([
  ['two times', both({ '<': [begins, ends] }), []],
  ['a time that stands there', both({ '<=': ['08:00', begins, '22:00'] }), []],
  [
    'a fact that is one',
    both({ '>=': [{ var: 'facts.starts' }, '08:00'] }),
    ['JC410: `facts.starts` may come to nothing, of which `>=` never holds.'],
  ],
  ['a choice of two', both({ '<': [{ if: [{ isAnswered: ends }, ends, '23:59'] }, begins] }), []],
  [
    'the minutes between two',
    both({ '>=': [{ '-': [{ minutesOf: ends }, { minutesOf: begins }] }, 60] }),
    [],
  ],
  [
    'one that may be missing',
    { '<': [begins, '10:00'] },
    ['JC410: `begins` may come to nothing, of which `<` never holds.'],
  ],
  [
    'a number',
    both({ '<': [begins, 10] }),
    ['JC406: `<` takes a time of day here, and this is a number.'],
  ],
  [
    'a date',
    both({ '<': [begins, { var: 'day' }] }),
    ['JC406: `<` takes a time of day here, and this is none.'],
  ],
  [
    'a word',
    both({ '<': [{ var: 'word' }, begins] }),
    ['JC406: `<` takes a time of day here, and this is none.'],
  ],
  [
    'a text that is none',
    both({ '<': [begins, '9:30'] }),
    ['JC405: `9:30` is no time: `<` takes hh:mm here.'],
  ],
  [
    'an hour too many',
    both({ '<': [begins, '24:00'] }),
    ['JC405: `24:00` is no time: `<` takes hh:mm here.'],
  ],
  [
    'no time at all',
    both({ '<': [{ var: 'word' }, { var: 'day' }] }),
    ['JC406: `<` compares numbers, and these are texts.'],
  ],
  [
    'a time in the place of a day',
    both({ dateBefore: [begins, { var: 'today' }] }),
    ['JC406: `dateBefore` takes a day here, and this is a time of day.'],
  ],
  [
    'the minutes of a date',
    both({ '===': [{ minutesOf: { var: 'day' } }, 0] }),
    ['JC406: `minutesOf` takes a time of day here, and this is none.'],
  ],
])('%s', (_, rule, found) => {
  const mine = new Set(['JC405', 'JC406', 'JC410']);
  expect(
    tried(rule)
      .diagnostics.filter(({ code }) => mine.has(code))
      .map(({ code, message }) => `${code}: ${message}`),
  ).toEqual(found);
});

it('times are compared by their minutes', () => {
  const { journey } = tried(both({ '<': [begins, '10:00'] }));
  expect(journey?.facts['tried']).toEqual(
    both({ '<': [{ minutesOf: [begins] }, { minutesOf: ['10:00'] }] }),
  );
});
