import { signUpOf } from '../database/sign-ups';
import facts from '../data/sign-up-lists.json';
import { defineOperation } from './define-operation';

export const specialNeeds = defineOperation('specialNeeds', async ({ body }, { store }) => {
  await signUpOf(store, body.switchKey);
  return facts.specialNeeds;
});
