import type { JsonObject } from '../../../src/engine';
import type { Shipped } from '../../unit/shipped';
import { householdOf } from './compare-sections';
import { signsUp } from './enter';
import { answersWith, signingUp, type SigningUp } from './sign-up';
import { sections, type Answers } from './tables';

/** A household by what is particular about it. */
export interface Kind {
  readonly plan: JsonObject;
  readonly answers: Answers;
}

const gas = 'gasToGas';
const electricity = 'electricityToElectricity';
const distinct = 'dualDistinctToDualConsolidated';

/** Every line of another address for bills, none of them like one of the home. */
const otherBilling: Answers = {
  separateBilling: true,
  'billing.line1': '9 Quay Street',
  'billing.line2': 'Old Dock',
  'billing.city': 'Hull',
  'billing.county': 'Humberside',
  'billing.postcode': 'HU1 1AA',
};
const moved: Answers = { years: '1', months: '2', previousAddresses: ['3 years'] };
const medical: Answers = { hasMedicalConditionOrIndividualRequirement: true, specialNeedsId: '8' };
const smartGas: Answers = { gasSmartMeterInstalled: true, agreeSmartMeterConditions: true };
const smart: Answers = { ...smartGas, electricitySmartMeterInstalled: true };

/** Households that between them are asked every question, and for each meet one that is not. */
const kinds: readonly Kind[] = [
  { plan: {}, answers: { ...otherBilling, ...moved, ...medical, 'present.line2': 'Headingley' } },
  { plan: { supplierId: 4, switchType: gas, payMethod: 'PrePaymentMeter' }, answers: smartGas },
  { plan: { supplierId: 8, switchType: electricity, payMethod: 'CashOrCheque' }, answers: medical },
  { plan: { supplierId: 22, payMethod: 'QuaterlyDirectDebit' }, answers: { ...smart, ...medical } },
  { plan: { supplierId: 902, switchType: distinct, payMethod: 'prePaymentMeter' }, answers: smart },
  { plan: { supplierId: 43 }, answers: moved },
  { plan: { supplierId: 42, payMethod: 'quarterlyDirectDebit' }, answers: { months: null } },
  { plan: { supplierId: 116, switchType: gas }, answers: otherBilling },
];

export const signingUps = (shipped: Shipped): readonly SigningUp[] =>
  kinds.map(({ plan, answers }) => signingUp(shipped, signsUp({ plan }), answersWith(answers)));

/** The households of the table of sections as well. */
export const allSigningUps = (shipped: Shipped): readonly SigningUp[] => [
  ...signingUps(shipped),
  ...sections.rows.map((row) => {
    const { who, answers } = householdOf(row);
    return signingUp(shipped, who, answers);
  }),
];
