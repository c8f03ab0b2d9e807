import { expect, it } from 'vitest';
import { atLeast, smallest } from './smallest';

const choice = (costs: number, ...brings: readonly number[]) => ({
  costs,
  brings: new Set(brings),
});
const names = (of: readonly { readonly choice: { readonly brings: ReadonlySet<number> } }[]) =>
  of.map((each) => [...each.choice.brings]);

it('takes what brings most first, and of two alike the cheaper', () => {
  const all = [choice(2, 1, 2), choice(1, 1, 2), choice(1, 3)];
  expect(smallest(all, new Set([1, 2, 3])).map(({ choice: { costs } }) => costs)).toEqual([1, 1]);
});

it('leaves out what the others made needless', () => {
  const all = [choice(1, 2, 3, 4, 5), choice(1, 1, 2, 3), choice(1, 4, 5, 6)];
  expect(names(smallest(all, new Set([1, 2, 3, 4, 5, 6])))).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

it('brings nothing that nobody wants, and nobody brings what none has', () => {
  expect(smallest([choice(1, 1)], new Set([2]))).toEqual([]);
});

it('says how many are needed at least: things that no two bring together', () => {
  const all = [choice(1, 1, 2), choice(1, 2, 3), choice(1, 4)];
  expect(atLeast(all, new Set([1, 2, 3, 4]))).toBe(3);
  expect(atLeast(all, new Set([1, 2]))).toBe(1);
});
