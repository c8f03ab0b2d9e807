import { inFull } from '../full';
import {
  addressOf,
  amountOf,
  chooseAddress,
  chooseTariff,
  consentOf,
  enterHome,
  fillHome,
  findAddresses,
  postcodeOf,
  sections,
} from './support/first-step';
import { hold } from './support/hold';
import { household } from './support/household';
import { look } from './support/look';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

/** An open list hangs in the page beside its parts, and is reached from its field. */
const besideTheParts = ['region'];

const supplier = 'Supplier and tariff';
const usage = 'How much energy do you use?';
const quotes = 'View Your Quotes';

const paysMonthly = async ({ page }: Visit): Promise<void> =>
  page.getByRole('radio', { name: 'Monthly direct debit' }).check();

test('the home: empty, wrong, waiting, failed, the open list, without a match, answered', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open();
  await expect(postcodeOf(visit)).toBeVisible();
  await look(visit, 'the first page', { isChosen: true });
  await findAddresses(visit, 'WRONG');
  await expect(page.getByText('Postcode is invalid.').first()).toBeVisible();
  await expect(postcodeOf(visit), 'the press leads to what is wrong').toBeFocused();
  await look(visit, 'a postcode that is wrong', { isChosen: true });
  const answer = await hold(visit, 'addressSearch');
  await findAddresses(visit, 'CB99 2AB');
  await expect(page.getByText('Finding addresses')).toBeVisible();
  await look(visit, 'addresses that are awaited');
  visit.expectFailures();
  answer();
  await expect(
    visit.sheet(sections.home).getByText('We could not load the addresses.'),
  ).toBeVisible();
  await look(visit, 'addresses that did not load', { isChosen: true });
  await findAddresses(visit, 'CB99 1AU');
  await expect(
    page.locator('.p-alert').getByText('We found no addresses for this postcode'),
  ).toBeVisible();
  await look(visit, 'no addresses');
  await findAddresses(visit, 'CB99 1AW');
  await addressOf(visit).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look(visit, 'the open list', { isChosen: true, without: besideTheParts });
  await addressOf(visit).fill('no such flat');
  await expect(page.getByText('0 matches for')).toBeVisible();
  await look(visit, 'a list without a match', { isChosen: true, without: besideTheParts });
  await page.keyboard.press('Tab');
  await expect(page.getByText('0 matches for'), 'Tab closes the list').toHaveCount(0);
  await expect(
    page.locator('[aria-hidden="true"]:focus, [aria-hidden="true"] :focus'),
    'nobody lands on what a screen reader cannot see',
  ).toHaveCount(0);
  const address = await chooseAddress(visit, 'Flat 12');
  const meters = await hold(visit, 'meterDetails');
  await consentOf(visit).check();
  await expect(page.getByRole('heading', { name: 'One moment' })).toBeVisible();
  await look(visit, 'meters that are awaited');
  meters();
  await expect(visit.button('Continue')).toBeVisible();
  await expect(addressOf(visit)).toHaveValue(address);
  await look(visit, 'the home, answered');
});

test(
  'the home: a business, meters that failed, and cards that cannot be had',
  inFull,
  async ({ visit }) => {
    visit.expectFailures();
    await visit.open();
    await fillHome(visit, household({ postcode: 'CB99 1AR' }));
    await expect(
      visit.page.locator('.p-alert').getByText('Non Domestic Meter Type Identified!'),
    ).toBeVisible();
    await look(visit, 'a business');
    await findAddresses(visit, 'CB99 2AF');
    await chooseAddress(visit, '2');
    await expect(visit.page.getByText('We could not look up your meters.').first()).toBeVisible();
    await look(visit, 'meters that failed');
    await enterHome(visit, 'CB99 1AP');
    await expect(
      visit.page.locator('.p-alert').getByText('one of your energy meters is prepayment'),
    ).toBeVisible();
    await look(visit, 'one prepayment meter');
    await enterHome(visit, 'CB99 1AE');
    await visit.change(sections.fuel);
    await expect(visit.page.getByRole('radio', { disabled: true })).toHaveCount(2);
    await look(visit, 'cards that cannot be had');
  },
);

test('one supplier: every question open, and its list awaited', inFull, async ({ visit }) => {
  const { page } = visit;
  await enterHome(visit, 'CB99 2AJ');
  await expect(visit.sheet('How do you pay now?')).toBeVisible();
  await look(visit, 'how to pay', { isChosen: true });
  for (const title of [
    sections.fuel,
    'Is your gas and electricity from the same supplier?',
    'Do you have an Economy 7 meter?',
  ]) {
    await visit.change(title);
    await look(visit, title);
    await visit.continueTo(visit.sheet('How do you pay now?'), 'how to pay');
  }
  // With a supplier and its tariffs the question would be answered, whatever the list says.
  const suppliers = await hold(visit, 'suppliers');
  const tariffs = await hold(visit, 'tariffs');
  await paysMonthly(visit);
  await visit.continue();
  await expect(page.getByText('Finding suppliers').first()).toBeVisible();
  await look(visit, 'suppliers that are awaited');
  suppliers();
  tariffs();
  await expect(
    page.getByRole('group', { name: 'Supplier of gas' }),
    'the supplier that the meter told',
  ).toContainText('Good Energy');
  await look(visit, 'supplier and tariff');
});

