import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/full';
import { evaluate, type Json, type Rule, type Scope } from '../../rules';
import { isCondition } from './is-condition';
import type { Known } from './known';
import { holds, value } from './simplify';

const paths = ['kind', 'days', 'agreed', 'zone.full', 'lookups.zone.main'] as const;
const facts = ['isShort', 'needsZone', 'length'] as const;

const scalar: fc.Arbitrary<Json> = fc.constantFrom(null, true, false, 0, 1, 2, '', 'car', 'van');
const variable = fc.constantFrom<Rule>(
  ...paths.map((path) => ({ var: path })),
  ...facts.map((name) => ({ var: `facts.${name}` })),
);

/** Rules of the strict subset, and some beyond it: conditions may be anything. */
const { rule } = fc.letrec<{ rule: Rule }>((tie) => {
  const inner = tie('rule');
  const two = (operator: string) =>
    fc.tuple(inner, inner).map(([left, right]): Rule => ({ [operator]: [left, right] }));
  const some = (operator: string) =>
    fc.array(inner, { minLength: 1, maxLength: 3 }).map((parts): Rule => ({ [operator]: parts }));
  return {
    rule: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      scalar,
      variable,
      ...['===', '!==', '<', '>='].map(two),
      ...['and', 'or', '+'].map(some),
      inner.map((part): Rule => ({ '!': part })),
      inner.map((part): Rule => ({ isAnswered: part })),
      fc
        .tuple(inner, fc.array(scalar, { maxLength: 3 }))
        .map(([left, list]): Rule => ({ in: [left, list] })),
      fc.tuple(inner, inner, inner).map((parts): Rule => ({ if: parts })),
      fc.tuple(inner, inner, inner, inner, inner).map((parts): Rule => ({ if: parts })),
      inner.map((part): Rule => ({ startsWith: [part, 'c'] })),
      fc.constant<Rule>({ lookupStatus: 'zone' }),
      inner.map((part): Rule => ({ yearsSince: part })),
    ),
  };
});

/** A fact may read those before it. */
const factRules = fc.tuple(rule, rule, rule).map((rules): Readonly<Record<string, Rule>> => {
  const shallow = (found: Rule, upTo: number): Rule =>
    JSON.parse(
      JSON.stringify(found).replaceAll(/facts\.(\w+)/g, (whole, name: string) =>
        facts.indexOf(name as (typeof facts)[number]) < upTo ? whole : 'kind',
      ),
    ) as Rule;
  return Object.fromEntries(
    facts.map((name, index) => [name, shallow(rules[index] ?? null, index)]),
  );
});

const answers = fc
  .tuple(scalar, scalar, fc.constantFrom<Json>(true, false, null), scalar, scalar)
  .map(
    (values) => new Map<string, Json>(paths.map((path, index) => [path, values[index] ?? null])),
  );

const scopeOf = (values: ReadonlyMap<string, Json>, rules: Known['facts']): Scope => {
  const scope: Scope = {
    read: (path) =>
      path.startsWith('facts.')
        ? evaluate(rules[path.slice(6)] ?? null, scope)
        : (values.get(path) ?? null),
    status: () => 'ready',
    today: '2026-11-21',
  };
  return scope;
};

const cases = fc.tuple(rule, factRules, answers, fc.subarray([...paths]));

const known = (
  values: ReadonlyMap<string, Json>,
  rules: Known['facts'],
  which: readonly string[],
): Known => ({
  values: new Map([...values].filter(([path]) => which.includes(path))),
  facts: rules,
  simplified: new Map(),
});

const often = { numRuns: runs(1500, 15_000) };

describe('a rule with some of its answers known', () => {
  it('holds exactly when the whole rule does', () => {
    fc.assert(
      fc.property(cases, ([asked, rules, values, which]) => {
        const scope = scopeOf(values, rules);
        const left = holds(asked, known(values, rules, which));
        expect(evaluate(left, scope)).toBe(evaluate(asked, scope) === true);
      }),
      often,
    );
  });

  it('has exactly the value of the whole rule', () => {
    fc.assert(
      fc.property(cases, ([asked, rules, values, which]) => {
        const scope = scopeOf(values, rules);
        const left = value(asked, known(values, rules, which));
        expect(evaluate(left, scope)).toEqual(evaluate(asked, scope));
      }),
      often,
    );
  });

  it('is true or false where it is taken for a condition', () => {
    fc.assert(
      fc.property(cases, ([asked, rules, values]) => {
        const found = evaluate(asked, scopeOf(values, rules));
        if (isCondition(asked, known(values, rules, []))) expect(typeof found).toBe('boolean');
      }),
      often,
    );
  });

  it('is a plain value once everything is known', () => {
    fc.assert(
      fc.property(cases, ([asked, rules, values]) => {
        const text = JSON.stringify([asked, rules]);
        fc.pre(!text.includes('lookupStatus') && !text.includes('yearsSince'));
        expect(typeof holds(asked, known(values, rules, paths))).toBe('boolean');
      }),
      often,
    );
  });
});
