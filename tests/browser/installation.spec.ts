import { few } from '../full';
import { expect, test } from './support/test';

test('SET-11 the page calls where the settings of the installation say, and nowhere else', async ({
  visit,
}) => {
  const { page } = visit;
  const asked: string[] = [];
  await page.route('**/settings.json', (route) =>
    route.fulfill({
      json: {
        api: '/partner/v9',
        timeouts: { answer: 20, token: 10 },
        features: { gbData: true },
      },
    }),
  );
  await page.route(/\/(?:api|partner)\//, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: { token: 't', verifiedAddresses: [] } });
  });
  await visit.open();
  await page.getByLabel('Postcode').fill('LS8 4JW');
  await page.getByLabel('Postcode').press('Enter');
  await expect.poll(() => asked).toContain('/partner/v9/request/address/list/postcode');
  expect(asked.filter((path) => !path.startsWith('/partner/v9/'))).toEqual([]);
});

for (const [what, body] of few([
  ['no JSON', 'not set up'],
  ['not as its schema says', '{"api":"partner"}'],
] as const)) {
  test(`SET-11 settings that are ${what} leave no blank page, but whom to call`, async ({
    visit,
  }) => {
    const { page } = visit;
    await page.route('**/settings.json', (route) => route.fulfill({ body }));
    visit.expectFailures();
    await visit.open();
    await expect(page.getByRole('heading', { name: 'This page is not ready yet' })).toBeVisible();
    await expect(page.getByText('0808 157 0142')).toBeVisible();
    await page.unroute('**/settings.json');
    visit.troubles.length = 0;
    await page.getByRole('button', { name: 'Load the page anew' }).click();
    await expect(page.getByRole('heading', { name: 'Your Home', exact: true })).toBeVisible();
  });
}
