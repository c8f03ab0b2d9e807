import { openSignUpOf, saveSection } from '../database/sign-ups';
import facts from '../data/sign-up-lists.json';
import { isAtLeastAge, isoDay } from '../domain/calendar';
import { defineOperation } from './define-operation';
import { notSaved } from './not-saved';

const ADULT_YEARS = 18;

export const savePersonal = defineOperation('savePersonal', async ({ body }, { store, now }) => {
  await openSignUpOf(store, body.switchKey);
  if (!(body.titleId in facts.titles)) return notSaved('Please choose a title from the list.');
  if (!(body.employmentStatusId in facts.employmentStatuses)) {
    return notSaved('Please choose an employment status from the list.');
  }
  if (!isAtLeastAge(body.dateOfBirth, ADULT_YEARS, isoDay(now))) {
    return notSaved('You must be at least 18 years old.');
  }
  await saveSection(store, 'personal', body, now);
  return { isSuccess: true };
});
