import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { walk } from '../../src/journey';
import { isInside, operationOf, type Json } from '../../src/rules';
import { householdAt } from '../server/households';
import { sameFactsOf } from '../server/same-facts';
import { openDesk } from '../server/desk';
import { handOf } from '../testing/hand';
import { written, type InHand } from './in-hand';
import { knownOf, lexiconOf } from './lexicon';
import { compared, comparisonOf, comparisonsFor, offersFor } from './rule-offers';
import { ruleTarget } from './rule-target';
import { withFact } from './same-fact';
import {
  operation,
  pathRead,
  reading,
  ruleOf,
  treeOf,
  value,
  withMore,
  withMoved,
  withoutPart,
  withPart,
  type RuleTree,
} from './rule-tree';

const shipped = await handOf('journey-config');
const permit = await handOf('tests/permit/journey-config');

/** Every rule as it is written, with the section that it is of. */
function rulesIn({ journey, origins, files }: InHand): readonly (readonly [string, Json])[] {
  const rules = new Map<string, Json>();
  for (const { rules: own } of walk(journey)) {
    for (const { place } of own) {
      const origin = origins.at(place);
      const raw = origin?.written === true ? written({ files }, origin.file, origin.pointer) : null;
      if (origin !== null && raw !== null) rules.set(`${origin.file}#${origin.pointer}`, raw);
    }
  }
  return [...rules];
}

const partsOf = (tree: RuleTree): readonly RuleTree[] =>
  tree.kind === 'value' ? [tree] : [tree, ...tree.parts.flatMap(partsOf)];

describe.each([
  ['the shipped journey', shipped.hand, 800],
  ['the permit', permit.hand, 60],
])('every rule of %s', (_, hand, least) => {
  const rules = rulesIn(hand);

  it('comes back letter by letter', () => {
    expect(rules.length).toBeGreaterThan(least);
    for (const [at, rule] of rules)
      expect(JSON.stringify(ruleOf(treeOf(rule))), at).toBe(JSON.stringify(rule));
  });

  it('is taken apart: no operator is left inside of a value', () => {
    for (const [at, rule] of rules)
      for (const part of partsOf(treeOf(rule)))
        if (part.kind === 'value')
          expect(operationOf(part.value)?.operator === 'var', at).toBe(false);
  });

  it('reads nothing but what is offered there, and compares as it is offered', () => {
    const lexicon = lexiconOf(hand.vocabulary, hand.teller.words, '');
    const around = hand.vocabulary.readables.map(({ path }) => path);
    const missed = new Set<string>();
    // A commit also reads what it kept in releases that are gone, of which nothing is declared.
    for (const [at, rule] of rules.filter(([each]) => !each.startsWith('commits/'))) {
      for (const part of partsOf(treeOf(rule))) {
        const path = pathRead(part);
        const isLocal =
          path !== null &&
          ['item', 'with', 'answer', 'failure', 'commit', 'commits', 'run', 'consents'].some(
            (root) => path === root || isInside(path, root),
          );
        // Of what nothing is known beyond that it is an object, any key may be read.
        if (
          path !== null &&
          !isLocal &&
          !around.some((one) => one === path || isInside(one, path) || isInside(path, one))
        )
          missed.add(path);
        const found = comparisonOf(part);
        if (found === null) continue;
        const present = { operator: found.of.operator, holds: found.holds, words: '' };
        const offered = comparisonsFor(knownOf(found.of.parts[0], lexicon), null);
        const own = offered.some(
          ({ operator, holds }) => operator === present.operator && (holds || !present.holds),
        );
        if (!own) missed.add(`${at} ${present.operator}`);
      }
    }
    expect([...missed]).toEqual([]);
  });
});

