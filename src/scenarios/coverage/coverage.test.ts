import { describe, expect, it } from 'vitest';
import { createEngine, type Json, type JsonObject, type Rule } from '../../engine';
import { decides, placeText, walk, type CompiledJourney, type Origins } from '../../journey';
import { journey, permit, permitValidators } from '../../engine/testing';
import { parkingSpaces, spaces } from '../../engine/testing/spaces';
import { createRunner, readSuite } from '../suite';
import { suiteFiles } from '../testing/play';
import { createCoverage } from './create-coverage';
import { goalsOf } from './goals-of';
import { percent } from './percent';
import { reached } from './reached';

const v = (name: string) => ({ var: `settings.${name}` });
const valueIn = (values: Readonly<Record<string, Json>>) => {
  const engine = createEngine(journey([], { settings: values }), {});
  const state = engine.start({ today: '2026-09-01', settings: {} });
  return (rule: Json) => engine.evaluate(state, rule);
};
/** Every place is written at the line that its position among them gives. */
const placesOf = (journey: CompiledJourney) =>
  [...walk(journey)].flatMap(({ rules }) => rules.filter(decides).map(({ place }) => place));
const places = placesOf(permit);
const texts = places.map((place) => placeText(place));
const lineOf = (place: (typeof places)[number]) => texts.indexOf(placeText(place)) + 1;
const origins: Origins = {
  at: (place) => ({ ...origin, line: lineOf(place), pointer: placeText(place) }),
  within: (place, part) => ({ ...origin, line: lineOf(place), pointer: part.join('/') }),
  places: () => places,
};
const origin = { file: 'a.json', line: 1, column: 1, pointer: '', source: [], written: true };

describe('the goals of a rule', () => {
  const rule = { and: [v('a'), { or: [v('b'), v('c')] }] };

  it('are both outcomes, and each part that can settle it', () => {
    expect(goalsOf(rule, true).map(({ part, words }) => `${part.join('/')} ${words}`)).toEqual([
      ' holds',
      ' does not hold',
      'and/0 is the part of `and` that does not hold',
      'and/1 is the part of `and` that does not hold',
      'and/1/or/0 is the part of `or` that holds',
      'and/1/or/1 is the part of `or` that holds',
    ]);
  });

  it.each([
    [{ a: false }, ['and/0']],
    [{ a: true, c: true }, ['and/1/or/1']],
    [{ a: true, b: true, c: true }, ['and/1/or/0']],
  ])('with %j are reached where it is settled', (values, parts) => {
    const goals = reached(rule, true, valueIn(values));
    expect(goals.slice(1).map(({ part }) => part.join('/'))).toEqual(parts);
  });

  it('of a choice are its results', () => {
    const choice = { if: [v('a'), 1, v('b'), 2, 3] };
    expect(goalsOf(choice, false).map(({ part }) => part.join('/'))).toEqual([
      'if/1',
      'if/3',
      'if/4',
    ]);
    const at = (values: Readonly<Record<string, Json>>) =>
      reached(choice, 1, valueIn(values)).map(({ part }) => part.join('/'));
    expect([at({ a: true }), at({ b: true }), at({})]).toEqual([['if/1'], ['if/3'], ['if/4']]);
  });
});

