import { expect, test } from './support/test';
import { enterHome } from './support/first-step';

const pays = 'How do you pay now?';
const plan = 'Supplier and tariff';

test('ROU-11 the browser’s way back leads to the question before, with its answer, and forward on again', async ({
  visit,
}) => {
  const { page } = visit;
  await enterHome(visit, 'CB99 1AA');
  await expect(visit.sheet(pays)).toBeVisible();
  const address = page.url();
  await page.getByRole('radio', { name: 'Monthly direct debit' }).check();
  await visit.continue();
  await expect(visit.sheet(plan)).toBeVisible();

  await page.goBack();
  await expect(visit.sheet(pays)).toBeVisible();
  await expect(page.getByRole('heading', { name: pays })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Monthly direct debit' })).toBeChecked();
  await page.goBack();
  await expect(visit.sheet('Your Home')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue(/^CB99 ?1AA$/);
  await page.goForward();
  await expect(visit.sheet(pays)).toBeVisible();
  await visit.continue();
  await expect(visit.sheet(plan)).toBeVisible();
  expect(page.url()).toBe(address);

  await page.reload();
  await expect(visit.sheet(plan)).toBeVisible();
  await page.goBack();
  await expect(visit.sheet(pays)).toBeVisible();
});
