import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/full';
import { compile } from '../compiler';
import { parking, parkingContract } from '../compiler/fixtures/parking';
import { evaluate, type Json, type Rule, type Scope } from '../rules';
import {
  createProver,
  classOf,
  scopeOf,
  type Household,
  type Node,
  type Prover,
  type Value,
} from '.';

const { journey, diagnostics } = compile(parking(), parkingContract);
if (journey === null) throw new Error(JSON.stringify(diagnostics));

/** Paths of the parking permit, each with values that a household can have there. */
const texts = fc.constantFrom<Json>(null, 'Elm Row', 'A', 'ab12', '7');
const answers = {
  street: texts,
  email: texts,
  permitType: fc.constantFrom<Json>(null, 'visitor', 'resident'),
  'permit.days': fc.constantFrom<Json>(null, 0, 1, 2, 5, 7, 30, 400),
  start: fc.constantFrom<Json>(
    null,
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2027-02-01',
    '1999-01-01',
  ),
  agreed: fc.constantFrom<Json>(null, true, false),
} as const;
const paths = Object.keys(answers) as readonly (keyof typeof answers)[];
const zones = fc.constantFrom<Json>(
  null,
  { full: true, code: 3 },
  { full: false, code: 'x' },
  { code: 8 },
  [{ size: 2 }, { size: 'A' }, 7, null],
  'odd',
);

const literal = fc.constantFrom<Json>(
  null,
  true,
  false,
  0,
  1,
  2,
  2.5,
  7,
  '',
  'visitor',
  'A',
  'Elm Row',
  '2026-11-26',
);
const variable = fc.constantFrom<Rule>(
  ...paths.map((path) => ({ var: path })),
  { var: 'facts.kind' },
  { var: 'facts.isShort' },
  { var: 'today' },
  { var: 'settings.helpUrl' },
  { var: 'lookups.zones.full' },
  { var: 'lookups.zones.code' },
  { var: 'lookups.zones' },
);

const zoneList = fc.constant<Rule>({ var: 'lookups.zones' });

/** What is asked of an item, by itself and against whatever is around it. */
const aboutItem = (inner: fc.Arbitrary<Rule>): fc.Arbitrary<Rule> => {
  const item = fc.constantFrom<Rule>({ var: 'item' }, { var: 'item.size' });
  const asked = fc
    .tuple(fc.constantFrom('===', '<', 'includes', 'and'), item, inner)
    .map(([name, left, right]): Rule => ({ [name]: [left, right] }));
  return fc.oneof(item, asked, inner);
};

/** Rules of the strict subset, and some beyond it: anything stands where a condition should. */
const { rule } = fc.letrec<{ rule: Rule }>((tie) => {
  const inner = tie('rule');
  const of = (operator: string, ...parts: readonly fc.Arbitrary<Rule>[]) =>
    fc.tuple(...parts).map((given): Rule => ({ [operator]: given }));
  return {
    rule: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      literal,
      { weight: 4, arbitrary: variable },
      ...['===', '!==', '<', '<=', '>', '>='].map((name) => of(name, inner, inner)),
      of('<=', inner, inner, inner),
      ...['and', 'or'].flatMap((name) => [of(name, inner, inner), of(name, inner, inner, inner)]),
      ...['+', '-', '*', '/', 'dateBefore', 'dateOnOrAfter', 'sameText', 'cat', 'sum'].map((name) =>
        of(name, inner, inner),
      ),
      ...['!', 'isAnswered', 'characters', 'count', 'ceil', 'pence', 'yearsSince', '-'].map(
        (name) => of(name, inner),
      ),
      fc
        .tuple(inner, fc.constantFrom(-1, 0, 1, 30, 0.5))
        .map(([date, days]): Rule => ({ addDays: [date, days] })),
      fc
        .tuple(inner, fc.constantFrom(-12, -1, 0, 1, 0.5))
        .map(([date, months]): Rule => ({ addMonths: [date, months] })),
      inner.map((time): Rule => ({ minutesOf: [time] })),
      ...['daysBetween', 'monthsBetween', 'includes'].map((name) => of(name, inner, inner)),
      fc
        .tuple(fc.array(literal, { maxLength: 3 }), inner)
        .map(([list, part]): Rule => ({ includes: [list, part] })),
      ...['where', 'some', 'every'].map((name) =>
        of(name, fc.oneof(inner, fc.array(literal, { maxLength: 3 }), zoneList), aboutItem(inner)),
      ),
      fc
        .tuple(
          fc.oneof(
            inner,
            zoneList,
            // Two keys: an object with one is an operation.
            fc.constant<Rule>([
              { size: [1, 'a'], full: null },
              { size: 2, full: [3] },
            ]),
          ),
          fc.constantFrom('size', 'full'),
        )
        .map(([list, key]): Rule => ({ itemsOf: [list, key] })),
      inner.map((part): Rule => ({ startsWith: [part, 'E'] })),
      inner.map((part): Rule => ({ matches: [part, '^[a-z]+$'] })),
      fc
        .tuple(inner, fc.array(literal, { maxLength: 3 }))
        .map(([left, list]): Rule => ({ in: [left, list] })),
      of('if', inner, inner, inner),
      of('if', inner, inner, inner, inner, inner),
      fc.constant<Rule>({ lookupStatus: 'zones' }),
    ),
  };
});

