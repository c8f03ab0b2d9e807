import type { JsonObject, Lookup } from '../../../src/engine';
import { journeyOf, ready } from '../../../src/screens/testing/journey';
import { planItem } from '../../../src/screens/testing/plans';

/** What the partner tells of a plan. */
export const tariffInfo = (different: JsonObject = {}): JsonObject => ({
  tariffId: 't-1',
  tariffName: 'Steady Fixed 12 Months',
  supplierId: 501,
  supplierName: 'Brightwell Energy',
  supplierNameSimple: 'Brightwell',
  supplierDescription: 'Brightwell supplies about 400,000 homes from its base in Hull.',
  payMethod: 'MonthlyDirectDebit',
  termsAndConditionsUrlDto: {
    supplier: 'https://brightwell.example/terms',
    tariff: 'https://brightwell.example/terms/steady',
  },
  isGreen: false,
  isFixed: true,
  hasWarmHomeDiscount: true,
  hasCancellationFee: true,
  hasOnlineManagement: true,
  hasPaperBilling: false,
  tariffDetails: ['Prices held for a year', 'Answers within a day'],
  ...different,
});

/** One fuel of a projection. */
export const projectionPlan = (different: JsonObject = {}): JsonObject => ({
  annualUsage: 11_500,
  dateOfCalculation: '2026-11-21',
  supplier: 'Pennine Power',
  tariffName: 'Simply Fixed 24',
  tariffEndDate: '2027-03-31',
  daysLeftOnCurrentTariff: 130,
  daysOnDefaultTariff: 235,
  standingCharge: 29.12,
  unitRate: 7.41,
  unitRateDay: null,
  unitRateNight: null,
  discounts: 0,
  previousTwelveMonthsWithVat: null,
  nextTwelveMonthsWithVat: 1148.16,
  terminationFees: 50,
  personalProjection: 1148.16,
  ...different,
});

export const projection = (
  gas: JsonObject | null,
  afterwards: JsonObject | null = null,
): JsonObject => ({
  gasChosenPersonalProjectionPlan: gas,
  gasDefaultPersonalProjectionPlan: afterwards,
  electricityChosenPersonalProjectionPlan: null,
  electricityDefaultPersonalProjectionPlan: null,
});

export const label = (different: JsonObject = {}): JsonObject => ({
  supplier: 'Pennine Power',
  tariffName: 'Simply Fixed 24',
  tariffEndsOn: '2027-03-31',
  paymentMethod: 'MonthlyDirectDebit',
  standingCharge: 29.12,
  unitRate: 7.41,
  unitRateDay: null,
  unitRateNight: null,
  priceGuaranteedUntil: '2027-03-31',
  exitFees: 50,
  discountsAndAdditionalCharges: 'None',
  additionalProductsAndServices: 'None',
  ...different,
});

const listed = planItem({ totalCost: 855.31, savings: 292.85 });

const everything: Readonly<Record<string, Lookup>> = {
  results: ready({ plans: [listed], uuid: 'u' }),
  tariff: ready(tariffInfo()),
  existingProjection: ready(projection(projectionPlan())),
  newProjection: ready(
    projection(projectionPlan({ supplier: 'Brightwell Energy', personalProjection: 855.31 })),
  ),
  existingLabel: ready({ gas: label(), electricity: null }),
  newLabel: ready({ gas: label({ unitRate: 6.41 }), electricity: null }),
};

interface Parts {
  readonly lookups?: Readonly<Record<string, Lookup>>;
  readonly runs?: Parameters<typeof journeyOf>[0]['runs'];
}

/** A gas household at the page of a plan of its list; all of it is there but for what is said. */
export const atTariff = ({ lookups = {}, runs = {} }: Parts = {}) =>
  journeyOf({
    answers: {
      viewedTariffId: 't-1',
      proposedPayMethod: 'MonthlyDirectDebit',
      switchType: 'gasToGas',
    },
    lookups: { ...everything, ...lookups },
    parameters: { tariffId: 't-1' },
    runs,
  });

/** The plan is on the list with this in place of what it usually says. */
export const onList = (different: JsonObject): Readonly<Record<string, Lookup>> => ({
  results: ready({ plans: [{ ...listed, ...different }], uuid: 'u' }),
});
