import { expect } from '@playwright/test';
import { chooseDay } from './first-step';
import type { Bank, Household, Person } from './household';
import type { Visit } from './visit';

export const signUp = {
  person: 'Your details',
  address: 'Your address',
  meter: 'Your gas meter',
  terms: 'Supplier terms',
  payment: 'PAYMENT',
  confirm: 'CONFIRM & SWITCH',
};

/** What is changed on Confirm, by the name of its row or its group. */
export type OnConfirm = 'Name' | 'Address' | 'Payment' | 'What you agreed to';

/** Goes from Confirm to where an answer was given. */
export async function changeOnConfirm(visit: Visit, what: OnConfirm): Promise<void> {
  const change = visit.sheet(signUp.confirm).getByRole('button', { name: `Change ${what}` });
  await change.click();
  await expect(visit.sheet(signUp.confirm), 'what is changed takes its place').toHaveCount(0);
}

/** What is switched. */
export interface Fuels {
  readonly gas: boolean;
  readonly electricity: boolean;
}

const gasAlone: Fuels = { gas: true, electricity: false };

export async function fillPerson(visit: Visit, person: Person): Promise<void> {
  const { page } = visit;
  await page
    .getByRole('combobox', { name: 'Title', exact: true })
    .selectOption({ label: person.title });
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await chooseDay(visit, 'Date of birth', person.born);
  await page.getByLabel('Phone number').fill(person.phone);
  await page.getByLabel('Email address').fill(person.email);
  await page
    .getByRole('combobox', { name: 'Employment status' })
    .selectOption({ label: person.work });
}

/** The status at the home is not stored on the device (decision 52): another visit asks it again. */
export async function fillStatus({ page }: Visit, { home }: Household): Promise<void> {
  await page
    .getByRole('combobox', { name: 'Residential status' })
    .selectOption({ label: home.status });
}

export async function fillAddress(visit: Visit, household: Household): Promise<void> {
  const { page } = visit;
  const { home } = household;
  await page.getByLabel('Years at this address').fill(home.years);
  await page.getByLabel('Months at this address').fill(home.months);
  await fillStatus(visit, household);
}

export async function acceptTerms(
  { page }: Visit,
  { topsUpBy }: Pick<Household, 'topsUpBy'> = { topsUpBy: null },
  fuels: Fuels = gasAlone,
): Promise<void> {
  if (topsUpBy !== null)
    await page.getByRole('radio', { name: new RegExp(`^${topsUpBy}`, 'i') }).check();
  await page.getByRole('radio', { name: 'As soon as possible' }).check();
  // Only a household with two meters has to say that neither is smart (TER-33).
  if (fuels.gas && fuels.electricity)
    await page.getByRole('checkbox', { name: 'I have no smart meter' }).check();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
}

export async function fillBank({ page }: Visit, bank: Bank): Promise<void> {
  await page.getByLabel('Card Holder Name').fill(bank.name);
  await page.getByLabel('Account number').fill('');
  await page.getByLabel('First two digits').click();
  // Typed on without a click: the focus moves from box to box (BNK-12 to 14).
  await page.keyboard.type(bank.sortCode + bank.accountNumber);
  await page
    .getByRole('combobox', { name: 'Preferred direct debit day' })
    .selectOption({ label: bank.day });
  await page.getByRole('checkbox', { name: /I am authorised to set up/ }).check();
}

/** Everything up to Complete Switch. */
export async function fillSignUp(
  visit: Visit,
  home: Household,
  fuels: Fuels = gasAlone,
): Promise<void> {
  await fillSections(visit, home, fuels);
  await expect(
    visit.button('Complete Switch'),
    'with everything answered the switch can be completed',
  ).toBeVisible();
}

/** Who is switched, and where: what stands before the terms. */
export async function fillDetails(visit: Visit, home: Household): Promise<void> {
  await fillPerson(visit, home.person);
  await visit.continue();
  await fillAddress(visit, home);
  await visit.continue();
}

/** Every section that each household is asked. */
export async function fillSections(
  visit: Visit,
  home: Household,
  fuels: Fuels = gasAlone,
): Promise<void> {
  await fillDetails(visit, home);
  await acceptTerms(visit, home, fuels);
  await visit.continue();
  if (home.bank !== null) {
    await fillBank(visit, home.bank);
    await visit.continue();
  }
}
