import { inFull } from '../full';
import { type Household, household } from './support/household';
import { fillBank, fillSignUp } from './support/sign-up';
import { look } from './support/look';
import { expectSwitches } from './support/switches';
import { expect, test } from './support/test';
import { toSignUp } from './support/to-sign-up';
import type { Visit } from './support/visit';

async function toCompleteSwitch(visit: Visit, home: Household): Promise<void> {
  await toSignUp(visit, home);
  await fillSignUp(visit, home);
}

test('CON-11 CON-17 bank details that cannot be verified stop the switch, and can be put right', async ({
  visit,
  request,
}) => {
  const right = household();
  const bank = {
    name: 'Z OBrien',
    sortCode: '089999',
    accountNumber: '66374959',
    day: '1st day of the month',
  };
  const completed = visit.calls('completeSwitch');
  const bankSaved = visit.calls('saveBank');
  await toCompleteSwitch(visit, { ...right, bank });
  await visit.submit(visit.button('Complete Switch'));
  await expect(visit.page.getByText('We could not verify your bank details.')).toBeVisible();
  await visit.isAt('/details');
  expect(bankSaved, 'nothing after the failure is called').toHaveLength(0);
  expect(completed, 'nothing after the failure is called').toHaveLength(0);
  await expectSwitches(request, right, 0);

  const ways = visit.page.locator('.p-saving').getByRole('button');
  await expect(ways, 'the same details would fail again: they are changed first').toHaveText([
    'Change your bank details',
    'Try again',
  ]);
  await look(visit, 'a bank check that failed');
  await visit.button('Change your bank details').click();
  await expect(visit.sheet('PAYMENT').getByRole('heading', { level: 2 })).toBeFocused();
  await fillBank(visit, { ...bank, accountNumber: '66374958' });
  await visit.continue();
  await visit.submit(visit.button('Try again').or(visit.button('Complete Switch')).first());
  await visit.isAt('/switch-complete');
  await expectSwitches(request, right, 1);
});

test('decision 20 a switch whose answer is lost is asked for, never sent again', async ({
  visit,
  request,
}) => {
  const home = household({ postcode: 'CB99 2AP' });
  const completed = visit.calls('completeSwitch');
  visit.expectFailures();
  await toCompleteSwitch(visit, home);
  await visit.submit(visit.button('Complete Switch'));
  await visit.isAt('/switch-complete');
  await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText('Processing Switch');
  await expectSwitches(request, home, 1);
  expect(completed, 'it was sent once').toHaveLength(1);
});

test('CON-03 pressing Complete Switch twice switches once', async ({ visit, request }) => {
  const home = household();
  const completed = visit.calls('completeSwitch');
  await toCompleteSwitch(visit, home);
  const button = visit.button('Complete Switch');
  await expect(async () => {
    // Not cut short: half of it may be taken already, and then there is nothing left to press.
    if (await button.isVisible()) await button.dblclick();
    await expect(button, 'the press is taken').toBeHidden({ timeout: 500 });
  }).toPass();
  await visit.isAt('/switch-complete');
  await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Zoë');
  await expectSwitches(request, home, 1);
  expect(completed).toHaveLength(1);
});

test(
  'ERR-18 a 500 while the terms are saved leads to the error page, and back with every answer',
  inFull,
  async ({ visit, request }) => {
    const home = household();
    await visit.fault('saveTerms', 'status=500');
    await toCompleteSwitch(visit, home);
    await visit.submit(visit.button('Complete Switch'));
    await visit.isAt('/error/500');
    await expectSwitches(request, home, 0);
    await visit.mend('saveTerms');
    const loadedAgain = visit.calls('directDebitDays');
    await visit.button('Go back to your answers').click();
    await visit.isAt('/details');
    await visit.submit(visit.button('Complete Switch').or(visit.button('Try again')).first());
    expect(loadedAgain, 'what the page has is not taken away to be loaded again').toEqual([]);
    await visit.isAt('/switch-complete');
    await expectSwitches(request, home, 1);
  },
);

test(
  'CON-19 a switch that cannot be completed says so, and can be tried again',
  inFull,
  async ({ visit, request }) => {
    const home = household({ postcode: 'CB99 2AN' });
    visit.expectFailures();
    await toCompleteSwitch(visit, home);
    await visit.submit(visit.button('Complete Switch'));
    await expect(
      visit.page.getByText('Switch could not be completed. Please contact the administrator.'),
    ).toBeVisible();
    await expectSwitches(request, home, 0);
    await visit.mend('completeSwitch');
    await visit.submit(visit.button('Try again').or(visit.button('Complete Switch')).first());
    await visit.isAt('/switch-complete');
    await expectSwitches(request, home, 1);
  },
);
