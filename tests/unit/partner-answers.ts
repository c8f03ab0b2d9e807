import type { Json } from '../../src/engine';

const address = (id: string, line1: string) => ({
  id,
  text: `${line1}, Leeds, LS8 4JW`,
  parts: {
    line1,
    line2: null,
    city: 'Leeds',
    county: null,
    postcode: 'LS84JW',
    fuelType: 'gas',
    mpanCores: [],
    xoserveAddressCodes: ['X1'],
  },
});

export const gasMeter = {
  isDomestic: true,
  isPrepayment: false,
  isSmartMeter: false,
  mugSupplierId: 2,
  mpaq: 14_900,
};

export const meters = (gasdetails: readonly Json[], elecdetails: readonly Json[] = []): Json => [
  { mpan: null, mprn: '5588212204', gasdetails, elecdetails },
];

const tariffs = [
  { id: 'T2', name: 'Fixed', isFixedFromEnergyStartDate: true, isDefaultOrStandard: false },
  { id: 'T1', name: 'Standard', isFixedFromEnergyStartDate: false, isDefaultOrStandard: true },
];

export const plan = {
  isEconomy7: false,
  tariffDetails: null,
  supplierTosUrl: '/terms',
  tariffTosUrl: '/terms/1',
  supplierId: 201,
  tariffName: 'Fixed 12',
  supplierName: 'Outfox Energy',
  payMethod: 'MonthlyDirectDebit',
  fuelTitle: 'Gas',
  cost: 900,
  savings: 100,
  gasCost: 900,
  gasSavings: 100,
};

export const planOf = (gas: Json): Json => ({
  geniusSwitchPlanInfoDto: {
    geniusSwitchPlanInfo: { switchPlanInfoDto: { gas, electricity: null } },
  },
});

/** What the partner says when nothing is wrong, by operation. */
export const answers: Readonly<Record<string, Json>> = {
  addressSearch: [address('A1', '1 High Street'), address('A2', '2 High Street')],
  meterDetails: meters([gasMeter]),
  suppliers: {
    suppliersDto: {
      gasSuppliers: [
        { id: 2, name: 'British Gas' },
        { id: 7, name: 'EDF' },
      ],
      electricitySuppliers: [],
      dualConsolidatedSuppliers: [],
    },
  },
  tariffs: { tariffsDto: { tariffs } },
  createGasSwitch: { geniusSwitchDto: { switchId: 'S1' } },
  results: { resultsInDetailDto: { resultsInDetail: [], uuid: 'U1' } },
  switchKey: { geniusSwitchKeyDto: { switchKey: 'K1' } },
  alreadySwitched: false,
  switchPlan: planOf(plan),
  customerAddress: {
    addressInfoDto: {
      line1: '1 High Street',
      line2: null,
      city: 'Leeds',
      county: null,
      postcode: 'LS84JW',
      mprn: '5588212204',
      mpan: null,
    },
  },
  titles: { 1: 'Mr', 3: 'Ms' },
  employmentStatuses: { 1: 'Employed' },
  residentialStatuses: { 1: 'Owner' },
  directDebitDays: { 1: '1st day of the month' },
  specialNeeds: { 8: 'Blind' },
  savePersonal: { isSuccess: true },
  saveAddress: { isSuccess: true },
  saveTerms: { isSuccess: true },
  verifyBank: { isValid: true },
  saveBank: { isSuccess: true },
  completeSwitch: {
    geniusSwitchedDto: {
      referenceNumbers: { g: 'GS1', e: null },
      title: 'Ms',
      firstName: 'Ada',
      lastName: 'Marsh',
      supplier: 'Outfox Energy',
      uuid: 'U1',
    },
  },
};
