import { describe, expect, it } from 'vitest';
import { gaps } from './gaps';
import { atHome, dualHousehold, nightHousehold, twoSuppliersHousehold } from './households';
import { Visit } from './visit';

const home = {
  id: 'CB991AA-001',
  text: '1 Orchard Close, Cambridge, CB99 1AA',
  parts: {
    line1: '1 Orchard Close',
    line2: null,
    city: 'Cambridge',
    county: null,
    postcode: 'CB991AA',
    fuelType: 'dual',
    mpanCores: ['1076314648558'],
    xoserveAddressCodes: ['X-CB991AA-001'],
  },
};

describe('what the first step asks of the partner', () => {
  it('CALL-01 CALL-45 a token is asked for under the visitor’s id, and answered as such', async () => {
    const visit = await Visit.begin();
    const [token] = visit.partner.seen;
    expect(token).toMatchObject({ operation: 'token', token: null, status: 200 });
    expect(token?.body).toEqual({ uid: 'visitor-1' });
    expect(token?.answer).toEqual({ token: expect.stringMatching(/./) as unknown });
  });

  it('CALL-42 TOK-03 every call goes to the one base, and carries the token that was answered', async () => {
    const visit = await dualHousehold();
    const [token, ...others] = visit.partner.seen;
    const given = (token?.answer as { token: string } | undefined)?.token;
    expect(others.length).toBeGreaterThan(8);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(new Set(others.map((one) => one.token))).toEqual(new Set([`Bearer ${given}`]));
  });

  it('CALL-13 CALL-46 TRK-02 a record of what was done is sent as a list of one, and answered with nothing', async () => {
    const visit = await Visit.begin();
    const { body, answer, status } = visit.last('trackRecords');
    expect(body).toEqual([
      {
        userRefId: 'visitor-1',
        referralBranch: 'FERNHILL',
        userTrackingId: 'visitor-1',
        switchId: null,
        propertyDetails: [
          { name: 'Page', value: 'Current Tariff' },
          { name: 'Action', value: 'Viewed' },
        ],
      },
    ]);
    expect([status, answer]).toEqual([200, {}]);
    expect(gaps(visit.last('trackRecords'))).toEqual([]);
  });

  it('CALL-02 HOM-46 HOM-47 the addresses of a postcode, each with its text, its meters and its fuel', async () => {
    const visit = await atHome('cb99 1aa');
    const { query, body, answer } = visit.last('addressSearch');
    expect([query, body]).toEqual([{ postcode: 'CB991AA' }, null]);
    expect(answer).toContainEqual(home);
    expect(gaps(visit.last('addressSearch'))).toEqual([]);
  });

  it('CALL-04 HOM-48 HOM-49 the meters of the address: its fields, its codes, and both fuels in the answer', async () => {
    const visit = await atHome('cb99 1aa');
    const { body, answer } = visit.last('meterDetails');
    expect(body).toEqual(home.parts);
    const meter = { isDomestic: true, isPrepayment: false, isSmartMeter: false, mugSupplierId: 2 };
    const [mprn, mpan] = ['5847839802', '018011001076314648558'];
    expect(answer).toEqual([
      {
        mprn,
        mpan,
        gasdetails: [{ ...meter, mprn, mpaq: 10_500 }],
        elecdetails: [{ ...meter, mpan }],
      },
    ]);
    expect(gaps(visit.last('meterDetails'))).toEqual([]);
  });

  it('CALL-05 SUP-06 suppliers by postcode, quote type, pay method and meter', async () => {
    const visit = await dualHousehold();
    const { body, answer } = visit.last('suppliers');
    expect(body).toEqual({
      postcode: 'CB991AA',
      switchType: 'dualConsolidatedToDualConsolidated',
      currentPayMethod: 'monthlyDirectDebit',
      economy7Percentage: 0,
    });
    const { suppliersDto } = answer as { suppliersDto: { dualConsolidatedSuppliers: unknown } };
    expect(Object.keys(suppliersDto)).toEqual(['dualConsolidatedSuppliers']);
    expect(suppliersDto.dualConsolidatedSuppliers).toContainEqual({ id: 2, name: 'British Gas' });
    expect(visit.all('suppliers').flatMap(gaps)).toEqual([]);
  });

  it('CALL-05 SUP-14 two suppliers: one call for each fuel, with its own type and pay method', async () => {
    const visit = await twoSuppliersHousehold();
    const shared = { postcode: 'CB991AB', economy7Percentage: 0 };
    expect(visit.all('suppliers').map(({ body }) => body)).toEqual([
      { ...shared, switchType: 'gasToGas', currentPayMethod: 'cashOrCheque' },
      { ...shared, switchType: 'electricityToElectricity', currentPayMethod: 'monthlyDirectDebit' },
    ]);
    const listed = expect.arrayContaining([{ id: 2, name: 'British Gas' }]) as unknown;
    expect(visit.all('suppliers').map(({ answer }) => answer)).toMatchObject([
      { suppliersDto: { gasSuppliers: listed } },
      { suppliersDto: { electricitySuppliers: listed } },
    ]);
    expect(visit.all('suppliers').flatMap(gaps)).toEqual([]);
  });

  it('CALL-06 SUP-07 tariffs of a supplier, each with its flags', async () => {
    const visit = await dualHousehold();
    const { body, answer } = visit.last('tariffs');
    expect(body).toEqual({
      switchType: 'dualConsolidatedToDualConsolidated',
      supplierId: 2,
      postcode: 'CB991AA',
      currentPayMethod: 'monthlyDirectDebit',
      economy7Percentage: 0,
    });
    const { tariffsDto } = answer as { tariffsDto: { tariffs: unknown } };
    expect(tariffsDto.tariffs).toContainEqual({
      id: '10020131',
      name: 'Standard Variable',
      isFixedFromEnergyStartDate: false,
      isDefaultOrStandard: true,
    });
    expect(visit.all('tariffs').flatMap(gaps)).toEqual([]);
  });

  it('CALL-43 of an Economy 7 household with 37 % at night both look-ups are told 1, not 37', async () => {
    const visit = await nightHousehold();
    const told = [...visit.all('suppliers'), ...visit.all('tariffs')].map(({ body }) => body);
    expect(told.length).toBeGreaterThan(1);
    for (const body of told) expect(body).toMatchObject({ economy7Percentage: 1 });
  });

  it('CALL-44 the household’s answer decides, not the meter: without Economy 7 both are told 0', async () => {
    const visit = await atHome('CB991AG');
    await visit.send({ type: 'sectionOpened', section: 'economy7' });
    await visit.answer('economy7', { isEconomy7: false });
    await visit.goOn('economy7');
    await visit.answer('payElectricity', { method: 'monthlyDirectDebit' });
    expect(visit.last('suppliers').body).toMatchObject({ economy7Percentage: 0 });
    expect(visit.last('tariffs').body).toMatchObject({ economy7Percentage: 0 });
  });
});

