import { expect, it } from 'vitest';
import { holds, type Rule } from '../../src/rules';
import { caseRule } from './case-rule';

const [a, b, c] = [{ var: 'a' }, { var: 'b' }, { var: 'c' }] as const;
const read = (values: Readonly<Record<string, boolean>>) => ({
  read: (path: string) => values[path] ?? null,
  status: () => 'idle' as const,
  today: '2026-09-01',
});
const all = [true, false].flatMap((x) =>
  [true, false].flatMap((y) => [true, false].map((z) => ({ a: x, b: y, c: z }))),
);
/** For which of all values the case is there. */
const where = (rule: Rule): string =>
  all
    .filter((values) => holds(rule, read(values)))
    .map((values) =>
      Object.entries(values)
        .filter(([, value]) => value)
        .map(([key]) => key)
        .join(''),
    )
    .join(' ');

it.each<[string, Rule, readonly (string | number)[], boolean | null, string]>([
  ['an outcome that holds', { and: [a, b] }, [], true, 'abc ab'],
  ['one that does not', { or: [a, b] }, [], false, 'c '],
  ['the part of `and` that does not hold', { and: [a, b, c] }, ['and', 1], null, 'ac a'],
  ['the part of `or` that holds', { or: [a, b, c] }, ['or', 2], null, 'c'],
  ['what `if` comes to', { if: [a, true, b, true, false] }, ['if', 3], null, 'bc b'],
  ['what is left of `if`', { if: [a, true, b, true, false] }, ['if', 4], null, 'c '],
  ['a part of a part', { and: [a, { or: [b, c] }] }, ['and', 1, 'or', 1], null, 'ac'],
])('%s', (_, rule, part, outcome, expected) => {
  expect(where(caseRule(rule, part, outcome))).toBe(expected);
});
