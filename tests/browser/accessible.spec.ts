import { expectAccessible } from './support/axe';
import { openAnswered } from './support/first-step-kept';
import { household } from './support/household';
import { findAddresses } from './support/first-step';
import { look } from './support/look';
import { expectLightOnPaper } from './support/paper';
import { switchNow, viewQuotes } from './support/results';
import { acceptTerms, fillAddress, fillBank, fillPerson } from './support/sign-up';
import { expect, test } from './support/test';

test('the error page', async ({ visit }) => {
  visit.expectFailures();
  await visit.open();
  await findAddresses(visit, 'CB99 2AD');
  await visit.isAt('/error/500');
  await look(visit, 'the error page', { isChosen: true });
});

test('the plans', async ({ visit }) => {
  await openAnswered(visit, household());
  await viewQuotes(visit);
  await look(visit, 'the plans', { isChosen: true });
  await expectLightOnPaper(visit, 'the plans');
});

test('the sign-up, a failed save and the end', async ({ visit }) => {
  const { page } = visit;
  const home = household({ postcode: 'CB99 2AQ' });
  await openAnswered(visit, home);
  const plans = await viewQuotes(visit);
  await switchNow(visit, plans);
  await expect(page.getByRole('combobox', { name: 'Title', exact: true })).toBeVisible();
  await page.getByLabel('Email address').fill('nobody');
  await page.getByLabel('Phone number').fill('0');
  await page.getByLabel('First name').focus();
  await expect(page.getByText('Email is invalid.').first()).toBeVisible();
  await look(visit, 'personal details with errors', { isChosen: true });
  await fillPerson(visit, home.person);
  await visit.continue();
  await look(visit, 'the address', { isChosen: true });
  await fillAddress(visit, home);
  await visit.continue();
  await look(visit, 'the terms', { isChosen: true });
  await acceptTerms(visit);
  await visit.continue();
  await look(visit, 'the payment', { isChosen: true });
  if (home.bank !== null) await fillBank(visit, home.bank);
  await visit.continue();
  await look(visit, 'the confirmation', { isChosen: true });
  visit.expectFailures();
  await visit.submit(visit.button('Complete Switch'));
  await expect(page.getByText('Bank details could not be saved.')).toBeVisible();
  await look(visit, 'a save that failed', { isChosen: true });
  await visit.mend('saveBank');
  await visit.fault('completeSwitch', 'delay=3000', 1);
  await visit.submit(visit.button('Try again').or(visit.button('Complete Switch')).first());
  await expect(page.getByRole('heading', { name: /^Saving step/ })).toBeVisible();
  await expectAccessible(visit, 'the saving');
  await visit.isAt('/switch-complete');
  await look(visit, 'the end', { isChosen: true });
});