const household = fc
  .tuple(
    fc.record(answers),
    fc.constantFrom('idle' as const, 'loading' as const, 'ready' as const, 'failed' as const),
    zones,
    fc.constantFrom('/help', '/other', ''),
  )
  .map(([given, status, data, helpUrl]): Household => ({
    answers: given,
    lookups: { zones: { status, data } },
    settings: { helpUrl },
    drafts: [],
    locals: {},
    today: '2026-11-26',
  }));

/**
 * The leaf that a node leads a household to; null where an answer of the partner is of another type
 * than the rules take it for, which the compiler would have refused.
 */
function leafFor({ diagrams }: Prover, node: Node, scope: Scope): Value | null {
  let at = node;
  for (;;) {
    const value = diagrams.at(at);
    const variable = diagrams.asks(at);
    if (value !== null || variable === null) return value ?? expect.fail('a node that is nothing');
    const { term, classes } = variable;
    const json = term.measure(scope);
    const index = classOf(classes, json);
    if (index === -1 && term.path?.startsWith('lookups.') === true) return null;
    if (index === -1) expect.fail(`no class of ${term.key} for ${JSON.stringify(json)}`);
    at = diagrams.kids(at)[index] ?? expect.fail('no such class');
  }
}

describe('a rule, worked out for all households at once', () => {
  it('is no day that is a fraction of one after another', () => {
    const late: Rule = { addDays: [{ var: 'today' }, 0.5] };
    const prover = createProver(journey, {
      beside: [{ rule: { isAnswered: late }, scope: '', isCondition: true }],
    });
    expect(prover.decide({ rule: { isAnswered: late } })).toMatchObject({ canFail: true });
  });

  it('takes what a rule reads into for more than a number, whatever else is done with it', () => {
    const asked: Rule = {
      and: [
        { '<': [{ var: 'lookups.zones' }, 2] },
        { '===': [{ var: 'lookups.zones.full' }, true] },
      ],
    };
    const prover = createProver(journey, {
      beside: [{ rule: asked, scope: '', isCondition: true }],
    });
    expect(prover.decide({ rule: { '===': [{ var: 'lookups.zones.full' }, true] } })).toMatchObject(
      { canHold: true },
    );
  });

  it('tells a text of which nothing is left from nothing where a list is asked for either', () => {
    const asked: Rule = { includes: [[null], { var: 'settings.helpUrl' }] };
    const prover = createProver(journey, {
      beside: [{ rule: asked, scope: '', isCondition: true }],
    });
    const blank = scopeOf(prover.engine, {
      answers: {},
      lookups: { zones: { status: 'idle', data: null } },
      settings: { helpUrl: '' },
      drafts: [],
      locals: {},
      today: '2026-11-26',
    });
    expect(evaluate(asked, blank)).toBe(false);
    const node = prover.value({ rule: asked }) ?? expect.fail('it is not analysed');
    expect(leafFor(prover, node, blank)?.key).toBe('false');
  });

  // Some 3.4 households a rule: a million pairs in `npm run test:full`.
  it.each(Array.from({ length: runs(1, 8) }, (_, part) => part + 1))(
    'comes to what the engine works out, for each of them (part %d)',
    () => {
      fc.assert(
        fc.property(
          rule,
          fc.array(household, { minLength: 1, maxLength: 6, size: 'max' }),
          (asked, all) => {
            const prover = createProver(journey, {
              beside: [{ rule: asked, scope: '', isCondition: true }],
            });
            const node = prover.value({ rule: asked });
            const holds = prover.where({ rule: asked });
            if (node === null || holds === null) return;
            for (const each of all) {
              const scope = scopeOf(prover.engine, each);
              const real = evaluate(asked, scope);
              const leaf = leafFor(prover, node, scope);
              const leafOfHolds = leafFor(prover, holds, scope);
              if (leaf === null || leafOfHolds === null) continue;
              expect(classOf([leaf], real), `${leaf.key} is not ${JSON.stringify(real)}`).toBe(0);
              expect(leafOfHolds.key).toBe(String(real === true));
            }
          },
        ),
        { numRuns: runs(300, 40_000) },
      );
    },
  );
});
