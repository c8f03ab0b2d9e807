import type { JsonObject } from '../../src/engine';
import type { Shipped } from '../unit/shipped';
import { chooseHome } from './choose-home';
import { homeOf } from './homes';
import { Visit } from './visit';

const gasHome = homeOf('D');

/** A gas household that has answered every question of the first step. */
export async function withQuestions(shipped: Shipped): Promise<Visit> {
  const visit = new Visit(shipped);
  await visit.settle();
  if (gasHome !== null) await chooseHome(visit, gasHome, (one) => one.settle());
  await visit.settle();
  visit.send({ type: 'sectionContinued', section: 'yourHome' });
  visit.answer('payGas', 'method', 'monthlyDirectDebit');
  await visit.settle();
  for (const section of ['payGas', 'supplierGas', 'usageGas']) {
    visit.send({ type: 'sectionContinued', section });
    await visit.settle();
  }
  return visit;
}

export const viewQuotes = (visit: Visit): void =>
  visit.send({ type: 'stepSubmitted', step: 'currentTariff' });

/** The same, with its quotes, and a plan chosen. */
export async function inSignUp(shipped: Shipped): Promise<Visit> {
  const visit = await withQuestions(shipped);
  viewQuotes(visit);
  await visit.follow();
  const payMethod = 'monthlyDirectDebit';
  visit.send({
    type: 'sequenceRequested',
    sequence: 'switchNow',
    with: { tariffId: 'P1', payMethod, switchOption: 'Full' },
  });
  await visit.follow();
  return visit;
}

export const person = {
  aboutYou: {
    titleId: '3',
    firstName: 'Ada',
    lastName: 'Marsh',
    dateOfBirth: '1984-02-29',
    dayTimePhone: '07700900123',
    emailAddress: 'ada@example.org',
    employmentStatusId: '1',
  },
  address: { years: 6, residentialStatusId: '1' },
  terms: { switchAfterCoolingOfPeriod: false, suppliersTermsAndConditionsAreAccepted: true },
  payment: {
    accountName: 'A Marsh',
    sortCode: '089999',
    accountNumber: '66374958',
    preferredDirectDebitDay: '1',
    isAuthorisedToSetupDirectDebits: true,
  },
} as const;

/** The sign-up, section by section, up to its button. */
export async function signUp(
  visit: Visit,
  answers: Readonly<Record<string, JsonObject>> = person,
): Promise<void> {
  for (const [section, fields] of Object.entries(answers)) {
    for (const [field, value] of Object.entries(fields)) {
      visit.answer(section, field, value);
      await visit.settle();
    }
    visit.send({ type: 'sectionContinued', section });
  }
  visit.send({ type: 'sectionContinued', section: 'confirm' });
}

export const completeSwitch = (visit: Visit): void =>
  visit.send({ type: 'stepSubmitted', step: 'personalDetails' });
