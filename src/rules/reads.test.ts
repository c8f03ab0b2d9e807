import { expect, it } from 'vitest';
import { readsOf } from './reads';

it.each([
  ['a var', { var: 'a.b' }, ['a.b'], []],
  ['a var in a list', { var: ['a', null] }, ['a'], []],
  ['inside other rules', { if: [{ '===': [{ var: 'a' }, 1] }, { var: 'b' }, 'c'] }, ['a', 'b'], []],
  ['a status', { '===': [{ lookupStatus: 'l' }, 'ready'] }, [], ['l']],
  ['an age, which changes with the day', { yearsSince: { var: 'born' } }, ['born', 'today'], []],
  ['a template', { body: [{ x: { var: 'a' } }] }, ['a'], []],
  ['a literal', 'a', [], []],
  ['a text of another operator', { ceil: 'a' }, [], []],
  ['a var of nothing', { var: [] }, [], []],
  ['a status of nothing', { lookupStatus: [] }, [], []],
])('%s', (_, rule, paths, statuses) => {
  const reads = readsOf(rule);
  expect([...reads.paths].sort()).toEqual(paths);
  expect([...reads.statuses]).toEqual(statuses);
});
