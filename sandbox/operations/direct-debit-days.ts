import { signUpOf } from '../database/sign-ups';
import facts from '../data/sign-up-lists.json';
import { defineOperation } from './define-operation';

export const directDebitDays = defineOperation('directDebitDays', async ({ body }, { store }) => {
  await signUpOf(store, body.switchKey);
  return facts.directDebitDays;
});
