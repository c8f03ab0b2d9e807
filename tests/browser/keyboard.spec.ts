import type { Locator, Page } from '@playwright/test';
import { household } from './support/household';
import { Keys } from './support/keys';
import { addressOf, consentOf, postcodeOf } from './support/first-step';
import { expectSwitches } from './support/switches';
import { expect, test } from './support/test';
import { actionOf } from './support/results';

test('the first Tab offers to skip to the main part', async ({ visit }) => {
  const { page } = visit;
  await visit.open();
  await expect(postcodeOf(visit)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the main part' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(postcodeOf(visit), 'the header is skipped').toBeFocused();
});

test('a household switches with the keyboard alone', async ({ visit, request }) => {
  const { page } = visit;
  const keys = new Keys(page);
  const home = household();
  const { person, bank } = home;
  const role = page.getByRole.bind(page);
  const write = async (control: Locator, what: string, text: string) => {
    await keys.tabTo(control, what);
    await keys.type(text);
  };
  /** The first letters choose in a native select. */
  const pick = async (name: string, text: string, within: Page | Locator = page) => {
    const select = within.getByRole('combobox', { name, exact: true });
    await expect(select.getByRole('option', { name: text }).first()).toBeAttached();
    await write(select, name, text);
  };
  const goOn = async () => keys.tabAndPress(visit.button('Continue'), 'Continue');

  await visit.open();
  await write(postcodeOf(visit), 'the postcode', 'cb99 1ad');
  await keys.press('Enter');
  await keys.tabTo(addressOf(visit), 'the list of addresses');
  await keys.type('12');
  await expect(role('option').first()).toBeVisible();
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await expect(addressOf(visit)).toHaveValue(/12/);
  await keys.tabAndPress(consentOf(visit), 'the permission', 'Space');
  await goOn();
  const pay = role('radio', { name: 'Monthly direct debit' });
  await keys.tabAndPress(pay, 'how to pay', 'Space');
  await expect(pay).toBeChecked();
  await goOn();
  const quotes = visit.button('View Your Quotes');
  const either = quotes.or(visit.button('Continue')).first();
  await expect(either).toBeVisible();
  while (!(await quotes.isVisible())) {
    await goOn();
    await expect(either).toBeVisible();
  }
  await keys.tabAndPress(quotes, 'View Your Quotes');
  await visit.isAt('/results/home-energy');
  await keys.tabAndPress(actionOf(visit, 'Switch Now').first(), 'Switch Now');
  await visit.isAt('/details');

  await pick('Title', person.title);
  await write(page.getByLabel('First name'), 'the first name', person.firstName);
  await write(page.getByLabel('Last name'), 'the last name', person.lastName);
  const born = role('group', { name: 'Date of birth' });
  await pick('Day', '28', born);
  await pick('Month', person.born.month, born);
  await pick('Year', person.born.year, born);
  await write(page.getByLabel('Phone number'), 'the phone number', person.phone);
  await write(page.getByLabel('Email address'), 'the e-mail address', person.email);
  await pick('Employment status', person.work);
  await goOn();
  await write(page.getByLabel('Years at this address'), 'the years', home.home.years);
  await pick('Residential status', home.home.status);
  await goOn();
  await keys.tabAndPress(role('radio', { name: 'As soon as possible' }), 'when to start', 'Space');
  await keys.tabAndPress(role('checkbox', { name: /I accept/ }), 'the terms', 'Space');
  for (const more of await role('checkbox', { name: /credit check|debt/i }).all())
    await keys.tabAndPress(more, 'a consent of the supplier', 'Space');
  await goOn();
  await write(page.getByLabel('Card Holder Name'), 'the card holder', bank?.name ?? '');
  await keys.tabTo(page.getByLabel('First two digits'), 'the sort code');
  await keys.type(`${bank?.sortCode ?? ''}${bank?.accountNumber ?? ''}`);
  await pick('Preferred direct debit day', '5th');
  await keys.tabAndPress(
    role('checkbox', { name: /I am authorised/ }),
    'the authorisation',
    'Space',
  );
  await goOn();
  const complete = visit.button('Complete Switch');
  await keys.tabTo(complete, 'Complete Switch');
  // It takes no press in the first second after it appeared.
  await expect(async () => {
    if (await complete.isVisible()) await visit.page.keyboard.press('Enter');
    await expect(complete, 'the press is taken').toBeHidden({ timeout: 500 });
  }).toPass();
  await visit.isAt('/switch-complete');
  const [made] = await expectSwitches(request, home, 1);
  expect(made?.saved.personal).toMatchObject({ dateOfBirth: '1984-02-28', titleId: '3' });
});
