import { expect, type APIRequestContext, type Locator } from '@playwright/test';
import { openAnswered } from './first-step-kept';
import { household, type Household } from './household';
import { operation } from './operation';
import { viewQuotes } from './results';
import { withKey } from './sandbox-key.js';
import type { Visit } from './visit';

/** What the sandbox keeps of a payment. */
export interface OffsetPayment {
  readonly reference: string;
  readonly uuid: string;
  readonly project: string;
  readonly percentage: number;
  readonly status: 'started' | 'paid' | 'failed';
}

/** Its gas makes 3.08 tons a year, which £38.51 offset. */
export const offsetHousehold = (): Household =>
  household({ figures: { kind: 'I use', amount: '16835', period: 'a year' } });

export const projects = {
  peat: { id: '1', name: 'Kelder Peat Meadows' },
  hedges: { id: '2', name: 'Larkrise Hedgerows' },
} as const;

/** A quote of a household with gas, and the projects by the address of the page; the uuid of the quote. */
export async function quoteToOffset(visit: Visit): Promise<string> {
  await openAnswered(visit, offsetHousehold());
  await viewQuotes(visit);
  return uuidAt(visit, () => visit.open('/carbon-offset'));
}

/** Whose carbon is looked at, by the address that the partner is asked at on the way to the projects. */
export async function uuidAt(visit: Visit, go: () => Promise<unknown>): Promise<string> {
  const asked = visit.page.waitForRequest(operation('carbonEquivalent'));
  await go();
  const uuid = new URL((await asked).url()).searchParams.get('uuid') ?? '';
  await expect(headingOf(visit)).toHaveText('Your gas makes 3.08 tons CO₂/year');
  return uuid;
}

export const headingOf = ({ page }: Visit): Locator => page.getByRole('heading', { level: 1 });

export const projectOf = ({ page }: Visit, { name }: { readonly name: string }): Locator =>
  page.getByRole('radio', { name: new RegExp(name) });

export const partOf = ({ page }: Visit, percentage: number): Locator =>
  page.getByRole('radio', { name: `${String(percentage)}%`, exact: true });

/** Takes a project and a part of the footprint. */
export async function chooseOffset(
  visit: Visit,
  project: { readonly name: string },
  percentage: number,
): Promise<void> {
  await projectOf(visit, project).check();
  await partOf(visit, percentage).check();
}

/** Presses the button that says so, to the sandbox's checkout. */
export async function goToCheckout(visit: Visit, button: string): Promise<void> {
  await visit.submit(visit.button(button));
  await expect(headingOf(visit), 'the checkout is there').toHaveText('Sandbox checkout');
}

/** What the household does at the checkout. */
export async function atCheckout(
  { page }: Visit,
  choice: 'Pay' | 'Be refused' | 'Close without paying',
): Promise<void> {
  await page.getByRole('link', { name: choice, exact: true }).click();
}

/** Payments for the carbon of one household, as the sandbox has them in its database. */
export async function paymentsOf(
  request: APIRequestContext,
  uuid: string,
): Promise<readonly OffsetPayment[]> {
  const answer = await request.get('/api/__sandbox/offset-payments', { headers: withKey });
  return ((await answer.json()) as readonly OffsetPayment[]).filter(
    (payment) => payment.uuid === uuid,
  );
}
