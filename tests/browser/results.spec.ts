import type { Locator, Route } from '@playwright/test';
import { inFull } from '../full';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { openAnswered } from './support/first-step-kept';
import { household } from './support/household';
import { Keys } from './support/keys';
import { look } from './support/look';
import { answerFirstStep } from './support/quote-type';
import { oneSupplier, quoteTypes } from './support/quote-types';
import { viewQuotes, type Plan } from './support/results';
import { expectTargets } from './support/targets';
import { operation } from './support/operation';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

const at = '/results/home-energy';

async function toResults(visit: Visit): Promise<readonly Plan[]> {
  await openAnswered(visit, household({ postcode: oneSupplier.postcode }), oneSupplier);
  return viewQuotes(visit);
}

const cards = ({ page }: Visit): Locator => page.getByRole('article');
const inGroup = (
  { page }: Visit,
  group: string,
  name: string | RegExp,
  role: 'radio' | 'checkbox',
) => page.getByRole('group', { name: group }).getByRole(role, { name });
const found = ({ page }: Visit, plans: number): Locator =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${String(plans)} plans? from `) });
const canBeSwitched = ({ switchOption }: Plan) => switchOption !== 'None';

test('RES-01 RES-03 RES-26 RES-06 RES-08 RES-09 RES-12 FIL-01 FIL-03 FIL-04 FIL-10 FIL-24 the plans are narrowed down, ordered and reset, and the address remembers it', async ({
  visit,
}) => {
  const { page } = visit;
  const plans = await toResults(visit);
  const begin = plans.filter(canBeSwitched);
  const fixed = begin.filter(({ isFixed }) => isFixed);
  const supplier = fixed.find(({ supplierId }) => [2, 7, 11, 15, 16, 111].includes(supplierId));
  const rest = fixed.filter(({ supplierId }) => supplierId === supplier?.supplierId);
  const cheapest = begin.reduce((least, each) => (each.totalCost < least.totalCost ? each : least));

  const stages = page.getByRole('banner').getByRole('navigation').getByRole('listitem');
  await expect(stages).toHaveText([/Information/, /Choose Your New Deal/, /Sign Up/, /Complete/]);
  await expect(stages.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText(/tons CO₂\/year/), 'there is gas').toBeVisible();
  const first = cards(visit).first();
  await expect(first).toContainText(cheapest.supplierName);
  await expect(first.getByRole('heading', { name: cheapest.tariffName })).toBeVisible();
  const pounds = cheapest.totalCost.toLocaleString('en-GB', { minimumFractionDigits: 2 });
  await expect(first).toContainText(`Projected annual energy cost£${pounds}`);
  await expect(first.locator('.s-tile'), 'its logo, or what stands for it').toHaveText(
    cheapest.supplierName.slice(0, 2),
  );
  // What a badge says is not listed once more.
  const said = ['Managed online', 'Takes part in the Warm Home Discount', 'Paid by direct debit'];
  await expect(first.getByRole('list', { name: 'Details' }).getByRole('listitem')).toHaveText(
    cheapest.tariffDetails.filter((detail) => !said.includes(detail)).slice(0, 3),
  );
  await expect(first.getByRole('button', { name: 'More Info' })).toBeVisible();
  await expect(found(visit, begin.length)).toBeVisible();

  const payment = page.getByRole('combobox', { name: 'Payment type' });
  await expect(payment, 'as the new plan is to be paid').toHaveValue('monthlyDirectDebit');
  await expect(page.getByRole('combobox', { name: 'All other suppliers' })).toBeVisible();
  await inGroup(visit, 'Rate type', 'Fixed', 'radio').check();
  await expect(found(visit, fixed.length)).toBeVisible();
  const box = inGroup(
    visit,
    'Supplier',
    new RegExp(`^${supplier?.supplierName ?? ''}`),
    'checkbox',
  );
  await box.check();
  await expect(found(visit, rest.length)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Supplier, A to Z');
  const chosen = `${at}?rate=fixed&supplier=${String(supplier?.supplierId)}&sort=supplier`;
  await visit.isAt(chosen);

  const stillChosen = async (after: string) => {
    await visit.isAt(chosen);
    await expect(found(visit, rest.length), after).toBeVisible();
    await expect(inGroup(visit, 'Rate type', 'Fixed', 'radio'), after).toBeChecked();
    await expect(box, after).toBeChecked();
  };
  const token = page.waitForRequest(operation('token'));
  await page.reload();
  await token;
  await stillChosen('after a reload');
  await cards(visit).first().getByRole('button', { name: 'More Info' }).click();
  await expect(page).toHaveURL(/\/tariff-details\//);
  await page.goBack();
  await stillChosen('back from the details');
  await cards(visit).first().getByRole('button', { name: 'Switch Now' }).click();
  await visit.isAt('/details');
  await page.goBack();
  await stillChosen('back from the sign-up');
  await look(visit, 'filtered plans', { isChosen: true });

  await visit.button('Reset').click();
  await visit.isAt(`${at}?sort=supplier`);
  await expect(found(visit, begin.length)).toBeVisible();
  await expect(visit.button('Reset'), 'the focus stays').toBeFocused();
});

test(
  'RES-26 CUS-10 results and sign-up ask for a token on load, and their calls do not wait for it',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await toResults(visit);
    let held: Route | null = null;
    await page.route(operation('token'), (route) => {
      held = route;
    });
    await expect
      .poll(() => held, { message: 'one of every 10 seconds', timeout: 30_000 })
      .not.toBeNull();
    await page.getByRole('button', { name: 'Switch Now' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Sign up/ })).toBeVisible();
    await expect(page.getByLabel('First name')).toBeVisible();
  },
);

test(
  'FIL-12 a supplier that has no plan on the list is filtered by, and its box says so',
  inFull,
  async ({ visit }) => {
    const plans = await toResults(visit);
    await visit.open(`${at}?supplier=999999`);
    await expect(
      visit.page.getByRole('heading', { name: 'No results found for your chosen filters' }),
    ).toBeVisible();
    const box = inGroup(visit, 'Supplier', /^A supplier without a plan/, 'checkbox');
    await expect(box).toBeChecked();
    await box.focus();
    await visit.page.keyboard.press('Space');
    await expect(found(visit, plans.filter(canBeSwitched).length)).toBeVisible();
    await expect(box, 'the focus stays').toBeFocused();
  },
);

test(
  'a query made by hand that asks for what there is not shows what there is',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    const plans = await toResults(visit);
    await visit.open(`${at}?rate=free&colour=blue&sort=best`);
    await expect(found(visit, plans.filter(canBeSwitched).length)).toBeVisible();
    await expect(inGroup(visit, 'Rate type', 'Any', 'radio')).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('cheapest');
    await inGroup(visit, 'Green tariffs', 'No', 'radio').check();
    await visit.isAt(`${at}?green=no`);
  },
);

test('RES-02 RES-11 RES-13 FIL-07 FIL-09 FIL-10 FIL-25 on a phone the filters are a sheet, with the keyboard alone', async ({
  visit,
}) => {
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 800 });
  const plans = await toResults(visit);
  const keys = new Keys(page);
  const opener = visit.button('Filter Results');
  await keys.tabAndPress(opener, 'Filter Results');
  const sheet = page.getByRole('dialog', { name: 'Filter Results' });
  await expect(sheet).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener, 'the focus comes back').toBeFocused();

  await keys.press('Enter');
  await expectAccessible(visit, 'the sheet of filters');
  await expectTargets(visit, 'the sheet of filters');
  const include = sheet.getByRole('radio', { name: /^Include plans/ });
  await keys.tabTo(sheet.getByRole('radio', { name: /^Only show plans/ }), 'what to show');
  await keys.press('ArrowDown');
  await expect(include).toBeChecked();
  const done = visit.button(`Done: show ${String(plans.length)} plans`);
  await expect(done, 'in reach, though the filters are longer').toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('status')).toContainText(`${String(plans.length)} plans from`);

  const others = sheet.getByRole('combobox', { name: 'All other suppliers' });
  await keys.tabTo(others, 'the other suppliers');
  const boxes = await sheet.getByRole('checkbox').count();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(sheet, 'Escape closes the list alone').toBeVisible();
  await expect(sheet.getByRole('checkbox'), 'looking adds nothing').toHaveCount(boxes);

  await page.setViewportSize({ width: 320, height: 480 });
  await expect(done).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(visit, 'the sheet at 320 px');
  await page.setViewportSize({ width: 390, height: 800 });
  await keys.tabAndPress(done, 'Done');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await visit.isAt(`${at}?switchable=all`);

  const more = page.getByRole('button', { name: /^Show \d+ more plans?$/ });
  if (await more.isVisible()) await more.click();
  const direct = cards(visit).filter({ has: page.getByText('Review Only', { exact: true }) });
  await expect(direct).toHaveCount(plans.filter((plan) => !canBeSwitched(plan)).length);
  await expect(direct.getByRole('button', { name: 'Switch Now' })).toHaveCount(0);
  await expect(direct.first()).toContainText('you switch directly with');
});

test('how it was worked out is told to those who ask', inFull, async ({ visit }) => {
  const { page } = visit;
  await toResults(visit);
  const asked = page
    .locator('summary', { hasText: 'How was this worked out?' })
    .filter({ visible: true });
  await expect(page.getByText('Where this comes from').first()).toBeHidden();
  await new Keys(page).tabAndPress(asked, 'how it was worked out');
  for (const told of ['The national gas database', '3,100 kWh a year', 'Entered by you'])
    await expect(page.getByText(told, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await look(visit, 'how it was worked out', { isChosen: true });
});

test('electricity alone has no carbon card', inFull, async ({ visit }) => {
  const type = quoteTypes.find(({ name }) => name === 'electricity alone');
  if (type === undefined) throw new Error('There is no home with electricity alone.');
  await visit.open();
  await answerFirstStep(visit, type, household({ postcode: type.postcode }));
  await viewQuotes(visit);
  await expect(visit.page.getByText(/CO₂/)).toHaveCount(0);
});
