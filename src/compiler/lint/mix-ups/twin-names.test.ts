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
  ])('%s is called %s: %s', (target, text, said) => {
    expect(twins.mistaken(target, text)?.said ?? null).toBe(said);
  });
});
