import { few, inFull } from '../full';
import { household } from './support/household';
import {
  addressOf,
  amountOf,
  chooseAddress,
  chooseGas,
  consentOf,
  fillFigures,
  fillFirstStep,
  fillHome,
  findAddresses,
  lookThrough,
  postcodeOf,
  sections,
} from './support/first-step';
import { switchNow, viewQuotes } from './support/results';
import {
  acceptTerms,
  changeOnConfirm,
  fillBank,
  fillDetails,
  fillPerson,
  fillStatus,
} from './support/sign-up';
import { expectReference, expectSwitches } from './support/switches';
import { expect, test } from './support/test';

test('PER-10 a reload in the first step keeps every answer, and no default overwrites one', async ({
  visit,
}) => {
  const { page } = visit;
  const home = household({ postcode: 'LS8 4JW' });
  await visit.open();
  await findAddresses(visit, home.postcode);
  await expect(addressOf(visit)).toBeVisible();
  await page.reload();
  await expect(postcodeOf(visit), 'the postcode is kept').toHaveValue('LS84JW');
  const address = await chooseAddress(visit, home.house);
  await consentOf(visit).check();
  await page.reload();
  await expect(addressOf(visit), 'the address is kept').toHaveValue(address);
  await expect(consentOf(visit), 'the permission is kept').toBeChecked();
  await visit.continue();

  await chooseGas(visit);
  await page.getByRole('radio', { name: 'Cash or cheque' }).check();
  await page.reload();
  await expect(visit.folded(sections.fuel)).toContainText('Gas Only');
  await expect(page.getByRole('radio', { name: 'Cash or cheque' })).toBeChecked();
  await visit.continue();

  await lookThrough(visit);
  await visit.change(sections.usage);
  await fillFigures(visit, { kind: 'I use', amount: '12345', period: 'a year' });
  await page.reload();
  await expect(amountOf(visit, 'I use'), 'the household’s own figure stays').toHaveValue('12,345');
  await visit.continue();
  await visit.change(sections.newTariff);
  await page.getByRole('radio', { name: 'Quarterly direct debit' }).check();
  await visit.continue();

  await page.reload();
  await expect(visit.button('View Your Quotes')).toBeVisible();
  await expect(visit.folded(sections.home)).toContainText(address);
  await expect(visit.folded(sections.pay)).toContainText('Cash or cheque');
  await expect(visit.folded(sections.usage)).toContainText('12,345 kWh a year');
  await expect(visit.folded(sections.newTariff)).toContainText('Quarterly direct debit');
  const quote = page.waitForRequest(/\/switch\/v2\/gas$/);
  await viewQuotes(visit);
  expect((await quote).postDataJSON()).toMatchObject({
    estimatedGasUsage: 12_345,
    gasCurrentPayMethod: 'cashOrCheque',
    newTariffPaymentMethod: 'quarterlyDirectDebit',
  });
});

test('decision 190 the browser asks before the page is left where what was typed is not stored, and only there', async ({
  visit,
}) => {
  const { page } = visit;
  const home = household();
  const asked: string[] = [];
  let goes = true;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await (goes ? dialog.accept() : dialog.dismiss());
  });
  await visit.open();
  await fillFirstStep(visit, home);
  await page.reload();
  await expect(visit.button('View Your Quotes')).toBeVisible();
  const plans = await viewQuotes(visit);
  await switchNow(visit, plans);
  const first = page.getByLabel('First name');
  await expect(first).toBeVisible();
  await page.reload();
  await expect(first).toBeVisible();
  expect(asked, 'all is kept, or nobody has typed it').toEqual([]);

  await fillPerson(visit, home.person);
  goes = false;
  await page.evaluate(() => {
    location.reload();
  });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(first, 'who stays has lost nothing').toHaveValue(home.person.firstName);
  goes = true;
  await page.reload();
  await expect(page.getByText('Please enter these again')).toBeVisible();
  expect(asked).toEqual(['beforeunload', 'beforeunload']);
});

