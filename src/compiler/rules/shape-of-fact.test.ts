import { expect, it } from 'vitest';
import { compile } from '../compile';
import { parking, parkingContract } from '../fixtures/parking';

/** Messages of JC312 where a fact takes a zone and another reads `key` of it. */
function told(taken: unknown, key: string): readonly string[] {
  const facts = `"zoneTaken": ${JSON.stringify(taken)}, "ofZone": {"var": "facts.zoneTaken.${key}"}, "kind"`;
  const files = parking('facts/permit.json', '"kind"', facts);
  return compile(files, parkingContract)
    .diagnostics.filter(({ code }) => code === 'JC312')
    .map(({ message, help }) => `${message} ${help ?? ''}`);
}

const main = { firstWhere: [{ var: 'lookups.zones' }, 'main', true] };
const first = { var: 'lookups.zones.0' };

it.each([
  ['an item that is picked', main],
  ['an item at its place', first],
  ['one of several of the same', { if: [{ isAnswered: main }, main, first] }],
])('a key that %s has not is told', (_, taken) => {
  expect(told(taken, 'council')).toEqual([]);
  expect(told(taken, 'counsil')).toEqual([
    '`facts.zoneTaken` keeps no `counsil`. did you mean `council`?',
  ]);
});

it('nothing is told of what may be anything', () => {
  const either = { if: [{ isAnswered: main }, main, { var: 'permitType' }] };
  expect(told(either, 'counsil')).toEqual([]);
});

it('a circle of facts ends', () => {
  expect(told({ var: 'facts.ofZone' }, 'council')).toEqual([]);
});
