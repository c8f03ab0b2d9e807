import type { JsonObject } from '../../src/engine';
import { dualHousehold } from './households';
import type { Visit } from './visit';

export const person = {
  titleId: '3',
  firstName: 'Ada',
  lastName: 'Marsh',
  dateOfBirth: '1984-02-29',
  dayTimePhone: '07700900123',
  emailAddress: 'ada@example.org',
  employmentStatusId: '1',
};

export const bank = {
  accountName: 'A Marsh',
  sortCode: '089999',
  accountNumber: '66374958',
  preferredDirectDebitDay: '1',
  isAuthorisedToSetupDirectDebits: true,
};

interface Plan {
  readonly tariffId: string;
  readonly supplierId: number;
  readonly payMethod: string;
  readonly switchOption: string;
}

/** The first plan of a supplier that can be switched to. */
export function planOf(visit: Visit, supplierId: number): Plan {
  const { plans } = visit.lookup('results') as unknown as { plans: readonly Plan[] };
  const found = plans.find((one) => one.supplierId === supplierId && one.switchOption === 'Full');
  if (found === undefined) throw new Error(`Supplier ${String(supplierId)} has no plan.`);
  return found;
}

/** At the sign-up for a plan of the supplier. */
export async function choose(visit: Visit, supplierId = 201): Promise<Visit> {
  const { tariffId, payMethod, switchOption } = planOf(visit, supplierId);
  const plan = { tariffId, payMethod, switchOption };
  return visit.send({ type: 'sequenceRequested', sequence: 'switchNow', with: plan });
}

/** Has told who it is, and where it lived for the last year and the four before. */
export async function tellAboutYou(visit: Visit, differently: JsonObject = {}): Promise<Visit> {
  await visit.answer('aboutYou', { ...person, ...differently });
  await visit.goOn('aboutYou');
  await visit.answer('address', { years: 1, months: 2, residentialStatusId: '1' });
  const list = { section: 'address', field: 'previousAddresses' };
  await visit.send({ type: 'itemOpened', ...list, index: null });
  await visit.answer('previousAddress', {
    postcode: 'ls1 1aa',
    line1: '9 Old Street',
    city: 'Leeds',
    years: 4,
  });
  await visit.send({ type: 'itemSaved', ...list });
  return visit.goOn('address', 'gasMeter', 'electricityMeter');
}

/** Has agreed to the terms and given its bank; ready to switch. */
export async function agreeAndPay(visit: Visit, differently: JsonObject = {}): Promise<Visit> {
  await visit.answer('terms', {
    neitherSmartMeterInstalled: true,
    switchAfterCoolingOfPeriod: false,
    hasMedicalConditionOrIndividualRequirement: true,
  });
  await visit.answer('terms', {
    specialNeedsId: '8',
    suppliersTermsAndConditionsAreAccepted: true,
  });
  await visit.goOn('terms');
  await visit.answer('payment', { ...bank, ...differently });
  return visit.goOn('payment', 'confirm');
}

/** A household with both fuels that has switched. */
export async function switched(): Promise<Visit> {
  const visit = await tellAboutYou(await choose(await dualHousehold()));
  await agreeAndPay(visit);
  return visit.submit();
}

/** What every call of the sign-up is sent with. */
export const keyOf = (visit: Visit): JsonObject => ({
  switchKey: visit.state.answers['switchKey'] ?? '',
});