describe('the coverage of scenarios', () => {
  const cover = (...scenarios: readonly JsonObject[]) => {
    const coverage = createCoverage(permit, origins);
    const engine = createEngine(permit, permitValidators, coverage.observe);
    const suite = readSuite(suiteFiles(...scenarios));
    const runner = createRunner(permit, engine, suite);
    for (const scenario of suite.scenarios) runner.run(scenario);
    return coverage.report();
  };

  it('counts a condition as decided once it has come out both ways', () => {
    const gapsOf = (report: ReturnType<typeof cover>) =>
      report.gaps.filter(({ place }) => place === 'fact:needsPermit').map(({ words }) => words);
    const entered = {
      name: 'a',
      do: [{ goTo: 'apply' }],
      expect: { facts: { needsPermit: false } },
    };
    expect(gapsOf(cover(entered))).toEqual(['holds', 'is the part of `and` that does not hold']);
    const zoned = [
      { answer: { 'home.postcode': 'a' } },
      { press: 'home.find' },
      { answer: { 'home.address': 'a1', 'home.consent': true } },
    ];
    const both = [entered, { name: 'b', do: zoned, expect: { facts: { needsPermit: true } } }];
    expect(gapsOf(cover(...both))).toEqual(['is the part of `and` that does not hold']);
  });

  it('asks nothing of a condition that has as many outcomes as a list has items', () => {
    const asked: Rule = { and: [{ var: 'item.a' }, { var: 'item.b' }] };
    const some: Rule = { some: [{ var: 'list' }, asked] };
    expect(goalsOf(some, true).map(({ words }) => words)).toEqual(['holds', 'does not hold']);
    const valueOf = (part: Rule): Json => (part === asked ? expect.fail('no value') : null);
    expect(reached({ and: [some, true] }, false, valueOf)).toEqual([
      expect.objectContaining({ words: 'does not hold' }),
      expect.objectContaining({ words: 'is the part of `and` that does not hold' }),
    ]);
  });

  it('lists a rule that was never evaluated', () => {
    const { gaps, rules } = cover({ name: 'a', expect: { step: 'apply' } });
    expect(rules.reached).toBeLessThan(rules.all);
    expect(gaps.some(({ words }) => words === 'never evaluated')).toBe(true);
  });

  it('counts the rules of a screen, over all of its items', () => {
    const at = placesOf(parkingSpaces);
    const inOrder = at.map((place) => placeText(place)).toSorted();
    const expected = [
      'call:book/body/space',
      'sequence:book/step:book/with:space',
      'screen:spaces/value:price',
      'screen:spaces/value:week',
      'screen:spaces/badge:covered/when',
      'screen:spaces/order:price/by',
      'screen:spaces/order:size/by',
      'screen:spaces/order:owner/by',
      'screen:spaces/filter:roof/option:covered/keep',
      'screen:spaces/filter:roof/option:open/keep',
      'screen:spaces/filter:side/initial',
      'screen:spaces/filter:side/option:north/keep',
      'screen:spaces/action:book/when',
      'screen:spaces/action:book/with:space',
      'screen:spaces/card:map/when',
      'screen:spaces/count:free',
      'screen:spaces/offer:open/by',
      'screen:spaces/table:compare/when',
      'screen:spaces/table:compare/facts:1/when',
    ];
    expect(inOrder).toEqual(expected.toSorted());
    const gapsOf = (expected: JsonObject) => {
      const coverage = createCoverage(parkingSpaces, { ...origins, places: () => at });
      const engine = createEngine(parkingSpaces, {}, coverage.observe);
      const one = { name: 'a', answers: { spaces }, expect: expected };
      const suite = readSuite(suiteFiles(one));
      for (const each of suite.scenarios) createRunner(parkingSpaces, engine, suite).run(each);
      return coverage.report().gaps.map(({ place, words }) => `${place} ${words}`);
    };
    const covered = (gaps: readonly string[]) => gaps.filter((gap) => gap.includes(':covered/'));
    expect(covered(gapsOf({ step: 'choose' }))).toEqual([
      'screen:spaces/badge:covered/when never evaluated',
      'screen:spaces/filter:roof/option:covered/keep never evaluated',
    ]);
    expect(covered(gapsOf({ badges: { 's1/north': ['covered', 'any'] } }))).toEqual([]);
  });

  it('never rounds up', () => {
    expect(percent({ reached: 9997, all: 10_000 })).toBe('99.9');
    expect(percent({ reached: 3, all: 3 })).toBe('100.0');
    expect(percent({ reached: 0, all: 0 })).toBe('100.0');
  });
});
