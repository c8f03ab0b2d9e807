import {
  addressOf,
  chooseAddress,
  consentOf,
  findAddresses,
  postcodeOf,
} from './support/first-step';
import { expect, test } from './support/test';
import { twoSuppliers } from './support/quote-types';
import { viewQuotes } from './support/results';

// As most people have it: what moves is the subject.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What comes of a press is on the screen, and said of both suppliers (decision 170). */
test('HOM-12 SUB-01 TAR-19 on a phone a household sees what it found, what was filled in for it, and both of its plans beside others', async ({
  visit,
}) => {
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 664 });
  await visit.open();
  await findAddresses(visit, twoSuppliers.postcode);
  const list = addressOf(visit);
  await expect(list, 'the list that Find address brings').toBeInViewport({ ratio: 1 });
  await expect(visit.button('Find address'), 'and the button that was pressed').toBeInViewport();

  await chooseAddress(visit, '1');
  await consentOf(visit).check();
  await visit.continue();
  const last = visit.folded('Do you have an Economy 7 meter?');
  await expect(last, 'the last answer of the look-up').toBeInViewport({ ratio: 1 });

  const open = async (title: string) => {
    await visit.continueTo(visit.sheet(title), title);
    const heading = visit.sheet(title).getByRole('heading', { name: title });
    await expect(heading).toBeInViewport({ ratio: 1 });
  };
  for (const { title, answer } of twoSuppliers.asked.slice(0, -1)) {
    await open(title);
    await answer(visit);
  }
  for (const { title, answer } of twoSuppliers.asked.slice(-1)) {
    await open(title);
    await expect(
      visit.folded('Electricity supplier and tariff'),
      'the supplier that was filled in, as the page comes to rest',
    ).toBeInViewport({ ratio: 1 });
    await answer(visit);
  }
  await visit.continueTo(visit.button('View Your Quotes'), 'the way to the quotes');
  await viewQuotes(visit);
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  for (const index of [0, 1]) await boxes.nth(index).check();
  await visit.button('Compare').click();
  const own = page.getByRole('columnheader').first();
  await expect(own).toContainText('Your plans now');
  await expect(own).toContainText(/British Gas.+, for gas.*EDF.+, for electricity/);
  await expect(page.getByRole('rowheader', { name: /^How long, and leaving: / })).toHaveText([
    'How long, and leaving: gas',
    'How long, and leaving: electricity',
  ]);
});

test('HOM-12 ROU-11 Enter in the postcode brings the address into sight, and a title that a key led to shows it', async ({
  visit,
}) => {
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 664 });
  await visit.open();
  await postcodeOf(visit).fill('CB99 1AA');
  await postcodeOf(visit).press('Enter');
  await expect(addressOf(visit)).toBeInViewport({ ratio: 1 });
  await expect(postcodeOf(visit), 'and the focus stays').toBeFocused();

  await chooseAddress(visit, '1');
  await consentOf(visit).check();
  const ringOf = (title: string) =>
    page
      .getByRole('heading', { name: title })
      .evaluate((heading) => getComputedStyle(heading).outlineStyle);
  await visit.continue();
  await expect(page.getByRole('heading', { name: 'How do you pay now?' })).toBeFocused();
  expect(await ringOf('How do you pay now?'), 'not after a press').toBe('none');
  await page.getByRole('radio', { name: 'Monthly direct debit' }).press('Space');
  await visit.button('Continue').press('Enter');
  await expect(page.getByRole('heading', { name: 'Supplier and tariff' })).toBeFocused();
  expect(await ringOf('Supplier and tariff')).toBe('solid');
});
