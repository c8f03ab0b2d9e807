import type { Applicant } from './applicant';
import { testOf } from './journey-of-tests';

/** A test of the grant application, whose partner takes what a club sends. */
export const test = testOf('grant', 'club', { '**/api/applications': 'createApplication' });

/** From where the project is to where it is said whether the grant is for the applicant. */
export async function saysWhoApplies(one: Applicant): Promise<void> {
  await one.choose('Where will the project take place?', 'Wales');
  await one.goOn('Who is applying?');
  await one.pick('Has your first financial year ended?', 'Yes');
  await one.type('Income in your last financial year', '42000');
  await one.pick('Do you owe us a report on an earlier grant?', 'No');
  await one.goOn('How do you stand?');
  await one.press('Go on');
}
