import type { components } from '../contract/types';
import facts from '../data/sign-up-lists.json';
import { holdingQuote } from '../database/holding-quote';
import { openSignUpOf, saveSection } from '../database/sign-ups';
import { isAtLeastAge } from '../domain/calendar';
import { areBankDetailsValid, isDomesticMpan, isMpan } from '../domain/numbers';
import { supplierOf, type Fuel, type Tariff } from '../domain/tariffs';
import type { Operations } from './operation';

const ADULT_YEARS = 18;

/** The answer of a save that keeps the contract and still cannot be done (CALL-48). */
export function notSaved(message: string) {
  return { isSuccess: false, message };
}

/** What a household gives one by one before it can be switched. */
export const saving = {
  savePersonal: ({ body }, asking) =>
    holdingQuote(asking, body.switchKey, async (context) => {
      const { store, now, today } = context;
      await openSignUpOf(context, body.switchKey);
      if (!(body.titleId in facts.titles)) return notSaved('Please choose a title from the list.');
      if (!(body.employmentStatusId in facts.employmentStatuses)) {
        return notSaved('Please choose an employment status from the list.');
      }
      if (!isAtLeastAge(body.dateOfBirth, ADULT_YEARS, today)) {
        return notSaved('You must be at least 18 years old.');
      }
      await saveSection(store, 'personal', body, now);
      return { isSuccess: true };
    }),

  saveAddress: ({ body }, asking) =>
    holdingQuote(asking, body.switchKey, async (context) => {
      const { store, now } = context;
      await openSignUpOf(context, body.switchKey);
      const { residentialStatusId } = body.residentialAddresses.present;
      if (!(residentialStatusId in facts.residentialStatuses)) {
        return notSaved('Please choose a residential status from the list.');
      }
      await saveSection(store, 'address', body, now);
      return { isSuccess: true };
    }),

  saveTerms: ({ body }, asking) =>
    holdingQuote(asking, body.switchKey, async (context) => {
      const { store, now } = context;
      const { quote, tariff } = await openSignUpOf(context, body.switchKey);
      const fuels = quote.household.fuels.map(({ fuel }) => fuel);
      const gap = termsGap(body, tariff, fuels);
      if (gap !== null) return notSaved(gap);
      await saveSection(store, 'terms', body, now);
      return { isSuccess: true };
    }),

  verifyBank: async ({ body }, context) => {
    const { store } = context;
    const { switchKey, sortCode, accountNumber } = body;
    await openSignUpOf(context, switchKey);
    const isValid = areBankDetailsValid(sortCode, accountNumber);
    const check = { is_valid: isValid ? 1 : 0 };
    await store
      .insertInto('bank_checks')
      .values({
        switch_key: switchKey,
        sort_code: sortCode,
        account_number: accountNumber,
        ...check,
      })
      .onConflict((conflict) =>
        conflict.columns(['switch_key', 'sort_code', 'account_number']).doUpdateSet(check),
      )
      .execute();
    return { isValid };
  },

  saveBank: ({ body }, asking) =>
    holdingQuote(asking, body.switchKey, async (context) => {
      const { store, now } = context;
      await openSignUpOf(context, body.switchKey);
      const check = await store
        .selectFrom('bank_checks')
        .select('is_valid')
        .where('switch_key', '=', body.switchKey)
        .where('sort_code', '=', body.sortCode)
        .where('account_number', '=', body.accountNumber)
        .executeTakeFirst();
      if (check?.is_valid !== 1) return notSaved('These bank details have not been verified.');
      if (body.isAuthorisedToSetupDirectDebits !== true) {
        return notSaved('Please confirm that you may set up direct debits from this account.');
      }
      if (!(body.preferredDirectDebitDay in facts.directDebitDays)) {
        return notSaved('Please choose a day for the direct debit from the list.');
      }
      await saveSection(store, 'bank', body, now);
      return { isSuccess: true };
    }),
} satisfies Partial<Operations>;

type Terms = components['schemas']['TermsUpdate'];

/** What a supplier still lacks to take a customer on, in words for people; null when nothing. */
function termsGap(terms: Terms, tariff: Tariff, fuels: readonly Fuel[]): string | null {
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
