import { inFull } from '../full';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { complete, consent, expectConsents } from './support/terms';
import { expect, test } from './support/test';
import { toTerms } from './support/to-sign-up';
import type { Visit } from './support/visit';

const isMissing = ({ page }: Visit, text: string) => page.getByRole('link', { name: text });

test(
  'TER-31 TER-32 TER-37 the terms of supplier 4: its credit check is ticked, “neither” after a smart meter stays chosen, 390 px wide',
  inFull,
  async ({ visit }) => {
    await visit.page.setViewportSize({ width: 390, height: 800 });
    const home = await toTerms(visit, 4);
    await expectConsents(visit, 'E.ON', [
      /share my details with the local network operator/,
      /credit check/,
      /by phone during the day/,
      /by phone in the evening/,
      /by email/,
      /by post/,
      /in person/,
    ]);
    await expect(consent(visit, /credit check/), 'set when the terms are opened').toBeChecked();
    await expect(consent(visit, /network operator/)).not.toBeChecked();

    const gas = consent(visit, 'I have a smart gas meter');
    const electricity = consent(visit, 'I have a smart electricity meter');
    const neither = consent(visit, 'I have no smart meter');
    const agreement = consent(visit, /reading my smart meter/);
    await expect(agreement, 'nothing is agreed about a meter that is not there').toHaveCount(0);
    await gas.check();
    await expect(agreement, 'a meter ticked by hand asks for agreement').not.toBeChecked();
    await expect(isMissing(visit, 'Agree to your smart meter being read')).toBeVisible();
    await electricity.check();
    await agreement.check();
    await expectAccessible(visit, 'the terms of E.ON');
    await expectNoSidewaysScroll(visit, 'the terms of E.ON');
    await neither.check();
    await expect(gas).not.toBeChecked();
    await expect(electricity).not.toBeChecked();
    await expect(agreement).toHaveCount(0);
    await expect(neither, 'neither stays chosen').toBeChecked();
    await gas.check();
    await expect(neither).not.toBeChecked();
    await neither.check();
    await expect(neither).toBeChecked();
    await consent(visit, /by email/).check();

    expect(await complete(visit, home)).toMatchObject({
      happyToReceiveCreditCheck: true,
      isSharedInfo: false,
      gasSmartMeterInstalled: false,
      electricitySmartMeterInstalled: false,
      neitherSmartMeterInstalled: true,
      agreeSmartMeterConditions: false,
      supplierMaySendUpdatesThatMayBeOfInterestViaEmail: true,
      happyToHaveDebtInformationAccessed: null,
    });
  },
);

test(
  'TER-19 TER-30 TER-50 the terms of supplier 22: what is owed, and a smart meter that is read',
  inFull,
  async ({ visit }) => {
    const home = await toTerms(visit, 22);
    await expectConsents(visit, 'Utilita', [
      /what I owe my present supplier/,
      /reminders and updates, by email/,
      /by text message/,
    ]);
    await expect(visit.page.getByText(/£500 or less per fuel may move to Utilita/)).toBeVisible();
    const debt = consent(visit, /what I owe/);
    await expect(debt).not.toBeChecked();
    await expect(isMissing(visit, 'Agree that your debt may be seen')).toBeVisible();
    await debt.check();
    await expect(isMissing(visit, 'Agree that your debt may be seen')).toHaveCount(0);
    await consent(visit, 'I have a smart electricity meter').check();
    await consent(visit, /reading my smart meter/).check();
    await expectAccessible(visit, 'the terms of Utilita');

    expect(await complete(visit, home)).toMatchObject({
      happyToHaveDebtInformationAccessed: true,
      gasSmartMeterInstalled: false,
      electricitySmartMeterInstalled: true,
      neitherSmartMeterInstalled: false,
      agreeSmartMeterConditions: true,
      happyToReceiveCreditCheck: null,
    });
  },
);

test(
  'TER-22 TER-24 TER-25 the terms of supplier 902: its three consents, and help that somebody needs',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    const home = await toTerms(visit, 902);
    await expectConsents(visit, 'AES', [/^by email/, /^by phone/, /^by post/]);
    await consent(visit, 'I have no smart meter').check();
    await consent(visit, /^by phone/).check();
    const help = page.getByRole('combobox', { name: 'What help would be useful?' });
    await expect(help, 'nobody is asked for help that is not needed').toHaveCount(0);
    await consent(visit, /health condition/).check();
    await expect(isMissing(visit, 'Choose what help would be useful')).toBeVisible();
    await help.selectOption({ index: 2 });
    await expect(isMissing(visit, 'Choose what help would be useful')).toHaveCount(0);
    await expectAccessible(visit, 'the terms of AES');

    expect(await complete(visit, home)).toMatchObject({
      consent1: null,
      consent2: true,
      consent3: null,
      hasMedicalConditionOrIndividualRequirement: true,
      specialNeedsId: expect.stringMatching(/./),
    });
  },
);
