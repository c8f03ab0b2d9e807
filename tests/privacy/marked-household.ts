import type { JsonObject } from '../../src/engine';
import {
  answer,
  foundBy,
  householdOf,
  press,
  walk,
  type Household,
} from '../matrix/play/households';
import type { Visit } from '../matrix/play/visit';
import { choices } from './marked-sandbox';

/** Somebody who moved lately, with a need: everything sensitive is asked. */
export const marked = { ...householdOf('dualOne'), needs: true };
export const withoutNeeds = { ...marked, needs: false };

/** Section → what is answered there: each answer that its format allows is found nowhere else. */
const said: Readonly<Record<string, JsonObject>> = {
  aboutYou: {
    titleId: 'zqtitle',
    firstName: 'Zqada',
    lastName: 'Zqmarsh',
    dateOfBirth: '1971-03-19',
    dayTimePhone: '07700900461',
    emailAddress: 'zqmail@example.org',
  },
  previousAddress: {
    line1: '9 Zqold Street',
    line2: 'Zqupper',
    city: 'Zqtown',
    county: 'Zqshire',
    years: 4,
    months: 7,
  },
  terms: {
    hasMedicalConditionOrIndividualRequirement: true,
    specialNeedsId: 'zqneeds',
  },
  payment: {
    accountName: 'Zqholder',
    sortCode: '089999',
    accountNumber: '66374958',
    othersSign: true,
    preferredDirectDebitDay: 'zqday',
    isAuthorisedToSetupDirectDebits: true,
  },
};

const abroad = { line1: '5 Zqold Street', city: 'Zqtown', country: 'Zqland', years: 2 };
const previousPostcode = 'LS29 7HZ';

async function tell(visit: Visit, section: string): Promise<void> {
  for (const [field, value] of Object.entries(said[section] ?? {}))
    await answer(visit, section, field, value);
}

/** From the plan that it chose to the sheet that sums everything up. */
export async function signUp(visit: Visit, home: Household): Promise<void> {
  await tell(visit, 'aboutYou');
  await walk(visit, home, 'plan', 'aboutYou');
  await answer(visit, 'address', 'years', 1);
  await tellPreviousAddress(visit);
  await walk(visit, home, 'aboutYou', 'meters');
  if (home.needs) await tell(visit, 'terms');
  await walk(visit, home, 'meters', 'terms');
  await tell(visit, 'payment');
  await visit.time.pass(aMoment);
  await answer(visit, 'payment', 'othersSign', false);
  await walk(visit, home, 'terms', 'payment');
}

/** Long enough for the page to keep what it keeps. */
const aMoment = 2_000;

async function tellPreviousAddress(visit: Visit): Promise<void> {
  const list = { section: 'address', field: 'previousAddresses' } as const;
  await visit.send({ type: 'itemOpened', ...list, index: null });
  await answer(visit, 'previousAddress', 'postcode', previousPostcode);
  await press(visit, 'previousAddress', 'findAddress');
  const [first] = foundBy(visit, 'previousAddressesFound') as readonly JsonObject[];
  await answer(visit, 'previousAddress', 'found', first?.['id'] ?? null);
  await tell(visit, 'previousAddress');
  // Kept while it is a draft, and once it is an item.
  await visit.time.pass(aMoment);
  await visit.send({ type: 'itemSaved', ...list });
  await visit.time.pass(aMoment);
  // Where it lived before that was in another country.
  await visit.send({ type: 'itemOpened', ...list, index: null });
  await answer(visit, 'previousAddress', 'abroad', true);
  for (const [field, value] of Object.entries(abroad))
    await answer(visit, 'previousAddress', field, value);
  await visit.time.pass(aMoment);
  await visit.send({ type: 'itemSaved', ...list });
  await visit.time.pass(aMoment);
}

/** Answer → the texts by which it is known, wherever they stand. */
export type Marks = ReadonlyMap<string, readonly string[]>;

/** How an answer may be written, too: the label of a choice, a date in words. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  '1971-03-19': ['19 March 1971', '19/03/1971'],
  ...Object.fromEntries(Object.values(choices).map(({ mark, label }) => [mark, [label]])),
};

/** What is marked of the household, by answer. */
export function marksOf(visit: Visit): Marks {
  const texts = Object.entries(said).flatMap(([section, answers]) =>
    Object.entries(answers).map(([field, value]) => [atOf(section, field), value] as const),
  );
  const [item] = visit.at('previousAddresses') as readonly JsonObject[];
  const found = item?.['found'] as JsonObject | undefined;
  return new Map(
    [
      ...texts,
      ['previousAddress.postcode', previousPostcode] as const,
      ['previousAddress.country', abroad.country] as const,
      ['previousAddress.found', found?.['text'] ?? null] as const,
    ].flatMap(([path, value]) =>
      typeof value === 'string' ? [[path, [value, ...(otherwise[value] ?? [])]] as const] : [],
    ),
  );
}

const atOf = (section: string, field: string): string =>
  `${section === 'aboutYou' ? 'customer' : section}.${field}`;
