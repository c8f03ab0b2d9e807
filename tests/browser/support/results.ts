import { expect, type Locator } from '@playwright/test';
import { operation } from './operation';
import type { Visit } from './visit';

export interface Plan {
  readonly tariffId: string;
  readonly tariffName: string;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly switchOption: string;
  readonly isFixed: boolean;
  readonly totalCost: number;
  readonly tariffDetails: readonly string[];
}

/** These suppliers ask for more than the others do; see journey-config/suppliers. */
const asksForMore = new Set([4, 111, 7, 8, 12, 22, 42, 49, 43, 116, 901, 902]);

/** The button of a plan: of the one that is named, or of any. */
export const actionOf = (
  { page }: Visit,
  label: 'Switch Now' | 'More Info',
  plan: string | null = null,
): Locator =>
  plan === null
    ? page.getByRole('button', { name: `${label}, ` })
    : page.getByRole('button', { name: `${label}, ${plan}`, exact: true });

/** From View Your Quotes to the list of plans; what the partner answered. */
export async function viewQuotes(visit: Visit): Promise<readonly Plan[]> {
  const plans = await readQuotes(visit);
  await expect(
    visit.page.getByRole('button', { name: 'Switch Now' }).first(),
    'plans can be chosen',
  ).toBeVisible();
  return plans;
}

/** The same where no plan can be chosen yet. */
export async function readQuotes(visit: Visit): Promise<readonly Plan[]> {
  const answer = visit.page.waitForResponse(operation('results'));
  await visit.button('View Your Quotes').click();
  const body = (await (await answer).json()) as {
    resultsInDetailDto: { resultsInDetail: readonly Plan[] };
  };
  await visit.isAt('/results/home-energy');
  await expect(visit.page.getByRole('article').first(), 'plans are shown').toBeVisible();
  return body.resultsInDetailDto.resultsInDetail;
}

/** A supplier with the usual terms, of whom the plan is not. */
export function anotherSupplier(plans: readonly Plan[], { supplierId }: Plan): number {
  const other = plans.find(
    (plan) =>
      plan.switchOption !== 'None' &&
      !asksForMore.has(plan.supplierId) &&
      plan.supplierId !== supplierId,
  );
  if (other === undefined) throw new Error('All plans are of one supplier.');
  return other.supplierId;
}

/** Takes the first plan of a supplier with the usual terms, or of the one that is named. */
export async function switchNow(
  visit: Visit,
  plans: readonly Plan[],
  supplier: number | null = null,
): Promise<Plan> {
  const plan = plans.find(
    ({ supplierId, switchOption }) =>
      switchOption !== 'None' &&
      (supplier === null ? !asksForMore.has(supplierId) : supplierId === supplier),
  );
  if (plan === undefined)
    throw new Error(`No plan of supplier ${String(supplier ?? 'with the usual terms')}.`);
  const card = visit.page
    .getByRole('article')
    .filter({ has: actionOf(visit, 'Switch Now', `${plan.supplierName}, ${plan.tariffName}`) });
  const more = visit.page.getByRole('button', { name: /^Show \d+ more plans?$/ });
  await expect(card.or(more).first(), 'the plans are there').toBeVisible();
  while (!(await card.isVisible()) && (await more.isVisible())) await more.click();
  await card.getByRole('button', { name: 'Switch Now' }).click();
  await visit.isAt('/details');
  return plan;
}
