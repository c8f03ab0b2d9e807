import { describe, expect, it } from 'vitest';
import { failed, journeyOf, loading, ready } from '../testing/journey';
import { planItem } from '../testing/plans';
import { testWords } from '../testing/words';
import { resultsTitle } from './results-title';

const title = (...savings: readonly number[]) =>
  resultsTitle(
    journeyOf({
      lookups: {
        results: ready({ plans: savings.map((saving) => planItem({ savings: saving })) }),
      },
    }),
    testWords(),
  );

describe('the title of the results', () => {
  it('RES-10 counts the plans that would cost less', () => {
    expect(title(10, 20, 30, 0, -5)).toBe('Three of 5 plans would cost you less');
    expect(title(...Array.from({ length: 12 }, () => 1), -1)).toBe(
      '12 of 13 plans would cost you less',
    );
    expect(title(10, 20)).toBe('All 2 plans would cost you less');
    expect(title(10)).toBe('One plan found, and it would cost you less');
    expect(title(0, -1)).toBe('None of these plans would cost you less');
  });

  it('RES-04 RES-40 tells waiting, nothing and failure apart', () => {
    const lookups = [loading, ready({ plans: [] }), failed];
    const titles = lookups.map((results) =>
      resultsTitle(journeyOf({ lookups: { results } }), testWords()),
    );
    expect(titles).toEqual([
      'Comparing plans for your home',
      'We found no plans for your home',
      'We could not load your plans',
    ]);
  });
});