describe('what can be chosen', () => {
  const { hand, ready } = shipped;
  const lexicon = lexiconOf(hand.vocabulary, hand.teller.words, 'terms');
  const offered = (words: string) =>
    offersFor('condition', lexicon).find((offer) => offer.words === words)?.tree;

  it('is a fact by its phrase, each way round', () => {
    expect(ruleOf(offered('the household has a smart meter') ?? value(null))).toEqual({
      var: 'facts.hasSmartMeter',
    });
    const fails = hand.teller.words.phrase('facts.hasSmartMeter')?.fails ?? '';
    expect(ruleOf(offered(fails) ?? value(null))).toEqual({ '!': { var: 'facts.hasSmartMeter' } });
  });

  it('is an answer by its title, asked for as its type is', () => {
    const tick = hand.teller.words.name('terms.gasSmartMeterInstalled');
    expect(ruleOf(offered(tick) ?? value(null))).toEqual({
      '===': [{ var: 'terms.gasSmartMeterInstalled' }, true],
    });
  });

  it('compares a number as numbers, and asks first whether it is there', () => {
    const number = reading('gasUsage.usage');
    const asked = operation('isAnswered', number);
    const known = knownOf(number, lexicon);
    const names = comparisonsFor(known, null).map(({ operator }) => operator);
    expect(names).toEqual(expect.arrayContaining(['===', '<', '>=', 'isAnswered']));
    expect(names).not.toContain('matches');
    expect(names).not.toContain('dateBefore');
    const more = comparisonsFor(known, null).find(({ operator }) => operator === '>');
    if (more === undefined) throw new Error('not offered');
    expect(ruleOf(compared(asked, more, lexicon))).toEqual({
      and: [{ isAnswered: { var: 'gasUsage.usage' } }, { '>': [{ var: 'gasUsage.usage' }, 0] }],
    });
  });

  it('is some item of a list, or none', () => {
    const some = offersFor('condition', lexicon).find(
      ({ key }) => key === 'some previousAddresses city',
    );
    expect(ruleOf(some?.tree ?? value(null))).toEqual({
      isAnswered: { firstWhere: [{ var: 'previousAddresses' }, 'city', ''] },
    });
  });

  it('reads no draft of another section', () => {
    const paths = (home: string) =>
      lexiconOf(hand.vocabulary, hand.teller.words, home).readables.map(({ path }) => path);
    expect(paths('terms')).not.toContain('previousAddress.years');
    expect(paths('previousAddress')).toContain('previousAddress.years');
  });

  it('is written beside what only a tick will do, and its clauses', () => {
    const { state } = householdAt(ready, 'dualAtTerms');
    const target = ruleTarget(hand, state, {
      ...{ section: 'terms@utilita', field: 'happyToHaveDebtInformationAccessed' },
      rule: 'required',
    });
    expect(target?.valueFor(target.written)).toEqual(target?.raw);
    expect(target?.valueFor({ var: 'facts.hasSmartMeter' })).toMatchObject({
      ...{ accepted: true, when: { var: 'facts.hasSmartMeter' } },
    });
  });
});

describe('a tree', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(reading) as [RuleTree, RuleTree, RuleTree];
  const group = operation('and', a, b, c);

  it('is changed at one place alone', () => {
    expect(ruleOf(withPart(group, [1], c))).toEqual({ and: [ruleOf(a), ruleOf(c), ruleOf(c)] });
    expect(ruleOf(withMore(operation('or', a), b))).toEqual({ or: [ruleOf(a), ruleOf(b)] });
    expect(ruleOf(withMoved(group, 0, 1))).toEqual({ and: [ruleOf(b), ruleOf(a), ruleOf(c)] });
    expect(ruleOf(withoutPart(group, 1))).toEqual({ and: [ruleOf(a), ruleOf(c)] });
    expect(ruleOf(withoutPart(operation('and', a, b), 0))).toEqual(ruleOf(b));
  });
});

describe('parts that say what a fact says', () => {
  it('are found by what they mean, and give way to the fact', async () => {
    const desk = await openDesk(join(import.meta.dirname, '../../journey-config'), [], true);
    const is = (fuel: string) => ({ '===': [{ var: 'compareFuel' }, fuel] });
    const asked = { isAnswered: { var: 'postcode' } };
    const rule = { and: [asked, { or: [is('gas'), is('gasElectricity')] }] };
    const [same, ...others] = sameFactsOf(desk, { edits: [], rule, place: '' });
    expect(same).toEqual({ at: [1], parts: [0, 1], fact: 'quotesGas', holds: true });
    expect(others).toEqual([]);
    if (same === undefined) return;
    expect(ruleOf(withFact(same, treeOf(rule)))).toEqual({
      and: [asked, { var: 'facts.quotesGas' }],
    });
  });
});
