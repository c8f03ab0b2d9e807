import { describe, expect, it } from 'vitest';
import { gaps } from './gaps';
import { dualHousehold, gasHousehold, nightHousehold, twoSuppliersHousehold } from './households';
import { choose } from './signing-up';
import type { Visit } from './visit';

/** What every quote says beside what it is about (SUB-18). */
const always = {
  billConsumptionIsEstimated: false,
  isHappyToBeAutoSwitched: false,
  accountManagementOnline: false,
  referrerBranchCode: 'FERNHILL',
  newTariffPaymentMethod: 'monthlyDirectDebit',
  utilityPeriod: 1,
};

const creates = [
  'createGasSwitch',
  'createElectricitySwitch',
  'createDualConsolidatedSwitch',
  'createDualDistinctSwitch',
];

/** The quote that was created, with no other beside it, by exactly this request. */
function expectCreated(visit: Visit, operation: string, about: object): void {
  const made = visit.partner.seen.filter((one) => creates.includes(one.operation));
  expect(made.map((one) => one.operation)).toEqual([operation]);
  const [address] = visit.last('addressSearch').answer as readonly object[];
  expect(visit.last(operation).body).toEqual({ ...always, address, ...about });
  expect(gaps(visit.last(operation))).toEqual([]);
  const { geniusSwitchDto } = visit.last(operation).answer as Record<string, { switchId: string }>;
  expect(geniusSwitchDto?.switchId).toMatch(/^\d{1,10}$/);
  expect(visit.state.answers['switchId']).toBe(geniusSwitchDto?.switchId);
}

describe('the quote that is created', () => {
  it('CALL-14 SUB-14 SUB-18 of gas alone: a fix until March, £80.50 a month sent as £966 a year', async () => {
    expectCreated(await gasHousehold(), 'createGasSwitch', {
      switchType: 'gasToGas',
      postcode: 'CB991AD',
      gasTariffId: '10020211',
      gasTariffValidToDate: '2027-03-31',
      gasCurrentPayMethod: 'monthlyDirectDebit',
      estimatedGasCost: 966,
      estimatedGasUsage: null,
      economy7Percentage: null,
    });
  });

  it('CALL-15 SUB-15 SUB-18 SUB-19 of electricity alone: 900 kWh a quarter sent as 3,600 a year, and 37 % at night as the slider has it', async () => {
    expectCreated(await nightHousehold(), 'createElectricitySwitch', {
      switchType: 'electricityToElectricity',
      postcode: 'CB991AG',
      electricityTariffId: '10120122',
      electricityTariffValidToDate: null,
      electricityCurrentPayMethod: 'quarterlyDirectDebit',
      estimatedElectricityCost: null,
      estimatedElectricityUsage: 3600,
      economy7Percentage: 37,
    });
  });

  it('CALL-16 SUB-16 SUB-18 of both from one supplier: one tariff, one pay method, both usages', async () => {
    expectCreated(await dualHousehold(), 'createDualConsolidatedSwitch', {
      switchType: 'dualConsolidatedToDualConsolidated',
      postcode: 'CB991AA',
      tariffId: '10020131',
      tariffValidToDate: null,
      currentPayMethod: 'monthlyDirectDebit',
      estimatedGasCost: null,
      estimatedGasUsage: 10_500,
      estimatedElectricityCost: null,
      estimatedElectricityUsage: 2900,
      economy7Percentage: null,
    });
  });

  it('CALL-17 SUB-17 SUB-18 of both from two suppliers: a tariff and a pay method for each fuel', async () => {
    expectCreated(await twoSuppliersHousehold(), 'createDualDistinctSwitch', {
      switchType: 'dualDistinctToDualConsolidated',
      postcode: 'CB991AB',
      gasTariffId: '10020113',
      gasTariffValidToDate: null,
      gasCurrentPayMethod: 'cashOrCheque',
      electricityTariffId: '10070121',
      electricityTariffValidToDate: null,
      electricityCurrentPayMethod: 'monthlyDirectDebit',
      estimatedGasCost: null,
      estimatedGasUsage: 9700,
      estimatedElectricityCost: null,
      estimatedElectricityUsage: 2900,
      economy7Percentage: null,
    });
  });
});

describe('the results', () => {
  it('CALL-18 RES-25 are asked for with what is stored of the quote', async () => {
    const visit = await dualHousehold();
    expect(visit.last('results').body).toEqual({
      switchId: visit.state.answers['switchId'],
      switchType: 'dualConsolidatedToDualConsolidated',
      includeAllPayMethodOptions: false,
      proposedPayMethod: 'monthlyDirectDebit',
      gasSmartMeterInstalled: false,
      electricitySmartMeterInstalled: false,
    });
    const { resultsInDetailDto } = visit.last('results').answer as {
      resultsInDetailDto: { resultsInDetail: readonly object[]; uuid: string };
    };
    expect(resultsInDetailDto.resultsInDetail.length).toBeGreaterThan(20);
    expect(visit.state.answers['uuid']).toBe(resultsInDetailDto.uuid);
    expect(gaps(visit.last('results'))).toEqual([]);
  });

  it('CALL-19 bring the projection of the present tariff, with the id of the first of them', async () => {
    const visit = await gasHousehold();
    const { plans } = visit.lookup('results') as unknown as { plans: { tariffId: string }[] };
    expect(visit.last('projection').body).toEqual({
      proposedPayMethod: 'monthlyDirectDebit',
      switchId: visit.state.answers['switchId'],
      switchType: 'gasToGas',
      tariffId: plans[0]?.tariffId,
      tariffValidToDate: '2027-03-31',
      onCurrentTariff: true,
    });
    expect(Object.keys(visit.last('projection').answer as object)).toEqual(['pppDto']);
    expect(gaps(visit.last('projection'))).toEqual([]);
  });

  it.each([
    ['gas alone', gasHousehold, { electricity: null }],
    ['electricity alone', nightHousehold, { gas: null }],
    ['both', dualHousehold, {}],
    ['both, from two suppliers', twoSuppliersHousehold, {}],
  ])(
    'CALL-22 BNK-04 give a key for a plan of the fuels that are switched: %s',
    async (_, household, not) => {
      const visit = await choose(await household());
      const { body, answer } = visit.last('switchKey');
      const { chosenTariffId, switchId, switchType, switchKey } = visit.state.answers;
      const plan = { tariffId: chosenTariffId, payMethod: 'MonthlyDirectDebit' };
      expect(body).toEqual({
        switchType,
        switchId,
        switchPlan: { gas: plan, electricity: plan, ...not },
      });
      expect(answer).toEqual({ geniusSwitchKeyDto: { switchKey } });
      expect(gaps(visit.last('switchKey'))).toEqual([]);
    },
  );
});
