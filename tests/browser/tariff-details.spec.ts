import { inFull } from '../full';
import { openAnswered } from './support/first-step-kept';
import { household } from './support/household';
import { look } from './support/look';
import { expectLightOnPaper } from './support/paper';
import { oneSupplier } from './support/quote-types';
import { actionOf, viewQuotes, type Plan } from './support/results';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

const addressOf = ({ tariffId }: Plan): string => `/tariff-details/${tariffId}`;
const label = 'Tariff Information Label';

/** A household with both fuels in front of its plans. */
async function toPlans(visit: Visit): Promise<readonly Plan[]> {
  await openAnswered(visit, household({ postcode: oneSupplier.postcode }), oneSupplier);
  return viewQuotes(visit);
}

/** More Info at the first plan of the list; which one that is. */
async function toFirst(visit: Visit, plans: readonly Plan[]): Promise<Plan> {
  const [plan] = plans.filter(({ switchOption }) => switchOption !== 'None');
  if (plan === undefined) throw new Error('There is no plan.');
  await actionOf(visit, 'More Info').first().click();
  await visit.isAt(addressOf(plan));
  await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText(plan.tariffName);
  return plan;
}

test('TAR-01 TAR-02 TAR-03 TAR-05 TAR-08 TAR-11 TAR-12 TAR-13 RES-34 from the plans to all that is known of one, and on to its switch', async ({
  visit,
  context,
}) => {
  const { page } = visit;
  const projections = visit.calls('projection');
  const labels = visit.calls('informationLabel');
  const plan = await toFirst(visit, await toPlans(visit));
  await expect(page.getByRole('heading', { level: 1 }), 'it is read from its title').toBeFocused();
  await expect(page.getByText(plan.supplierName, { exact: true }).first()).toBeVisible();
  const asked = (calls: typeof projections) =>
    calls
      .map((call) => call.postDataJSON() as { tariffId: string; onCurrentTariff: boolean })
      .filter(({ tariffId }) => tariffId === plan.tariffId)
      .map(({ onCurrentTariff }) => onCurrentTariff);
  const table = page.getByRole('table', { name: label });
  await expect(table.getByRole('columnheader')).toHaveText(['Existing', 'New']);
  await expect(table.getByRole('row', { name: /^Supplier/ }).first()).toContainText(
    plan.supplierName,
  );
  expect(asked(labels)).toEqual([true, false]);
  expect(asked(projections).slice(-2)).toEqual([true, false]);

  const price = page.getByRole('region', { name: 'You would pay' });
  const year = (await price.getByText(/^£[\d,.]+ a year$/).textContent()) ?? '';
  await expect(
    page.getByRole('region', { name: 'New tariff' }).getByText(year.replace(' a year', '')),
    'the list and the projection know the same year',
  ).toBeVisible();
  await look(visit, 'the details of a plan');

  await visit.button('More Info').first().click();
  await expect(page.getByRole('row', { name: /^Energy use/ }).first()).toBeVisible();
  await page.getByRole('button', { name: /more features$/ }).click();
  await look(visit, 'the details of a plan, opened', { isChosen: true });
  await expectLightOnPaper(visit, 'the details of a plan');
  await page.emulateMedia({ media: null, colorScheme: null });
  await visit.button('Less Info').click();
  await expect(page.getByRole('row', { name: /^Energy use/ })).toHaveCount(0);

  await expect(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /^mailto:./);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^View Terms & Conditions/ }).click();
  await expect((await opened).locator('body')).not.toBeEmpty();

  const up = visit.button('Back up to the price and how to switch');
  await expect(up, 'the price stands beside it all').toBeHidden();
  await page.setViewportSize({ width: 390, height: 664 });
  await up.click();
  await expect(price.getByRole('heading', { name: 'You would pay' })).toBeFocused();
  await expect(visit.button('Switch Now')).toBeInViewport({ ratio: 1 });
  await visit.button('Switch Now').click();
  await visit.isAt('/details');
});

test('ROU-04 TAR-01 Back finds the plans as they were left, also after a reload', async ({
  visit,
}) => {
  const { page } = visit;
  await toPlans(visit);
  await page.getByRole('radio', { name: 'Fixed', exact: true }).check();
  const left = page.url();
  expect(left).toContain('rate=fixed');
  await actionOf(visit, 'More Info').first().click();
  await expect(page.getByRole('heading', { name: label })).toBeVisible();
  const address = page.url();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.reload();
  await expect(page, 'a reload stays').toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('table', { name: label })).toBeVisible();
  await expect(visit.button('Switch Now'), 'the list is loaded again').toBeVisible();

  await visit.button('Back to all plans').click();
  await expect(page, 'the button goes back').toHaveURL(left);
  await expect(page.getByRole('radio', { name: 'Fixed', exact: true })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('table', { name: label })).toBeVisible();
  await page.goBack();
  await expect(page, 'the browser goes back').toHaveURL(left);
  await expect(page.getByRole('radio', { name: 'Fixed', exact: true })).toBeChecked();
});

test(
  'TAR-02 a plan for review only has no Switch Now, also by an address made by hand',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    const plans = await toPlans(visit);
    const plan = plans.find(({ switchOption }) => switchOption === 'None');
    if (plan === undefined) throw new Error('There is no plan for review only.');
    await page.goto(addressOf(plan));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plan.tariffName);
    const price = page.getByRole('complementary');
    await expect(price.getByText('Review Only', { exact: true })).toBeVisible();
    await expect(price.getByText(/switch directly with/)).toBeVisible();
    await expect(page.getByRole('table', { name: label })).toBeVisible();
    await expect(visit.button('Switch Now')).toHaveCount(0);
    await look(visit, 'the details of a plan for review only');
    await visit.button('Back to all plans').click();
    await visit.isAt('/results/home-energy');

    visit.expectFailures();
    await page.goto('/tariff-details/99999999');
    await expect(page.getByText('There is no plan at this address.')).toBeVisible();
    await expect(visit.button('Switch Now')).toHaveCount(0);
  },
);

test('ROU-32 without a quote the address of a plan leads to the first step, which says why', async ({
  visit,
}) => {
  await visit.open('/tariff-details/11200412');
  await visit.isAt('/switch/home-energy');
  await expect(
    visit.page.getByText('Tell us about your energy first, then we can show you a plan.'),
  ).toBeVisible();
});

test(
  'TAR-22 what does not load is said in its place, and comes with Try again',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    const plans = await toPlans(visit);
    await visit.fault('informationLabel', 'status=503', 1);
    await toFirst(visit, plans);
    const sheet = page.getByRole('region', { name: label });
    await expect(sheet.getByRole('alert')).toContainText('We could not load the label of');
    await look(visit, 'a label that did not load', { isChosen: true });
    await sheet.getByRole('button', { name: 'Try again' }).click();
    await expect(sheet.getByRole('alert')).toHaveCount(0);
    await expect(sheet.getByRole('columnheader')).toHaveText(['Existing', 'New']);
  },
);
