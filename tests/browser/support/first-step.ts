import { expect, type Locator } from '@playwright/test';
import { household, type Day, type Figures, type Household } from './household';
import type { Visit } from './visit';

export const sections = {
  home: 'Your Home',
  fuel: 'What would you like a quote for?',
  pay: 'How do you pay for your gas?',
  supplier: 'Gas supplier and tariff',
  usage: 'How much gas do you use?',
  newTariff: 'YOUR NEW TARIFF',
};

export const postcodeOf = ({ page }: Visit): Locator =>
  page.getByRole('textbox', { name: 'Postcode' });
export const addressOf = ({ page }: Visit): Locator =>
  page.getByRole('combobox', { name: 'Address' });
export const consentOf = ({ page }: Visit): Locator =>
  page.getByRole('checkbox', { name: /I give permission to look up/ });

export async function findAddresses(visit: Visit, postcode: string): Promise<void> {
  await postcodeOf(visit).fill(postcode);
  await visit.button('Find address').click();
}

/** Takes the first address that matches; its text. */
export async function chooseAddress(visit: Visit, typed: string): Promise<string> {
  await addressOf(visit).click();
  await addressOf(visit).selectText();
  // With keys: what the list does after them is nothing that moves by itself.
  await addressOf(visit).pressSequentially(typed);
  const option = visit.page.getByRole('option').first();
  const text = (await option.textContent()) ?? '';
  await option.click();
  await expect(addressOf(visit), 'the chosen address stands in its field').toHaveValue(text);
  return text;
}

/** Your Home to the last tick; the address that was chosen. */
export async function fillHome(visit: Visit, { postcode, house }: Household): Promise<string> {
  await findAddresses(visit, postcode);
  const address = await chooseAddress(visit, house);
  await consentOf(visit).check();
  return address;
}

/** From the first page to the question after the home at this postcode. */
export async function enterHome(visit: Visit, postcode: string): Promise<void> {
  await visit.open();
  await fillHome(visit, household({ postcode }));
  await visit.continue();
}

/** Answers everything up to View Your Quotes; the address that was chosen. */
export async function fillFirstStep(visit: Visit, home: Household): Promise<string> {
  const address = await fillHome(visit, home);
  await visit.continue();
  await expect(visit.folded(sections.home), 'the home is answered').toContainText(address);
  await chooseGas(visit);
  if (home.payMethod !== null) {
    await visit.page.getByRole('radio', { name: home.payMethod }).check();
    await visit.continue();
  }
  await lookThrough(visit);
  if (home.fixedTariff !== null) {
    await visit.change(sections.supplier);
    await chooseTariff(visit, home.fixedTariff.name);
    await chooseDay(visit, 'Tariff End Date', home.fixedTariff.ends);
    await visit.continue();
    await lookThrough(visit);
  }
  if (home.figures !== null) {
    await visit.change(sections.usage);
    await fillFigures(visit, home.figures);
    await visit.continue();
    await lookThrough(visit);
  }
  return address;
}

/** What the database has answered is only looked at, sheet by sheet, until the quotes can be seen. */
export async function lookThrough(visit: Visit): Promise<void> {
  await visit.continueTo(visit.button('View Your Quotes'), 'the way to the quotes');
}

/** The meters may have answered it already, with gas or with both fuels. */
export async function chooseGas(visit: Visit): Promise<void> {
  const answered = visit.folded(sections.fuel);
  await expect(answered.or(visit.sheet(sections.fuel))).toBeVisible();
  if (await answered.filter({ hasText: 'Gas Only' }).isVisible()) return;
  if (await answered.isVisible()) await visit.change(sections.fuel);
  await visit.page.getByRole('radio', { name: /Gas Only/ }).check();
  await visit.continue();
}

export async function chooseTariff(visit: Visit, name: RegExp): Promise<void> {
  const select = visit.page.getByRole('combobox', { name: 'Tariff', exact: true });
  const label = await select.getByRole('option', { name }).first().textContent();
  await select.selectOption({ label: label ?? '' });
}

export async function chooseDay(visit: Visit, group: string, day: Day): Promise<void> {
  const date = visit.page.getByRole('group', { name: group });
  await date.getByLabel('Year', { exact: true }).selectOption(day.year);
  await date.getByLabel('Month', { exact: true }).selectOption({ label: day.month });
  await date.getByLabel('Day', { exact: true }).selectOption({ label: day.day });
  expect(await cutOff(date.locator('select')), 'what is chosen can be read whole').toEqual([]);
}

/** What is chosen in selects that are too narrow for it. */
const cutOff = (selects: Locator): Promise<readonly string[]> =>
  selects.evaluateAll((all) =>
    (all as HTMLSelectElement[]).flatMap((select) => {
      const chosen = select.selectedOptions[0]?.text ?? '';
      const alone = select.cloneNode() as HTMLSelectElement;
      alone.append(new Option(chosen));
      alone.style.width = 'max-content';
      alone.style.position = 'absolute';
      select.after(alone);
      const isCut = alone.offsetWidth > select.offsetWidth;
      alone.remove();
      return isCut ? [chosen] : [];
    }),
  );

export const amountOf = ({ page }: Visit, kind: Figures['kind']): Locator =>
  page.getByRole('textbox', { name: kind === 'I use' ? 'Gas used' : 'Gas cost' });

export async function fillFigures(visit: Visit, figures: Figures): Promise<void> {
  await visit.page.getByRole('radio', { name: figures.kind }).check();
  await visit.page.getByLabel('How often').selectOption({ label: figures.period });
  await amountOf(visit, figures.kind).fill(figures.amount);
}
