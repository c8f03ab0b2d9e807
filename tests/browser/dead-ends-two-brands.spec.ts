import { few, inFull } from '../full';
import {
  addressOf,
  consentOf,
  enterHome,
  fillHome,
  findAddresses,
  postcodeOf,
  sections,
} from './support/first-step';
import { household } from './support/household';
import { Keys } from './support/keys';
import { look } from './support/look';
import { operation } from './support/operation';
import { expect } from './support/test';
import { brandNames, test } from './support/two-brands';

// One build and one server for both brands.
test.describe.configure({ mode: 'default' });

for (const brand of few(brandNames))
  test.describe(brand, () => {
    test.use({ brand });

    test('HOM-16 HOM-21 Northern Ireland and the islands are told from the postcode, before any call, and it stays', async ({
      visit,
    }) => {
      const { page } = visit;
      const searched = visit.calls('addressSearch');
      await visit.open();
      for (const [postcode, title] of [
        ['BT1 5GS', 'We cannot compare Northern Ireland'],
        ['JE2 3AB', 'We cannot compare the Channel Islands and the Isle of Man'],
      ] as const) {
        await findAddresses(visit, postcode);
        await expect(page.locator('.p-alert').getByText(title)).toBeVisible();
        await expect(page.locator('.p-alert--error'), 'it is no error').toHaveCount(0);
        await expect(consentOf(visit), 'nothing is looked up, so nothing is permitted').toHaveCount(
          0,
        );
        await expect(postcodeOf(visit)).toHaveValue(postcode.replace(' ', ''));
        await expect(
          page.getByRole('link', { name: 'Change the postcode to one in England' }),
        ).toBeVisible();
        await look(visit, `${title} ${brand}`);
      }
      expect(searched, 'nobody is asked').toHaveLength(0);
      await findAddresses(visit, 'CB99 1AA');
      await expect(addressOf(visit), 'another postcode goes on').toBeVisible();
    });

    test('ERR-14 HOM-34 meters that could not be looked up are told once, with one way to try again', async ({
      visit,
    }) => {
      const { page } = visit;
      visit.expectFailures();
      await visit.open();
      await fillHome(visit, household({ postcode: 'CB99 2AF' }));
      const error = visit.sheet(sections.home).locator('.p-alert--error');
      await expect(error).toContainText('We could not look up your meters.');
      await expect(visit.button('Try again'), 'one').toHaveCount(1);
      await expect(page.getByText('That is everything we need')).toHaveCount(0);
      await look(visit, `meters that failed ${brand}`);
      const keys = new Keys(page);
      const link = page.getByRole('link', { name: 'What did not load, as said above' });
      await keys.tabAndPress(link, 'the link of what is left');
      await expect(page.locator('.f-lookups:has(.p-alert)'), 'it leads there').toBeFocused();
      await visit.mend('meterDetails');
      await visit.button('Try again').click();
      await expect(visit.button('Continue')).toBeVisible();
    });
  });

for (const brand of few(brandNames))
  test.describe(brand, () => {
    test.use({ brand });

    test('HOM-21 HOM-34 a home that is not in the list is written by hand, by keyboard, and its meters are found', async ({
      visit,
    }) => {
      const { page } = visit;
      const answer = page.waitForResponse(operation('addressSearch'));
      await visit.open();
      await findAddresses(visit, 'CB99 1AA');
      const homes = (await (await answer).json()) as readonly {
        parts: { mpanCores: readonly string[] };
      }[];
      const [core = ''] = homes[1]?.parts.mpanCores ?? [];
      const keys = new Keys(page);
      await keys.tabAndPress(visit.button('Type my address by hand'), 'the way by hand');
      await expect(page.getByText('Your address by hand')).toBeVisible();
      await look(visit, `by hand ${brand}`);
      for (const [label, value] of [
        ['House and street', '2A Orchard Close'],
        ['Town or city', 'Cambridge'],
        ['Electricity meter number (MPAN)', `01801100${core}`],
      ] as const) {
        await keys.tabTo(page.getByLabel(label), label);
        await keys.type(value);
      }
      await keys.tabAndPress(consentOf(visit), 'the permission', 'Space');
      await keys.tabAndPress(visit.button('Find my meters'), 'the search');
      await expect(visit.button('Continue')).toBeVisible();
      await look(visit, `by hand, found ${brand}`);
      await visit.continue();
      await expect(visit.folded(sections.home)).toContainText('2A Orchard Close, Cambridge');
      await expect(visit.folded(sections.home)).toContainText(
        'Meters found: one gas, one electricity',
      );
    });
  });

test('HOM-21 HOM-29 by hand without a list, a number of which nothing is found says so, and whom to call', async ({
  visit,
}) => {
  await visit.open();
  await findAddresses(visit, 'CB99 1AU');
  await look(visit, 'no addresses, and by hand');
  await visit.button('Type my address by hand').click();
  await visit.page.getByLabel('House and street').fill('2A Orchard Close');
  await visit.page.getByLabel('Town or city').fill('Cambridge');
  await visit.page.getByLabel('Electricity meter number (MPAN)').fill('2336332882449');
  await consentOf(visit).check();
  await visit.button('Find my meters').click();
  await expect(
    visit.page.locator('.p-alert').getByText('We found no meters by this number'),
  ).toBeVisible();
  await expect(visit.page.getByText('Non Domestic')).toHaveCount(0);
  await expect(postcodeOf(visit)).toHaveValue('CB991AU');
  await look(visit, 'by hand, nothing found');
});

test(
  'SUP-02 SUP-10 whoever does not find the supplier is told where to look and whom to call',
  inFull,
  async ({ visit }) => {
    await enterHome(visit, 'CB99 1AY');
    await visit.page.getByRole('radio', { name: 'Gas Only' }).check();
    await visit.continue();
    await visit.page.getByRole('radio', { name: 'Cash or cheque' }).check();
    await visit.continueTo(visit.sheet(sections.supplier), sections.supplier);
    await expect(visit.sheet(sections.supplier)).toContainText('Not in the list');
    await look(visit, 'a supplier that is not found');
  },
);

test(
  'EST-01 EST-16 an estimate is a figure, and its questions can be answered again',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await enterHome(visit, 'CB99 1AA');
    await page.getByRole('radio', { name: 'Monthly direct debit' }).check();
    await visit.continueTo(visit.sheet('How much energy do you use?'), 'usage');
    await page.getByRole('radio', { name: 'Help Me Estimate' }).check();
    await visit.button('Answer five questions').click();
    const dialog = page.getByRole('dialog', { name: 'Help Me Estimate' });
    for (let question = 1; question <= 5; question += 1) {
      await expect(dialog.getByText(`Question ${String(question)} of 5`)).toBeVisible();
      await dialog.getByRole('radio').first().click();
    }
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^About [\d,]+ kWh of gas a year$/)).toBeVisible();
    await expect(page.getByText(/^About [\d,]+ kWh of electricity a year$/)).toBeVisible();
    await expect(visit.button('Answer five questions')).toHaveCount(0);
    await expect(
      page.getByRole('heading', { name: 'How much energy do you use?' }),
      'nobody loses the place',
    ).toBeFocused();
    await look(visit, 'an estimate');
    await visit.button('Answer again').click();
    await expect(dialog).toBeVisible();
  },
);
