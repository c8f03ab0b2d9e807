import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { household } from './support/household';
import {
  addressOf,
  amountOf,
  chooseAddress,
  consentOf,
  fillFirstStep,
  findAddresses,
  sections,
} from './support/first-step';
import { switchNow, viewQuotes } from './support/results';
import { acceptTerms, fillAddress, fillBank, fillPerson } from './support/sign-up';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

/**
 * While a list is open react-aria hides the rest of the page from screen readers, and shows it
 * again before the focus can get there; these rules take that for lasting.
 */
const hiddenBehindTheList = ['aria-hidden-focus', 'page-has-heading-one', 'region'];

/** Everybody can use it, and on no screen does anything stick out. */
async function look(visit: Visit, where: string): Promise<void> {
  await expectAccessible(visit, `${where}, 1280 px`);
  for (const width of [390, 320]) {
    await visit.page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(visit, `${where}, ${String(width)} px`);
  }
  await visit.page.setViewportSize({ width: 1280, height: 900 });
}

test('the home: empty, wrong, the open list, answered, a business', async ({ visit }) => {
  await visit.open();
  await look(visit, 'the first page');
  await findAddresses(visit, 'WRONG');
  await expect(visit.page.getByText('Postcode is invalid.').first()).toBeVisible();
  await look(visit, 'a postcode that is wrong');
  await findAddresses(visit, 'CB99 1AR');
  await addressOf(visit).click();
  await addressOf(visit).fill('1');
  await expect(visit.page.getByRole('option').first()).toBeVisible();
  await expectAccessible(visit, 'the open list of addresses', hiddenBehindTheList);
  await visit.page.keyboard.press('Tab');
  await expect(visit.page.getByRole('option'), 'Tab closes the list').toHaveCount(0);
  await expect(
    visit.page.locator('[aria-hidden="true"]:focus, [aria-hidden="true"] :focus'),
    'nobody lands on what a screen reader cannot see',
  ).toHaveCount(0);
  await chooseAddress(visit, '1');
  await consentOf(visit).check();
  await expect(visit.page.getByText('Non Domestic Meter Type Identified!')).toBeVisible();
  await look(visit, 'a business');
  await findAddresses(visit, 'LS8 4JW');
  await chooseAddress(visit, '2');
  await expect(visit.button('Continue')).toBeVisible();
  await look(visit, 'the home, answered');
});

test('the questions on energy: choices, supplier, figures with an error, the end', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open();
  await fillFirstStep(visit, household({ postcode: 'LS8 4JW' }));
  await look(visit, 'the first step, answered');
  for (const [title, where] of [
    [sections.fuel, 'what to quote for'],
    [sections.pay, 'how to pay now'],
    [sections.supplier, 'supplier and tariff'],
    [sections.newTariff, 'how to pay then'],
  ] as const) {
    await visit.change(title);
    await look(visit, where);
  }
  await visit.change(sections.usage);
  await amountOf(visit, 'I use').fill('0');
  await amountOf(visit, 'I use').blur();
  await expect(page.getByText(/must be between/).first()).toBeVisible();
  await look(visit, 'figures with an error');
  await visit.fault('addressSearch', 'status=503');
  await visit.change(sections.home);
  await findAddresses(visit, 'CB99 1AD');
  await expect(page.getByText(/could not load/).first()).toBeVisible();
  await look(visit, 'a list that could not be loaded');
  await visit.mend('addressSearch');
  await visit.fault('addressSearch', 'status=500');
  await visit.button('Try again').first().click();
  await visit.isAt('/error/500');
  await look(visit, 'the error page');
});

test('the plans', async ({ visit }) => {
  await visit.open();
  await fillFirstStep(visit, household());
  await viewQuotes(visit);
  await look(visit, 'the plans');
});

test('the sign-up, a failed save and the end', async ({ visit }) => {
  const { page } = visit;
  const home = household();
  await visit.open();
  await fillFirstStep(visit, home);
  const plans = await viewQuotes(visit);
  await switchNow(visit, plans);
  await expect(page.getByRole('combobox', { name: 'Title', exact: true })).toBeVisible();
  await page.getByLabel('Email address').fill('nobody');
  await page.getByLabel('Phone number').fill('0');
  await page.getByLabel('First name').focus();
  await expect(page.getByText('Email is invalid.').first()).toBeVisible();
  await look(visit, 'personal details with errors');
  await fillPerson(visit, home.person);
  await visit.continue();
  await look(visit, 'the address');
  await fillAddress(visit, home);
  await visit.continue();
  await look(visit, 'the terms');
  await acceptTerms(visit);
  await visit.continue();
  await look(visit, 'the payment');
  if (home.bank !== null) await fillBank(visit, home.bank);
  await visit.continue();
  await look(visit, 'the confirmation');
  await visit.fault('saveBank', 'status=503', 1);
  await visit.button('Complete Switch').click();
  await expect(page.getByText('Bank details could not be saved.')).toBeVisible();
  await look(visit, 'a save that failed');
  await visit.fault('completeSwitch', 'delay=3000', 1);
  await visit.button('Try again').or(visit.button('Complete Switch')).first().click();
  await expect(page.getByRole('heading', { name: /^Saving step/ })).toBeVisible();
  await expectAccessible(visit, 'the saving');
  await visit.isAt('/switch-complete');
  await look(visit, 'the end');
});
