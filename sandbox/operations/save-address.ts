import { openSignUpOf, saveSection } from '../database/sign-ups';
import facts from '../data/sign-up-lists.json';
import { defineOperation } from './define-operation';
import { notSaved } from './not-saved';

export const saveAddress = defineOperation('saveAddress', async ({ body }, { store, now }) => {
  await openSignUpOf(store, body.switchKey);
  const { residentialStatusId } = body.residentialAddresses.present;
  if (!(residentialStatusId in facts.residentialStatuses)) {
    return notSaved('Please choose a residential status from the list.');
  }
  await saveSection(store, 'address', body, now);
  return { isSuccess: true };
});