describe('the estimate', () => {
  async function estimating(): Promise<Visit> {
    const visit = await atHome('cb99 1aa');
    await visit.answer('payCombined', { method: 'monthlyDirectDebit' });
    await visit.goOn('payCombined', 'supplierCombined');
    return visit.answer('usageCombined', { entry: 'estimate' });
  }

  it('CALL-07 is offered by five lists, which are asked for with nothing', async () => {
    const visit = await estimating();
    const { query, body, answer } = visit.last('estimationDetails');
    expect([query, body]).toEqual([{}, null]);
    expect(Object.keys(answer as object).toSorted()).toEqual([
      'bedRooms',
      'energyEfficiencies',
      'fuelUseTypes',
      'houseTypes',
      'occupancyFrequencies',
    ]);
    expect(gaps(visit.last('estimationDetails'))).toEqual([]);
  });

  it('CALL-08 EST-18 is asked for with the five answers under their own names, type and postcode', async () => {
    const visit = await estimating();
    await visit.press('usageCombined', 'estimate');
    const answers = {
      houseType: 'semiDetached',
      numberOfBedrooms: '3',
      occupancyFrequency: 'someWeekdays',
      modernisationLevel: 'partly',
      heatingAndCooking: 'gasGas',
    };
    await visit.answer('estimate', answers);
    const { query, body, answer } = visit.last('estimationUsage');
    expect([query, body]).toEqual([
      { ...answers, switchType: 'dualConsolidatedToDualConsolidated', postcode: 'CB991AA' },
      null,
    ]);
    const { estimatedUsageDto } = answer as { estimatedUsageDto: Record<string, number> };
    expect(visit.state.answers['gasUsage']).toMatchObject({ usage: estimatedUsageDto['gasUsage'] });
    expect(visit.state.answers['electricityUsage']).toMatchObject({
      usage: estimatedUsageDto['electricityUsage'],
    });
    expect(gaps(visit.last('estimationUsage'))).toEqual([]);
  });
});
