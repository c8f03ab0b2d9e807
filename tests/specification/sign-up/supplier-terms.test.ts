import { describe, expect, it } from 'vitest';
import { runs } from '../../full';
import { disagreements, none } from '../disagreements';
import { compareLeftAlone, compareSays, compareTerms, householdsAt } from './compare-terms';
import { together } from './compare-together';
import { asShipped, ofTerms } from './kinds';
import { supplierTerms } from './tables';

const { suppliers } = supplierTerms;
/** Of a screen the first; that all others of it are alike, one of the sentences says. */
const firsts = suppliers.filter(
  ({ screen }, at) => suppliers.findIndex((one) => one.screen === screen) === at,
);
const households = runs(firsts, suppliers).flatMap(householdsAt);
const untouched = households.filter(({ ticks }) => Object.keys(ticks).length === 0);

describe('the terms of every supplier', () => {
  it('ask, demand and open as the table says, question by question', () => {
    none(disagreements(households, (at) => compareTerms(asShipped, at), ofTerms));
  });

  it('send of what nobody touches what the table says', () => {
    none(disagreements(untouched, (at) => compareLeftAlone(asShipped, at), ofTerms));
  });

  it('say what they must say, and link to both terms', () => {
    none(disagreements(untouched, (at) => compareSays(asShipped, at), ofTerms));
  });

  it.each(supplierTerms.together)('$says', ({ says }) => {
    const compare = together[says];
    if (compare === undefined) throw new Error(`Nobody plays “${says}”.`);
    none(compare(asShipped));
  });

  it('cell by cell', () => {
    expect([suppliers.length, firsts.length]).toEqual([22, 13]);
    expect(suppliers.map(({ terms }) => Object.keys(terms).length)).toEqual(
      suppliers.map(() => 25),
    );
  });
});
