import { expect, it } from 'vitest';
import { fromHash, nothing, toHash, type Selection } from './selection';

const all: readonly Selection[] = [
  nothing,
  { ...nothing, step: 'personalDetails', section: 'terms@utilita', field: 'agreed' },
  { ...nothing, household: 'scenarios/a b.json#one & two', width: 1280, view: 'changes' },
  { ...nothing, view: 'variants', step: 'a/b' },
  { ...nothing, view: 'versions', before: 'main', after: 'terms/of spring & summer' },
];

it.each(all)('comes back from the address as it went there: $view $step', (selection) => {
  expect(fromHash(toHash(selection))).toEqual(selection);
});

it('is nothing in an address that says nothing, or something else', () => {
  expect(fromHash('')).toEqual(nothing);
  expect(fromHash('#/?view=other&width=7')).toEqual(nothing);
});
