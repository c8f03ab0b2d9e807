import { quoteOf } from '../database/quotes';
import { isoDay } from '../domain/calendar';
import { readPayMethod } from '../domain/pay-methods';
import { payMethodChoices, resultsFor } from '../domain/results';
import { specialPostcode } from '../domain/special-postcodes';
import { NOTICE } from '../http/answers';
import { defineOperation } from './define-operation';

export const results = defineOperation('results', async ({ body }, { store, now }) => {
  const { uuid, household, postcode } = await quoteOf(store, body.switchId);
  const proposed = body.proposedPayMethod ?? household.newPayMethod;
  const payMethods =
    body.includeAllPayMethodOptions === true
      ? payMethodChoices(household)
      : [readPayMethod(proposed)];
  const hasPlans = specialPostcode(postcode)?.home?.results !== false;
  return {
    resultsInDetailDto: {
      resultsInDetail: hasPlans ? resultsFor(household, payMethods, isoDay(now)) : [],
      uuid,
      notice: NOTICE,
    },
  };
});
