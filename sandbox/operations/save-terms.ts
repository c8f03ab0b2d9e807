import { openSignUpOf, saveSection } from '../database/sign-ups';
import { termsGap } from '../domain/terms-gap';
import { defineOperation } from './define-operation';
import { notSaved } from './not-saved';

export const saveTerms = defineOperation('saveTerms', async ({ body }, { store, now }) => {
  const { quote, tariff } = await openSignUpOf(store, body.switchKey);
  const fuels = quote.household.fuels.map(({ fuel }) => fuel);
  const gap = termsGap(body, tariff, fuels);
  if (gap !== null) return notSaved(gap);
  await saveSection(store, 'terms', body, now);
  return { isSuccess: true };
});
