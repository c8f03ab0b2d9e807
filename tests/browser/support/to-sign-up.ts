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
export const toTerms = async (visit: Visit, supplier: number): Promise<Household> =>
  (await toTermsOf(visit, supplier)).home;

/** The same, and the plans that it could have chosen. */
export async function toTermsOf(visit: Visit, supplier: number) {
  const home = household({ postcode: oneSupplier.postcode });
  const plans = await toAddress(visit, home, supplier);
  await fillAddress(visit, home);
  await visit.continueTo(visit.sheet(signUp.terms), signUp.terms);
  return { home, plans };
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

/** Goes back to the plans and signs up for that of another supplier, as far as its terms. */
export async function toOtherTerms(
  visit: Visit,
  home: Household,
  plans: readonly Plan[],
  supplier: number,
): Promise<void> {
  await visit.page.getByRole('link', { name: /Choose Your New Deal/ }).click();
  await visit.isAt('/results/home-energy');
  await signUpFor(visit, home, plans, supplier);
  await fillAddress(visit, home);
  await visit.continueTo(visit.sheet(signUp.terms), signUp.terms);
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
