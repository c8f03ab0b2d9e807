import { describe, expect, it } from 'vitest';
import { compile } from '../../compiler';
import { parking, parkingContract } from '../../compiler/fixtures/parking';
import type { Rule } from '../../rules';
import { createProver } from '../prover';
import { prove } from './prove';

const zones: Rule = { var: 'lookups.zones' };
const isFull: Rule = { '===': [{ var: 'item.spaces' }, 0] };
const isFree: Rule = { '===': [{ var: 'item.spaces' }, 9] };

const compiled = (relevant?: Rule) => {
  const files = new Map<string, string>(parking());
  const terms = 'steps/apply/terms.json';
  const file = JSON.parse(files.get(terms) ?? '{}') as Record<string, unknown>;
  if (relevant !== undefined) files.set(terms, JSON.stringify({ ...file, relevant }));
  const { journey, origins, policies, diagnostics } = compile(files, parkingContract, {
    traced: true,
  });
  if (journey === null) throw new Error(JSON.stringify(diagnostics));
  return { journey, origins, policies };
};

function decided(rule: Rule) {
  const prover = createProver(compiled().journey, {
    beside: [{ rule, scope: '', isCondition: true }],
  });
  const { canHold, canFail } = prover.decide({ rule }) ?? expect.fail('too much to decide');
  return [canHold, canFail];
}

describe('what is asked of the items of a list', () => {
  it.each<[string, Rule, boolean, boolean]>([
    ['may be so of one', { some: [zones, isFull] }, true, true],
    ['may be so of each', { every: [zones, isFull] }, true, true],
    ['is so of none where there is no list', { some: [{ var: 'today' }, isFull] }, false, true],
    ['is so of each where there is no list', { every: [{ var: 'today' }, isFull] }, true, false],
    [
      'is what it is, whoever asks',
      { '===': [{ some: [zones, isFull] }, { some: [zones, isFull] }] },
      true,
      false,
    ],
    [
      'is of fewer than none for nobody',
      { '<': [{ count: { where: [zones, isFull] } }, 0] },
      false,
      true,
    ],
    ['is of one or more for some', { '>': [{ count: { where: [zones, isFull] } }, 0] }, true, true],
    ['leaves a list, if an empty one', { '===': [{ where: [zones, isFull] }, null] }, false, true],
    ['leaves an empty list for some', { isAnswered: { where: [zones, isFull] } }, true, true],
    [
      'is known of a list that stands in the rule',
      { some: [[1, 2], { '===': [{ var: 'item' }, 2] }] },
      true,
      false,
    ],
  ])('%s', (_, rule, canHold, canFail) => {
    expect(decided(rule)).toEqual([canHold, canFail]);
  });

  it.each<[string, Rule, readonly string[]]>([
    ['can be so', { some: [zones, { or: [isFull, isFree] }] }, []],
    ['can never be so of any', { some: [zones, { and: [isFull, isFree] }] }, ['JP101']],
    ['asks the same twice', { some: [zones, { and: [isFull, isFull] }] }, ['JP105']],
  ])('%s', (_, relevant, codes) => {
    const { journey, origins, policies } = compiled(relevant);
    const { findings } = prove(createProver(journey), origins, policies);
    const inside = findings.filter(({ part }) => part.includes('some'));
    expect(inside.map(({ code }) => code)).toEqual(codes);
  });
});
