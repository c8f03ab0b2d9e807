import { describe, expect, it } from 'vitest';
import { TwinNames } from './twin-names';

const twins = new TwinNames(
  new Set([
    ...['gasSupplier', 'electricitySupplier', 'gas.cost', 'electricity.cost'],
    ...['facts.gasUsage', 'facts.electricityUsage', 'lookups.gasPlans', 'lookups.electricityPlans'],
    ...['fromDay', 'toDay', 'fromSupplier', 'toSupplier', 'home.lines.city', 'bills.lines.city'],
  ]),
);

describe('what was meant', () => {
  it.each<[string, string, string | null]>([
    ['electricityUsageSent', 'facts.gasUsage', 'facts.electricityUsage'],
    ['gasPlans', 'lookups.electricityPlans', 'lookups.gasPlans'],
    ['gas.price', 'electricity.cost', 'gas.cost'],
    // Its own, or what says nothing of either.
    ['electricityUsageSent', 'facts.electricityUsage', null],
    ['usageSent', 'facts.gasUsage', null],
    // The twin has no name that is known.
    ['electricityMeter', 'facts.gasMeter', null],
    // Two names alike make no twins.
    ['toHome', 'fromSupplier', null],
  ])('%s ← %s: %s', (target, path, meant) => {
    expect(twins.meant(target, path)).toBe(meant);
  });
});

describe('words', () => {
  it.each<[string, string, string | null]>([
    ['electricitySupplier', 'Gas supplier', 'gas'],
    ['electricitySupplier', 'Your supplier', null],
    ['electricitySupplier', 'Gas and electricity', null],
    ['supplier', 'Gas supplier', null],
    // What is filled in says nothing of what it is about.
    ['electricitySupplier', 'Your supplier, beside {gasSupplier}', null],
  ])('%s is called %s: %s', (target, text, said) => {
    expect(twins.mistaken(target, text, () => true)?.said ?? null).toBe(said);
  });

  it('say nothing where texts have other words than names', () => {
    expect(twins.mistaken('electricitySupplier', 'Gas supplier', () => false)).toBeNull();
  });

  it('are no numbers and no single letters', () => {
    const numbered = new TwinNames(
      new Set(['q1_a', 'q1_b', 'q2_a', 'q2_b', 'q3_a', 'q3_b', 'field', 'field2', 'q1', 'q2']),
    );
    expect(numbered.mistaken('q1_b', 'Why a score of 2?', () => true)).toBeNull();
    const fields = ['group', 'page', 'list'].flatMap((each) => [`${each}_field`, `${each}_field2`]);
    expect(
      new TwinNames(new Set(fields)).mistaken('page_field2', 'Field 2', () => true),
    ).toBeNull();
  });
});