test('decision 19 a reload in the sign-up keeps what may be kept, and says what must be entered again', async ({
  visit,
  request,
}) => {
  const { page } = visit;
  const home = household();
  await visit.open();
  await fillFirstStep(visit, home);
  const plans = await viewQuotes(visit);
  await page.reload();
  await switchNow(visit, plans);

  await fillPerson(visit, home.person);
  await page.reload();
  const again = page.getByText('Please enter these again');
  await expect(again, 'the page says what must be entered again').toBeVisible();
  await expect(page.getByText(/we never store these answers on your device/)).toBeVisible();
  await expect(page.getByLabel('First name'), 'names are not stored').toHaveValue('');
  await page.getByRole('link', { name: 'Enter your first name' }).first().click();
  await expect(page.getByLabel('First name'), 'the link leads to the field').toBeFocused();
  await fillDetails(visit, home);
  await acceptTerms(visit);
  await visit.continue();
  await fillBank(visit, home.bank ?? { name: '', sortCode: '', accountNumber: '', day: '' });
  await page.reload();

  await expect(again).toBeVisible();
  for (const secret of ['Zoë', "O'Brien", 'example.com', '63748472', '1984-02-29', '01134960000'])
    expect(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      ),
      'nothing private is kept on the device',
    ).not.toContain(secret);
  await fillPerson(visit, home.person);
  await visit.continue();
  await fillStatus(visit, home);
  await visit.continue();
  if (home.bank !== null) await fillBank(visit, home.bank);
  await visit.continue();
  await changeOnConfirm(visit, 'Address');
  await expect(page.getByLabel('Years at this address'), 'the address is kept').toHaveValue('6');
  await visit.continue();
  await changeOnConfirm(visit, 'What you agreed to');
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
  await visit.continue();
  await visit.submit(visit.button('Complete Switch'));
  await visit.isAt('/switch-complete');

  const [made] = await expectSwitches(request, home, 1);
  await page.reload();
  await expectReference(visit, made);
  await expectSwitches(request, home, 1);
});

test('HOM-03 opening the first step anew begins anew', inFull, async ({ visit }) => {
  await visit.open();
  await fillHome(visit, household());
  await expect(visit.button('Continue')).toBeVisible();
  await visit.open();
  await expect(postcodeOf(visit), 'nothing is left of the visit before').toHaveValue('');
  await expect(consentOf(visit), 'the permission must be given anew').not.toBeChecked();
  await visit.page.reload();
  await expect(postcodeOf(visit), 'nothing comes back').toHaveValue('');
});

for (const [path, why] of few([
  ['/results/home-energy', 'Tell us about your energy first, then we can show you the plans.'],
  ['/details', 'Tell us about your energy first, then you can sign up.'],
  ['/switch-complete', 'There is no finished switch on this device. Start here.'],
] as const)) {
  test(`ROU-32 ${path} opened without a quote leads to the first step and says why`, async ({
    visit,
  }) => {
    await visit.open(path);
    await visit.isAt('/switch/home-energy');
    await expect(visit.page.getByText(why)).toBeVisible();
  });
}

test(
  'ROU-32 /details opened without a plan leads to the plans and says why',
  inFull,
  async ({ visit }) => {
    await visit.open();
    await fillFirstStep(visit, household());
    await viewQuotes(visit);
    await visit.open('/details');
    await visit.isAt('/results/home-energy');
    await expect(
      visit.page.getByText('Choose a plan first, then you can sign up.'),
      'the page says why the household is here',
    ).toBeVisible();
  },
);

test('ROU-01 an unknown address leads to the first step', async ({ visit }) => {
  await visit.open('/no/such/page');
  await visit.isAt('/switch/home-energy');
  await expect(postcodeOf(visit)).toBeVisible();
});
