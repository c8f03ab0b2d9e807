import { describe, expect, it } from 'vitest';
import { runs } from '../../full';
import { shipped, type Edit, type Shipped } from '../../unit/shipped';
import { compareAccepted } from './compare-accepted';
import { compareBehaviour } from './compare-behaviours';
import { compareBodies } from './compare-bodies';
import { compareFailure } from './compare-failures';
import { compareNotice } from './compare-notices';
import { compareOrder } from './compare-ready';
import { compareRefused } from './compare-refused';
import { compareWay } from './compare-sections';
import { compareTerms, householdsAt } from './compare-terms';
import { together } from './compare-together';
import { behaviours, messages, sections, supplierTerms } from './tables';

const step = 'steps/personal-details';
type Compare = (journey: Shipped) => readonly string[];

const refusedAt =
  (question: string): Compare =>
  (journey) =>
    messages.refused
      .filter((row) => row.question === question)
      .flatMap((row) => compareRefused(journey, row));
const acceptedAt =
  (question: string): Compare =>
  (journey) =>
    messages.accepted
      .filter((row) => row.question === question)
      .flatMap((row) => compareAccepted(journey, row));
const termsOf =
  (id: number): Compare =>
  (journey) =>
    supplierTerms.suppliers
      .filter((supplier) => supplier.id === id)
      .flatMap(householdsAt)
      .flatMap((at) => compareTerms(journey, at));

const interest = 'supplierMaySendUpdatesThatMayBeOfInterestVia';

/** A rule that is broken, who compares, and what has to be said of it. */
const breaks: readonly (readonly [Edit, Compare, string])[] = [
  [
    {
      file: `${step}/about-you.json`,
      at: ['fields', 'lastName', 'schema', 'maxLength'],
      value: 99,
    },
    refusedAt('lastName'),
    'says “Last name exceeds 99 characters.” instead of “Last name exceeds 100 characters.”.',
  ],
  [
    {
      file: 'calls/save-address.json',
      at: ['body', 'residentialAddresses', 'present', 'county'],
      value: { var: 'present.line2' },
    },
    (journey) => messages.bodies.slice(0, 1).flatMap((row) => compareBodies(journey, row)),
    '`saveAddress.residentialAddresses.present.county` is sent as null instead of "West Yorkshire".',
  ],
  [
    {
      file: 'calls/save-terms.json',
      at: ['body', `${interest}DayPhone`],
      value: { var: `terms.${interest}EveningPhone` },
    },
    acceptedAt(`${interest}DayPhone`),
    `\`saveTerms.${interest}DayPhone\` is sent as null instead of true. (supplier 4)`,
  ],
  [
    {
      file: 'suppliers/directory.json',
      at: ['entries', '22', 'debtInformationRequired'],
      value: false,
    },
    termsOf(22),
    '`happyToHaveDebtInformationAccessed` may be left empty (TER-19, TER-20, TER-41',
  ],
  [
    {
      file: `${step}/address.json`,
      at: ['fields', 'months', 'schema', 'type'],
      value: 'number',
    },
    refusedAt('months'),
    '`months` answered with "1.5" says “nothing” instead of “Months must be numbers only.” or',
  ],
  [
    {
      file: 'suppliers/edf.json',
      at: ['fields', 'happyToReceiveCreditCheck', 'group'],
      value: 'offers',
    },
    (journey) =>
      supplierTerms.together.slice(1, 2).flatMap(({ says }) => together[says]?.(journey) ?? []),
    '`happyToReceiveCreditCheck` opens ticked, or is needed.',
  ],
  [
    {
      file: 'facts/sign-up.json',
      at: ['facts', 'movedLately', 'rule', 'and', 1, '<', 1],
      value: 35,
    },
    (journey) => behaviours.slice(1, 5).flatMap((row) => compareBehaviour(journey, row)),
    'none: `previousAddresses` is not asked.',
  ],
  [
    { file: `${step}/payment.json`, at: ['relevant'], value: true },
    (journey) => sections.rows.slice(0, 5).flatMap((row) => compareWay(journey, row)),
    'meets details → address → gasMeter → terms → payment → confirm instead of details → address → gasMeter → terms → confirm.',
  ],
  [
    {
      file: 'sequences/save.json',
      at: ['steps', 6, 'when'],
      value: { source: ['CON-10'], var: 'facts.planIsPrepayment' },
    },
    (journey) => sections.calls.flatMap((row) => compareOrder(journey, row)),
    'calls savePersonal, saveAddress, saveTerms, saveBank, completeSwitch instead of savePersonal, saveAddress, saveTerms, verifyBank,',
  ],
  [
    {
      file: 'sequences/save.json',
      at: ['steps', 5, 'message'],
      value: 'The terms were not saved.',
    },
    (journey) => messages.failures.flatMap((row) => compareFailure(journey, row)),
    'says “The terms were not saved.” instead of “Supplier terms could not be saved.”.',
  ],
  [
    { file: `${step}/gas-meter.json`, at: ['content', 2, 'when'], value: false },
    (journey) => messages.notices.flatMap((row) => compareNotice(journey, row)),
    'nothing says “Your MPRN could not be found in the National Meter Database.',
  ],
];

describe('the tables of the sign-up', () => {
  it.each(runs(breaks.slice(0, 4), breaks))('notice a broken rule: %o', (edit, compare, words) => {
    expect(compare(shipped(edit)).join('\n')).toContain(words);
  });
});
