import { describe, expect, it } from 'vitest';
import { clausesOfTables } from './clauses-of-tables';
import { compareAverages } from './compare-averages';
import { compareBounds } from './compare-bounds';
import { compareDefaults } from './compare-defaults';
import { compareHome } from './compare-home';
import { compareLocks } from './compare-locks';
import { comparePayMethods } from './compare-pay-methods';
import { comparePostcodes } from './compare-postcodes';
import { compareRefusals } from './compare-refusals';
import { compareSent } from './compare-sent';
import { Departures } from './departures';
import { disagreements, kindsOfHomes, none } from './disagreements';
import { changingHomesOf, homesOf } from './homes-of';
import { quoteTypes, type QuoteType } from './quote-type';
import { shipped, type Shipped } from '../unit/shipped';

/** Of the tables of sections and of required fields; one household after the other is held against both. */
const ofHomes = [
  'HOM-07',
  'HOM-08',
  'HOM-15',
  'HOM-22',
  'HOM-28',
  'MSG-01',
  'PAY-01',
  'PAY-13',
  'PAY-14',
  'PAY-15',
  'PAY-31',
  'QFO-03',
  'QFO-10',
  'QFO-11',
  'QFO-13',
  'QFO-14',
  'QFO-15',
  'QFO-16',
  'QFO-17',
  'SUP-01',
  'SUP-03',
  'SUP-04',
  'SUP-20',
  'SUP-21',
  'SUP-22',
  'SUP-23',
  'SUP-24',
  'SUP-25',
  'SUP-26',
  'SUP-27',
  'SUP-28',
  'USE-01',
  'USE-11',
  'USE-13',
  'USE-18',
  'USE-19',
  'USE-20',
  'USE-21',
  'USE-22',
];

/** The other tables: the clauses that their rows name, and what holds a journey against them. */
const tables: readonly (readonly [
  name: string,
  clauses: readonly string[],
  compare: (journey: Shipped) => readonly string[],
])[] = [
  [
    'bounds',
    [
      'MSG-02',
      'MSG-03',
      'MSG-04',
      'QFO-22',
      'USE-24',
      'USE-25',
      'USE-26',
      'USE-27',
      'USE-28',
      'USE-29',
      'USE-30',
      'USE-31',
      'USE-32',
      'USE-33',
    ],
    compareBounds,
  ],
  ['averages', ['USE-39', 'USE-40', 'USE-41', 'USE-42', 'USE-44', 'USE-45'], compareAverages],
  ['locked units', ['PAY-09', 'PAY-11', 'SUP-12'], compareLocks],
  ['ways to pay', ['PAY-02', 'PAY-03', 'PAY-04'], comparePayMethods],
  [
    'defaults',
    [
      'HOM-35',
      'HOM-36',
      'HOM-37',
      'HOM-38',
      'HOM-41',
      'HOM-43',
      'HOM-44',
      'PAY-06',
      'PAY-07',
      'PAY-08',
      'PAY-10',
      'PAY-32',
      'QFO-15',
      'QFO-20',
      'SUP-08',
      'USE-09',
    ],
    compareDefaults,
  ],
  ['refusals', ['HOM-29', 'HOM-30', 'HOM-31', 'PAY-12', 'QFO-04', 'QFO-05'], compareRefusals],
  [
    'postcodes',
    ['HOM-16', 'HOM-17', 'HOM-23', 'HOM-24', 'HOM-25', 'HOM-26', 'MSG-10', 'MSG-12'],
    comparePostcodes,
  ],
  [
    'types of quote and figures by the year',
    ['QFO-23', 'QFO-24', 'QFO-25', 'QFO-26', 'USE-35', 'USE-36', 'USE-37', 'USE-38'],
    compareSent,
  ],
];

const asShipped = shipped();

describe('the first step is as its specification says', () => {
  const departures = new Departures('the first step');

  it.each(quoteTypes)('in sections and required fields: %s', (type) => {
    none(
      disagreements(
        homesOf(type),
        (home) => compareHome(asShipped, home, departures),
        kindsOfHomes,
      ),
    );
  });

  it.each(quoteTypes)('whatever type of quote was asked for first: %s', (type) => {
    const others = quoteTypes.filter((other) => other !== type);
    const after = (first: QuoteType): readonly string[] =>
      disagreements(
        changingHomesOf(type),
        (home) => compareHome(asShipped, home, departures, first),
        kindsOfHomes,
      ).map((words) => `After ${first}: ${words}`);
    none(others.flatMap(after));
  });

  it('and departs from it only where somebody notices', () => {
    expect(departures.idle).toEqual([]);
  });

  it.each(tables)('in its %s', (_, __, compare) => {
    none(compare(asShipped));
  });

  it('clause by clause', () => {
    const named = [...ofHomes, ...tables.flatMap(([, clauses]) => clauses)];
    expect([...new Set(named)].sort()).toEqual(clausesOfTables());
  });
});
