import { openAnswered } from './first-step-kept';
import { household, type Household } from './household';
import { oneSupplier } from './quote-types';
import { switchNow, viewQuotes, type Plan } from './results';
import { fillAddress, fillPerson, signUp } from './sign-up';
import type { Visit } from './visit';

/** A household with gas, from its postcode to the sign-up for a plan with the usual terms; that plan. */
export async function toSignUp(visit: Visit, home: Household): Promise<Plan> {
  await openAnswered(visit, home);
  return switchNow(visit, await viewQuotes(visit));
}

/** A household with both fuels, in front of the terms of one supplier. */
export async function toTerms(visit: Visit, supplier: number): Promise<Household> {
  const home = household({ postcode: oneSupplier.postcode });
  await toAddress(visit, home, supplier);
  await fillAddress(visit, home);
  await visit.continueTo(visit.sheet(signUp.terms), signUp.terms);
  return home;
}

/** The same household, in front of its address. */
export async function toAddress(
  visit: Visit,
  home: Household,
  supplier: number | null = null,
): Promise<readonly Plan[]> {
  await openAnswered(visit, home, oneSupplier);
  const plans = await viewQuotes(visit);
  await signUpFor(visit, home, plans, supplier);
  return plans;
}

async function signUpFor(
  visit: Visit,
  home: Household,
  plans: readonly Plan[],
  supplier: number | null,
): Promise<void> {
  await switchNow(visit, plans, supplier);
  await fillPerson(visit, home.person);
  await visit.continueTo(visit.sheet(signUp.address), signUp.address);
}
