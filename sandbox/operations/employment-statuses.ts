import { signUpOf } from '../database/sign-ups';
import facts from '../data/sign-up-lists.json';
import { defineOperation } from './define-operation';

export const employmentStatuses = defineOperation(
  'employmentStatuses',
  async ({ body }, { store }) => {
    await signUpOf(store, body.switchKey);
    return facts.employmentStatuses;
  },
);
