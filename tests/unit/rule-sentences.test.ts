import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compiler';
import { createEngine, createInspector } from '../../src/engine';
import { createTeller } from '../../src/explain';
import { allOf, decides, placeText, ruleOf, walk, type PlacedRule } from '../../src/journey';
import { readsOf } from '../../src/rules';
import { loadOwnModules } from '../../tools/own-modules';
import { readConfiguration, readContract } from '../../tools/project';

async function tellerOf(folder: string) {
  const path = join(import.meta.dirname, '../..', folder);
  const files = readConfiguration(path);
  const modules = await loadOwnModules(files);
  const { journey, origins } = compile(files, readContract(path, files), { modules, traced: true });
  if (journey === null) throw new Error(`${folder} does not compile`);
  const teller = createTeller(createInspector(journey, {}), origins);
  return { journey, teller, engine: createEngine(journey, {}) };
}

/** A path, or a word that only a programmer would write so. */
const unreadable = /[a-z][A-Z]|\b[a-z]\w*\.[a-z]/;

const saysAPath = (sentence: string, { rule }: PlacedRule): boolean =>
  unreadable.test(sentence) ||
  [...readsOf(rule).paths].some((path) => path.includes('.') && sentence.includes(path));

describe.each([
  'journey-config',
  'tests/permit/journey-config',
  'tests/grant/journey-config',
  'tests/event/journey-config',
  'tests/survey/journey-config',
])('every rule of %s as a sentence', (folder) => {
  it('shows no path and no code', async () => {
    const { journey, teller } = await tellerOf(folder);
    const rules = [...walk(journey)].flatMap((part) => part.rules).filter(decides);
    const wrong = rules
      .map((rule) => ({ rule, sentence: teller.sentence(rule) }))
      .filter(({ rule, sentence }) => saysAPath(sentence, rule))
      .map(({ rule, sentence }) => `${placeText(rule.place)}: ${sentence}`);
    expect(rules.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

describe('a rule as it is for one household', async () => {
  const { journey, teller, engine } = await tellerOf('journey-config');
  const state = engine.start({ today: '2026-11-26', settings: {} });
  const ruleAt = (section: string, field: string, key: 'relevant' | 'required'): PlacedRule => {
    const found = allOf(journey, 'field').find(
      ({ is, owner }) => is.name === field && owner.is.id === section,
    );
    if (found === undefined) throw new Error(`no ${section}.${field}`);
    return ruleOf(found, key);
  };

  it('has answers by their title, options by their label and facts by their phrase', () => {
    expect(teller.sentence(ruleAt('terms', 'agreeSmartMeterConditions', 'required'))).toBe(
      'when the household has a smart meter',
    );
    expect(teller.sentence(ruleAt('terms', 'specialNeedsId', 'relevant'))).toBe(
      'when “Someone at home has a health condition or needs extra help.” is ticked',
    );
    expect(teller.words.value('resident')).toBe('“resident”');
  });

  it('holds or fails piece by piece, and opens the facts that it read', () => {
    const { trace, facts } = teller.trace(
      state,
      ruleAt('terms', 'neitherSmartMeterInstalled', 'required'),
    );
    expect([trace.kind, trace.value]).toEqual(['all', false]);
    expect(trace.parts.map(({ words, state: counted }) => [words, counted])).toEqual([
      ['both fuels are switched', 'counted'],
      ['the household has no smart meter', 'skipped'],
    ]);
    expect(Object.keys(facts)).toContain('switchesBoth');
  });
});
