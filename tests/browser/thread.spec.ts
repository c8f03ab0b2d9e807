import { few, inFull } from '../full';
import { household, type Household } from './support/household';
import { fillFirstStep, sections } from './support/first-step';
import { switchNow, viewQuotes } from './support/results';
import { fillSignUp } from './support/sign-up';
import { expectReference, expectSwitches } from './support/switches';
import { expect, test } from './support/test';
import { expectNoCutWords } from './support/whole-words';
import type { Visit } from './support/visit';

/** From the postcode to the reference; the address and the plan that were chosen. */
async function wholeThread(visit: Visit, home: Household) {
  await visit.open();
  const address = await fillFirstStep(visit, home);
  const plan = await switchNow(visit, await viewQuotes(visit));
  await fillSignUp(visit, home);
  await visit.submit(visit.button('Complete Switch'));
  await visit.isAt('/switch-complete');
  return { address, plan };
}

for (const width of few([390, 1280])) {
  test(`CON-21 a household with gas switches, ${String(width)} px wide, and exactly what it entered is saved`, async ({
    visit,
    request,
  }) => {
    await visit.page.setViewportSize({ width, height: 900 });
    const home = household({ postcode: 'ls8 4jw' });
    const { address, plan } = await wholeThread(visit, home);
    const [made] = await expectSwitches(request, home, 1);

    await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Zoë');
    await expectReference(visit, made);
    await expect(
      visit.page.getByText(`Your switch to ${plan.supplierName} is under way.`),
    ).toBeVisible();

    expect(made?.tariffId, 'the tariff is the one that was chosen').toBe(plan.tariffId);
    expect(made?.quote).toMatchObject({
      switchType: 'gasToGas',
      postcode: 'LS84JW',
      address: { text: address },
      gasCurrentPayMethod: 'monthlyDirectDebit',
      newTariffPaymentMethod: 'monthlyDirectDebit',
      gasTariffValidToDate: null,
      estimatedGasCost: null,
    });
    expect(made?.saved.personal).toMatchObject({
      titleId: '3',
      firstName: 'Zoë',
      lastName: "O'Brien-Smith",
      dateOfBirth: '1984-02-29',
      dayTimePhone: '01134960000',
      emailAddress: home.person.email.toLowerCase(),
      employmentStatusId: '1',
    });
    const { present } = made?.saved.address.residentialAddresses ?? { present: {} };
    expect(present).toMatchObject({
      postcode: 'LS84JW',
      lengthOfResidencyInMonths: 74,
      residentialStatusId: '1',
      manuallyEnterHome: false,
    });
    expect(address, 'the address saved is the one chosen').toContain(String(present['line1']));
    expect(present['mprn'], 'the number of the gas meter is saved').toMatch(/^\d{6,10}$/);
    expect(made?.saved.terms).toMatchObject({
      mprnNumber: present['mprn'],
      switchAfterCoolingOfPeriod: false,
      suppliersTermsAndConditionsAreAccepted: true,
    });
    expect(made?.saved.bank).toMatchObject({
      accountName: 'Z OBrien Smith',
      sortCode: '202959',
      accountNumber: '63748472',
      preferredDirectDebitDay: '5',
      isAuthorisedToSetupDirectDebits: true,
    });
  });
}

test(
  'USE-36 pounds a month are sent as pounds a year, and no kWh with them',
  inFull,
  async ({ visit, request }) => {
    const home = household({ figures: { kind: 'I spend', amount: '85.50', period: 'a month' } });
    await wholeThread(visit, home);
    const [made] = await expectSwitches(request, home, 1);
    expect(made?.quote).toMatchObject({ estimatedGasCost: 1026, estimatedGasUsage: null });
  },
);

test('USE-37 kWh a quarter are sent as kWh a year', inFull, async ({ visit }) => {
  const home = household({ figures: { kind: 'I use', amount: '2,875', period: 'a quarter' } });
  await visit.open();
  await fillFirstStep(visit, home);
  await expect(visit.folded(sections.usage)).toContainText('2,875 kWh a quarter');
  const quote = visit.page.waitForRequest(/\/switch\/v2\/gas$/);
  await viewQuotes(visit);
  expect((await quote).postDataJSON(), 'four quarters are a year').toMatchObject({
    estimatedGasUsage: 11_500,
    estimatedGasCost: null,
  });
});

test(
  'SUP-03 SUP-26 a fixed tariff asks when it ends, and the date is sent',
  inFull,
  async ({ visit, request }) => {
    const year = String(new Date().getFullYear() + 1);
    const ends = { day: '31', month: 'March', year };
    const home = household({ fixedTariff: { name: /Fixed/, ends } });
    await wholeThread(visit, home);
    const [made] = await expectSwitches(request, home, 1);
    expect(made?.quote['gasTariffValidToDate']).toBe(`${year}-03-31`);
  },
);

test(
  'PAY-07 TER-14 BNK-02 CON-10 a prepayment gas meter answers how the household pays, and nobody asks for its bank',
  inFull,
  async ({ visit, request }) => {
    const home = household({ postcode: 'CB99 1AP', payMethod: null, topsUpBy: 'Key', bank: null });
    const verified = visit.calls('verifyBank');
    await visit.open();
    await fillFirstStep(visit, home);
    await expect(visit.folded(sections.pay)).toContainText('Prepayment meter');
    await visit.change(sections.pay);
    await expect(
      visit.page.getByRole('radio'),
      'a prepayment meter leaves no other choice',
    ).toHaveCount(1);
    await expect(visit.page.getByRole('radio', { name: 'Prepayment meter' })).toBeChecked();
    await visit.continue();
    await switchNow(visit, await viewQuotes(visit));
    await expect(visit.page.getByText('Top-ups a month, about')).toBeVisible();
    await expectNoCutWords(visit, 'the sign-up beside what is topped up');
    await fillSignUp(visit, home);
    await expect(visit.page.getByRole('region', { name: 'PAYMENT' })).toHaveCount(0);
    await visit.submit(visit.button('Complete Switch'));
    await visit.isAt('/switch-complete');
    const [made] = await expectSwitches(request, home, 1);
    expect(made?.quote).toMatchObject({
      gasCurrentPayMethod: 'prePaymentMeter',
      newTariffPaymentMethod: 'prePaymentMeter',
    });
    expect(made?.saved.terms['prePaymentMeterId']).toBe(1);
    expect(made?.saved.bank, 'no bank details were saved').toBeUndefined();
    expect(verified, 'no bank details were checked').toHaveLength(0);
  },
);
