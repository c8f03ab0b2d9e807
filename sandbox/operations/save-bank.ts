import { openSignUpOf, saveSection } from '../database/sign-ups';
import facts from '../data/sign-up-lists.json';
import { defineOperation } from './define-operation';
import { notSaved } from './not-saved';

export const saveBank = defineOperation('saveBank', async ({ body }, { store, now }) => {
  await openSignUpOf(store, body.switchKey);
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
});
