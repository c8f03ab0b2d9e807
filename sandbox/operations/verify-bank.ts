import { openSignUpOf } from '../database/sign-ups';
import { areBankDetailsValid } from '../domain/bank-details';
import { defineOperation } from './define-operation';

export const verifyBank = defineOperation('verifyBank', async ({ body }, { store }) => {
  const { switchKey, sortCode, accountNumber } = body;
  await openSignUpOf(store, switchKey);
  const isValid = areBankDetailsValid(sortCode, accountNumber);
  const check = { is_valid: isValid ? 1 : 0 };
  await store
    .insertInto('bank_checks')
    .values({ switch_key: switchKey, sort_code: sortCode, account_number: accountNumber, ...check })
    .onConflict((conflict) =>
      conflict.columns(['switch_key', 'sort_code', 'account_number']).doUpdateSet(check),
    )
    .execute();
  return { isValid };
});
