import { describe, expect, it } from 'vitest';
import { shipped } from '../unit/shipped';
import { gaps } from './gaps';
import { dualHousehold } from './households';
import { agreeAndPay, bank, choose, keyOf, person, switched, tellAboutYou } from './signing-up';

/** As 2§3 lists them. */
const interest = 'supplierMaySendUpdatesThatMayBeOfInterestVia';
const channels = ['MobilePhone', 'DayPhone', 'EveningPhone', 'Email', 'Post', 'Sms', 'FaceToFace'];
const marketing = [
  'supplierMaySendRemindersAndUpdatesViaEmailAboutAccount',
  'supplierMaySendRemindersAndUpdatesViaTelephoneAboutAccount',
  'supplierMaySendImportantAccountChangesViaEmail',
  ...channels.map((channel) => interest + channel),
];

describe('what is saved', () => {
  it('CALL-31 the person, with the key', async () => {
    const visit = await switched();
    expect(visit.last('savePersonal').body).toEqual({ ...keyOf(visit), ...person });
    expect(gaps(visit.last('savePersonal'))).toEqual([]);
  });

  it('CALL-32 CALL-52 the present address alone, no other for bills, and nothing of where it lived before', async () => {
    const visit = await switched();
    expect(visit.last('saveAddress').body).toEqual({
      ...keyOf(visit),
      residentialAddresses: {
        present: {
          manuallyEnterHome: false,
          line1: '1 Orchard Close',
          line2: null,
          city: 'Cambridge',
          county: null,
          postcode: 'CB991AA',
          lengthOfResidencyInMonths: 14,
          residentialStatusId: '1',
          mprn: '5847839802',
          mpan: '018011001076314648558',
        },
      },
      businessAddress: null,
    });
    expect(JSON.stringify(visit.state.answers)).toContain('9 Old Street');
    expect(JSON.stringify(visit.partner.seen)).not.toContain('9 Old Street');
    expect(gaps(visit.last('saveAddress'))).toEqual([]);
  });

  it('CALL-32 another address for bills where there is one', async () => {
    const visit = await tellAboutYou(await choose(await dualHousehold()));
    await visit.send({ type: 'sectionOpened', section: 'address' });
    await visit.answer('address', {
      ...{ line1: '2 Mill Lane', line2: 'Upper Green', city: 'Ely', county: 'Cambridgeshire' },
      separateBilling: true,
    });
    await visit.goOn('address');
    const bills = {
      ...{ postcode: 'LS11AA', line1: '5 Park Row', line2: 'Centre', city: 'Leeds' },
      county: 'Yorkshire',
    };
    await visit.answer('billingAddress', bills);
    await visit.goOn('billingAddress', 'gasMeter', 'electricityMeter');
    await agreeAndPay(visit);
    await visit.submit();
    expect(visit.last('saveAddress').body).toEqual({
      ...keyOf(visit),
      residentialAddresses: {
        present: {
          manuallyEnterHome: true,
          line1: '2 Mill Lane',
          line2: 'Upper Green',
          city: 'Ely',
          county: 'Cambridgeshire',
          postcode: 'CB991AA',
          lengthOfResidencyInMonths: 14,
          residentialStatusId: '1',
          mprn: '5847839802',
          mpan: '018011001076314648558',
        },
      },
      businessAddress: {
        ...bills,
        separateBilling: true,
        manuallyEnterBilling: true,
        text: '5 Park Row, Centre, Leeds, Yorkshire, LS11AA',
      },
    });
    expect(gaps(visit.last('saveAddress'))).toEqual([]);
  });

  it('CALL-33 TER-28 each answer goes under its own name, and under no other', () => {
    const { body } = shipped().journey.calls['saveTerms'] ?? {};
    const apart = new Set(['switchKey', 'mpanValid']);
    const named = Object.fromEntries(
      Object.entries(body as Record<string, unknown>).filter(([name]) => !apart.has(name)),
    );
    expect(named).toEqual(
      Object.fromEntries(Object.keys(named).map((name) => [name, { var: `terms.${name}` }])),
    );
    expect(Object.keys(named)).toEqual(expect.arrayContaining(marketing));
  });

  it('CALL-33 CALL-53 the terms, switchAfterCoolingOfPeriod spelled as the partner spells it', async () => {
    const visit = await switched();
    const { body } = visit.last('saveTerms');
    expect(body).toEqual({
      ...keyOf(visit),
      mprnNumber: '5847839802',
      mpanNumber: '018011001076314648558',
      mpanValid: true,
      switchAfterCoolingOfPeriod: false,
      suppliersTermsAndConditionsAreAccepted: true,
      hasMedicalConditionOrIndividualRequirement: true,
      specialNeedsId: '8',
      gasSmartMeterInstalled: false,
      electricitySmartMeterInstalled: false,
      neitherSmartMeterInstalled: true,
      agreeSmartMeterConditions: false,
      prePaymentMeterId: null,
      isSharedInfo: null,
      happyToReceiveCreditCheck: null,
      happyToHaveDebtInformationAccessed: null,
      consent1: null,
      consent2: null,
      consent3: null,
      ...Object.fromEntries(marketing.map((name) => [name, null])),
    });
    expect(gaps(visit.last('saveTerms'))).toEqual([]);
  });

  it('CALL-35 CALL-34 the bank: first checked, then saved as it was entered', async () => {
    const visit = await switched();
    const { sortCode, accountNumber } = bank;
    expect(visit.last('verifyBank').body).toEqual({ ...keyOf(visit), sortCode, accountNumber });
    expect(visit.last('verifyBank').answer).toEqual({ isValid: true });
    expect(visit.last('saveBank').body).toEqual({ ...keyOf(visit), ...bank });
    expect([...visit.all('verifyBank'), ...visit.all('saveBank')].flatMap(gaps)).toEqual([]);
  });

  it('CALL-49 a bank that is not valid is answered with 200 and false, and nothing is saved', async () => {
    const visit = await tellAboutYou(await choose(await dualHousehold()));
    await agreeAndPay(visit, { accountNumber: '66374959' });
    await visit.submit();
    const { status, answer } = visit.last('verifyBank');
    expect([status, answer]).toEqual([200, { isValid: false }]);
    expect([...visit.all('saveBank'), ...visit.all('completeSwitch')]).toEqual([]);
    expect(visit.failure('save')).toBe('We could not verify your bank details.');
  });

  it('CALL-48 a save that cannot be done is answered with 200 and false, and is a failure', async () => {
    // Of age for the page, and a day too young for the partner.
    const visit = await choose(await dualHousehold({ partnersDay: '2026-08-31' }));
    await tellAboutYou(visit, { dateOfBirth: '2008-09-01' });
    await agreeAndPay(visit);
    await visit.submit();
    const { status, answer } = visit.last('savePersonal');
    expect(status).toBe(200);
    expect(answer).toEqual({ isSuccess: false, message: 'You must be at least 18 years old.' });
    expect(visit.all('saveAddress')).toEqual([]);
    expect(visit.failure('save')).toBe('Customer details could not be saved.');
  });

  it('CALL-48 each save that was done is answered with isSuccess', async () => {
    const visit = await switched();
    for (const save of ['savePersonal', 'saveAddress', 'saveTerms', 'saveBank'])
      expect([save, visit.last(save).answer]).toEqual([save, { isSuccess: true }]);
  });

  it('CALL-36 the switch is completed with the option None, and answered with both references', async () => {
    const visit = await switched();
    const { body, answer } = visit.last('completeSwitch');
    const { switchId, uuid } = visit.state.answers as Record<string, string>;
    expect(body).toEqual({ ...keyOf(visit), switchCompleteOption: 'None' });
    expect(answer).toEqual({
      geniusSwitchedDto: {
        referenceNumbers: { g: `G${switchId ?? ''}`, e: `E${switchId ?? ''}` },
        title: 'Ms',
        firstName: 'Ada',
        lastName: 'Marsh',
        supplier: 'Outfox Energy',
        uuid,
      },
    });
    expect(visit.step).toBe('switchComplete');
    expect(visit.read('commits.switch.answer')).toMatchObject({
      gas: `G${switchId ?? ''}`,
      electricity: `E${switchId ?? ''}`,
      name: 'Ms Ada Marsh',
      supplier: 'Outfox Energy',
    });
  });

  it('no call of a whole journey lacks a field, sends one more, or breaks the contract', async () => {
    const visit = await switched();
    const { seen, breaches } = visit.partner;
    expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
    expect(seen.flatMap(gaps)).toEqual([]);
    expect(breaches).toEqual([]);
  });
});
