import type { components } from '../contract/types';
import facts from '../data/sign-up-lists.json';
import { isDomesticMpan, isMpan } from './meter-numbers';
import { supplierOf } from './suppliers';
import type { Fuel, Tariff } from './tariffs';

type Terms = components['schemas']['TermsUpdate'];

/** What a supplier still lacks to take a customer on, in words for people; null when nothing. */
export function termsGap(terms: Terms, tariff: Tariff, fuels: readonly Fuel[]): string | null {
  return consentGap(terms, tariff) ?? meterGap(terms, fuels);
}

function consentGap(terms: Terms, { product, payMethod }: Tariff): string | null {
  const supplier = supplierOf(product.supplierId);
  if (terms.suppliersTermsAndConditionsAreAccepted !== true) {
    return `Please accept the terms and conditions of ${supplier.name}.`;
  }
  if (supplier.creditCheckRequired && terms.happyToReceiveCreditCheck !== true) {
    return `${supplier.name} needs your agreement to a credit check.`;
  }
  if (supplier.debtInfoRequired && terms.happyToHaveDebtInformationAccessed !== true) {
    return `${supplier.name} needs your agreement to the debt assignment protocol.`;
  }
  if (supplier.coolingOffAnswerRequired && typeof terms.switchAfterCoolingOfPeriod !== 'boolean') {
    return 'Please say when the switch should start.';
  }
  if (payMethod === 'prePaymentMeter' && typeof terms.prePaymentMeterId !== 'number') {
    return 'Please choose the type of your prepayment meter.';
  }
  if (terms.hasMedicalConditionOrIndividualRequirement === true) {
    const known =
      typeof terms.specialNeedsId === 'string' && terms.specialNeedsId in facts.specialNeeds;
    if (!known) return 'Please choose a condition from the list.';
  }
  return null;
}

function meterGap(terms: Terms, fuels: readonly Fuel[]): string | null {
  if (fuels.includes('gas') && typeof terms.mprnNumber !== 'string') {
    return 'The gas meter number (MPRN) is missing.';
  }
  if (!fuels.includes('electricity')) return null;
  const { mpanNumber } = terms;
  if (typeof mpanNumber !== 'string') return 'The electricity meter number (MPAN) is missing.';
  if (!isMpan(mpanNumber)) return 'This electricity meter number (MPAN) is not valid.';
  return isDomesticMpan(mpanNumber) ? null : 'This electricity meter does not serve a home.';
}
