import { describe, expect, it } from 'vitest';
import { failed, journeyOf, loading, ready } from '../../../src/screens/testing/journey';
import { planItem } from '../../../src/screens/testing/plans';
import { testWords } from '../../../src/screens/testing/words';
import type { JourneyState, Lookup } from '../../../src/engine';
import { resultsTitle } from '../../../src/screens/band-words';
import { itemIn, shownOf } from './draw-results';

const titleOf = (journey: JourneyState) =>
  resultsTitle({ journey, shown: shownOf(journey), itemOf: itemIn(journey) }, testWords());
const plansOf = (savings: readonly number[], exitFees = 0) =>
  ready({ plans: savings.map((saving) => planItem({ savings: saving, exitFees })) });
const title = (...savings: readonly number[]) =>
  titleOf(journeyOf({ lookups: { results: plansOf(savings), currentPlan: ready({}) } }));

describe('the title of the results', () => {
  it('RES-10 counts the plans that would cost less', () => {
    expect(title(10, 20, 30, 0, -5)).toBe('3 of 5 plans would cost you less');
    expect(title(...Array.from({ length: 12 }, () => 1), -1)).toBe(
      '12 of 13 plans would cost you less',
    );
    expect(title(10, 20, 30)).toBe('All 3 plans would cost you less');
    expect(title(10, 20)).toBe('Both plans would cost you less');
    expect(title(10)).toBe('One plan found, and it would cost you less');
    expect(title(0, -1)).toBe('None of these plans would cost you less');
  });

  it('RES-10 counts after the fee for leaving', () => {
    const lookups = { results: plansOf([100.01, 100, 99, -5], 100), currentPlan: ready({}) };
    const answers = { switchType: 'gasToGas' };
    expect(titleOf(journeyOf({ answers, lookups }))).toBe('1 of 4 plans would cost you less');
  });

  it('RES-10 RES-30 claims nothing while the saving is not known', () => {
    const of = (currentPlan: Lookup, ...savings: readonly number[]) =>
      titleOf(journeyOf({ lookups: { results: plansOf(savings), currentPlan } }));
    expect(of(loading, 10, 20)).toBe('Comparing plans for your home');
    expect(of(failed, 10, 20)).toBe('2 plans for your home');
    expect(of(failed, 10)).toBe('One plan for your home');
  });

  it('RES-04 RES-40 tells waiting, nothing and failure apart', () => {
    const lookups = [loading, ready({ plans: [] }), failed];
    const titles = lookups.map((results) => titleOf(journeyOf({ lookups: { results } })));
    expect(titles).toEqual([
      'Comparing plans for your home',
      'We found no plans for your home',
      'We could not load your plans',
    ]);
  });
});
