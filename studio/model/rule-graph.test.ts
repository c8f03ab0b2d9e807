import { describe, expect, it } from 'vitest';
import { householdAt } from '../server/households';
import { handOf } from '../testing/hand';
import type { GraphNode } from './graph';
import { graphOfPart, graphOfRule } from './rule-graph';
import { ruleTarget } from './rule-target';

const shipped = await handOf('journey-config');

function graphAt(rule: string, [section, field]: readonly [string, string] = ['', '']) {
  const { hand, ready } = shipped;
  const { state } = householdAt(ready, 'dualAtTerms');
  const selection = { section, field, rule };
  const target = ruleTarget(hand, state, selection);
  if (target === null) throw new Error(`no rule ${rule}`);
  return graphOfRule(hand, state, target, selection);
}

const said = (nodes: readonly GraphNode[]) => nodes.map(({ title, note }) => `${title}: ${note}`);
const debt = ['terms@utilita', 'happyToHaveDebtInformationAccessed'] as const;

describe('the graph of a rule', () => {
  it('stands between the fact that it reads, with its value, and the call that sends what it lets be answered', () => {
    const graph = graphAt('required', debt);
    expect(graph.own.title).toBe('Must be accepted');
    expect(said(graph.reads)).toEqual(['the supplier needs to see what is owed: fact: false']);
    expect(graph.reads[0]?.to).toEqual({ rule: 'fact:debtInformationRequired' });
    expect(said(graph.readers)).toEqual([
      'Supplier terms: is done after it',
      'saveTerms: sends it',
    ]);
    expect(graph.readers[1]?.to).toMatchObject({ part: 'calls/saveTerms', section: '', rule: '' });
  });

  it('of a fact has the directory as it is written, and all that reads the fact', () => {
    const graph = graphAt('fact:debtInformationRequired');
    expect(said(graph.reads)).toEqual(['plan supplier id: fact: 201', 'Suppliers: directory']);
    expect(graph.readers.map(({ title, note, to }) => [title, note, to?.rule])).toEqual([
      ['Debt Assignment Protocol', 'must be answered', 'required'],
    ]);
  });

  it('of a look-up leads to the call that fills it, and names each reader once', () => {
    const { reads, readers } = graphAt('fact:planSupplierId');
    expect(said(reads)).toEqual(['plan: look-up: answered']);
    expect(reads[0]?.to?.part).toBe('calls/switchPlan');
    expect(new Set(readers.map(({ key }) => key)).size).toBe(readers.length);
    // Thirteen variants hang on it: they are one section.
    expect(readers.filter(({ title }) => title === 'Supplier terms')).toHaveLength(1);
  });

  it('of a section leads to its questions, and to what reads their answers elsewhere', () => {
    const { readers } = graphAt('relevant', ['payElectricity', '']);
    expect(said(readers)[0]).toBe('How you pay for electricity: asked in it');
    expect(said(readers)).toContain('the household pays by prepayment: fact');
    expect(
      readers.map(({ to }) => to?.section).filter((each) => each === 'payElectricity'),
    ).toEqual(['payElectricity']);
  });

  it('has a question that all variants ask once, and the question of the rule not at all', () => {
    const health = ['terms@utilita', 'hasMedicalConditionOrIndividualRequirement'] as const;
    const titles = graphAt('relevant', health).readers.map(({ title }) => title);
    expect(titles.filter((title) => title === 'What help would be useful?')).toHaveLength(1);
    expect(titles.filter((title) => title.startsWith('Someone at home'))).toEqual([]);
  });

  it('names an answer by its title with its option, and leads to its question', () => {
    const { reads } = graphAt('fact:quotesElectricity');
    const answer = reads.find(({ note }) => note.startsWith('answer'));
    expect(answer?.note).toBe('answer: Gas & Electricity (Dual)');
    expect(answer?.to).toMatchObject({ step: 'currentTariff', field: 'compareFuel' });
  });
});

describe('the graph of what is in no step', () => {
  const { hand, ready } = shipped;
  const { state } = householdAt(ready, 'dualAtTerms');

  it('of a call has the answers that it sends, and who makes it or reads what it found', () => {
    const terms = graphOfPart(hand, state, 'calls/saveTerms');
    expect(said(terms?.reads ?? [])).toContain('Debt Assignment Protocol: answer: nothing');
    expect(said(terms?.readers ?? [])).toEqual(['save: makes it']);
    const plan = graphOfPart(hand, state, 'calls/switchPlan');
    expect(plan?.readers.map(({ to }) => to?.rule)).toContain('fact:planSupplierId');
  });

  it('of a sequence has who runs it; a group has none, and neither has a fact, which is a rule', () => {
    const save = graphOfPart(hand, state, 'else/sequence%20save');
    expect(said(save?.readers ?? [])).toContain('Sign Up: makes it');
    expect(graphOfPart(hand, state, 'calls')).toBeNull();
    expect(graphOfPart(hand, state, 'facts/planSupplierId')).toBeNull();
  });
});