test('one supplier: the three tabs, errors, ready, a date, refused', inFull, async ({ visit }) => {
  const { page } = visit;
  visit.expectFailures();
  await enterHome(visit, 'CB99 2AJ');
  await paysMonthly(visit);
  await visit.continueTo(visit.sheet(usage), usage);
  await look(visit, 'figures, with the period of electricity locked');
  const electricity = page.getByRole('textbox', { name: 'Electricity used' });
  await amountOf(visit, 'I use').fill('0');
  await electricity.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please ensure' })).toBeFocused();
  await look(visit, 'figures with errors, and their summary', { isChosen: true });
  await page.getByRole('radio', { name: 'Help Me Estimate' }).check();
  await look(visit, 'the tab of the estimate');
  await page.getByRole('radio', { name: 'Use regulator averages' }).check();
  await expect(page.getByText('Medium: 11,500 kWh a year')).toBeVisible();
  await look(visit, 'the tab of the averages');
  await page.getByRole('radio', { name: 'Actual Figures' }).check();
  await electricity.fill('3100');
  await visit.continueTo(visit.button(quotes), quotes);
  for (const title of [sections.home, supplier, usage])
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
  await look(visit, 'ready', { isChosen: true });

  await visit.change(supplier);
  const tariff = page.getByRole('combobox', { name: 'Tariff', exact: true });
  await visit.button('Change supplier').click();
  await page.getByRole('combobox', { name: 'Supplier of gas' }).selectOption({ label: 'EDF' });
  await chooseTariff(visit, /Fix/);
  const ends = page.getByRole('group', { name: 'Tariff End Date' });
  await ends.getByLabel('Day', { exact: true }).selectOption('31');
  await ends.getByLabel('Day', { exact: true }).focus();
  await ends.getByLabel('Year', { exact: true }).focus();
  await leaveTheDate(visit);
  await look(visit, 'a fixed tariff whose end is not known');
  await tariff.selectOption({ label: 'Standard Variable' });
  await visit.continueTo(visit.button(quotes), quotes);
  await visit.change(sections.newTariff);
  await look(visit, 'how to pay for the new tariff');
  await visit.continueTo(visit.button(quotes), quotes);
  await visit.button(quotes).click();
  await expect(page.getByText('We cannot do this for these details')).toBeVisible();
  await look(visit, 'a quote that was refused', { isChosen: true });
});

/** The focus leaves the date for what stands under it. */
async function leaveTheDate({ page }: Visit): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByText('Tariff End Date is required').first()).toBeVisible();
}

test('two suppliers: every section open, failed and tried again', inFull, async ({ visit }) => {
  const { page } = visit;
  await enterHome(visit, 'CB99 1AB');
  await look(visit, 'how gas is paid');
  await visit.fault('tariffs', 'status=503');
  await paysMonthly(visit);
  await visit.continue();
  await expect(visit.sheet('How do you pay for your electricity?')).toBeVisible();
  await look(visit, 'how electricity is paid');
  await paysMonthly(visit);
  await visit.continueTo(visit.sheet(sections.supplier), sections.supplier);
  await expect(page.getByRole('link', { name: 'What did not load, as said above' })).toBeVisible();
  await look(visit, 'tariffs that failed');
  await visit.mend('tariffs');
  await visit.button('Try again').first().click();
  await expect(visit.button('Continue')).toBeVisible();
  await look(visit, 'the supplier of gas');
  const electricity = 'Electricity supplier and tariff';
  const electricityUse = 'How much electricity do you use?';
  await visit.continueTo(visit.sheet(electricityUse), electricityUse);
  await expect(visit.folded(electricity), 'one Try again has loaded both').toBeVisible();
  await visit.change(electricity);
  await visit.button('Change supplier').click();
  await expect(visit.button('Change supplier'), 'it goes with the supplier').toHaveCount(0);
  await look(visit, 'the supplier of electricity, taken away');
  await page.getByRole('combobox', { name: 'Electricity supplier' }).selectOption({ label: 'EDF' });
  await visit.continueTo(visit.sheet(electricityUse), electricityUse);
  await visit.change(sections.usage);
  await look(visit, 'the usage of gas');
});

test('Economy 7: the night, and each question of the estimate', inFull, async ({ visit }) => {
  const { page } = visit;
  await enterHome(visit, 'CB99 1AG');
  await paysMonthly(visit);
  const sheet = 'How much electricity do you use?';
  await visit.continueTo(visit.sheet(sheet), sheet);
  await look(visit, 'figures of electricity alone');
  await page.getByRole('radio', { name: 'Help Me Estimate' }).check();
  await visit.button('Answer five questions').click();
  const dialog = page.getByRole('dialog', { name: 'Help Me Estimate' });
  await visit.fault('estimationUsage', 'status=503');
  for (let question = 1; question <= 5; question += 1) {
    await expect(dialog.getByText(`Question ${String(question)} of 5`)).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await look(visit, `question ${String(question)}`, { isChosen: question === 1 });
    await dialog.getByRole('radio').first().click();
  }
  await expect(dialog.getByText('We could not work out your usage.')).toBeVisible();
  await look(visit, 'an estimate that failed');
  await visit.mend('estimationUsage');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toHaveCount(0);
  await look(visit, 'an estimate, written into the form');
  await visit.continueTo(visit.button(quotes), quotes);
  await visit.change('How much of it is at night?');
  await look(visit, 'the night');
});
