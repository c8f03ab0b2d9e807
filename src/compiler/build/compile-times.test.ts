import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

/** The parking permit with a question that says `time`. */
function compiled(said: object) {
  const files = new Map(parking());
  const street = 'steps/apply/street.json';
  const section = JSON.parse(files.get(street) ?? '') as { fields: object };
  const schema = { type: 'string', format: 'time' };
  Object.assign(section.fields, { begins: { title: 'Begins', answer: 'begins', schema, ...said } });
  files.set(street, JSON.stringify(section));
  return compile(files, parkingContract);
}

const codes = (said: object): readonly string[] =>
  compiled(said)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, message }) => `${code}: ${message}`);

describe('between which times an answer lies', () => {
  it('becomes two checks, whose messages name the limit', () => {
    const { journey } = compiled({ time: { min: '08:00', max: '22:00' } });
    const section = journey?.steps[0]?.sections.find(({ id }) => id === 'street');
    const minutes = (of: unknown) => ({ minutesOf: [of] });
    const begins = minutes({ var: 'begins' });
    expect(section?.checks.filter(({ field }) => field === 'begins')).toEqual([
      {
        ...{ id: 'earliest', field: 'begins', source: [] },
        ...{ assert: { '!': [{ '<': [begins, minutes('08:00')] }] }, gives: { min: '08:00' } },
      },
      {
        ...{ id: 'latest', field: 'begins', source: [] },
        ...{ assert: { '!': [{ '<': [minutes('22:00'), begins] }] }, gives: { max: '22:00' } },
      },
    ]);
  });

  it.each<[string, object, readonly string[]]>([
    ['a time and a rule', { time: { min: '08:00', max: { if: [true, '20:00', null] } } }, []],
    ['the same time twice', { time: { min: '08:00', max: '08:00' } }, []],
    [
      'a text that is none',
      { time: { min: '8:00' } },
      ['JC405: `8:00` is no time: `time` takes hh:mm here.'],
    ],
    [
      'a number',
      { time: { max: 22 } },
      ['JC406: `time` takes a time of day here, and this is a number.'],
    ],
    [
      'the earliest behind the latest',
      { time: { min: '22:00', max: '02:00' } },
      ['JC505: No time is at 22:00 or later and at 02:00 or earlier.'],
    ],
    [
      'another format',
      { schema: { type: 'string', format: 'date' }, time: { min: '08:00' } },
      ['JC507: `time` bounds a time of day, and this question asks for none.'],
    ],
    [
      'a check of that name',
      { time: { min: '08:00' }, checks: { earliest: { assert: true, message: 'No.' } } },
      ['JC501: `earliest` is the rule of a time that is out of bounds.'],
    ],
  ])('%s', (_, said, found) => {
    expect(codes(said).filter((each) => !each.startsWith('JC418'))).toEqual(found);
  });

  it('a journey without times has none of their words', () => {
    const { journey } = compile(parking(), parkingContract);
    expect(Object.keys(journey?.messages.rules ?? {})).not.toContain('halfOfDay');
    expect(Object.keys(journey?.messages.rules ?? {})).not.toContain('latest');
  });
});
