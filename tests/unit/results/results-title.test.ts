import { describe, expect, it } from 'vitest';
import { failed, journeyOf, loading, ready } from '../../../src/screens/testing/journey';
import { planItem } from '../../../src/screens/testing/plans';
import { testWords } from '../../../src/screens/testing/words';
import type { JourneyState } from '../../../src/engine';
import { resultsTitle } from '../../../src/screens/results/results-title';
import { shownOf } from './draw-results';

const titleOf = (journey: JourneyState) =>
  resultsTitle({ journey, shown: shownOf(journey) }, testWords());
const title = (...savings: readonly number[]) =>
  titleOf(
    journeyOf({
      lookups: {
        results: ready({ plans: savings.map((saving) => planItem({ savings: saving })) }),
      },
    }),
  );

describe('the title of the results', () => {
  it('RES-10 counts the plans that would cost less', () => {
    expect(title(10, 20, 30, 0, -5)).toBe('Three of 5 plans would cost you less');
    expect(title(...Array.from({ length: 12 }, () => 1), -1)).toBe(
      '12 of 13 plans would cost you less',
    );
    expect(title(10, 20, 30)).toBe('All 3 plans would cost you less');
    expect(title(10, 20)).toBe('Both plans would cost you less');
    expect(title(10)).toBe('One plan found, and it would cost you less');
    expect(title(0, -1)).toBe('None of these plans would cost you less');
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
