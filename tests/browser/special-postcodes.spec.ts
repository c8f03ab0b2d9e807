import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { few, inFull, runs } from '../full';
import {
  addressOf,
  chooseAddress,
  consentOf,
  enterHome,
  fillHome,
  findAddresses,
  postcodeOf,
  sections,
} from './support/first-step';
import { household } from './support/household';
import { operation } from './support/operation';
import { specialHomes } from './support/special-homes';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

/** Homes with postcodes of their own; what goes wrong by postcode is in failing.spec.ts and saving.spec.ts. */
const nonDomestic =
  'The address you have selected appears to be a non domestic energy metered property. We are unable to provide quotes for these meter types';
const quotes = 'View Your Quotes';
const usage = 'How much energy do you use?';
const night = 'How much of it is at night?';

/** Pays by the month, writes its electricity, and looks at the rest. */
async function toQuotes(visit: Visit, electricity: string | null = '3100'): Promise<void> {
  const { page } = visit;
  const pays = page.getByRole('radio', { name: 'Monthly direct debit' });
  if (await pays.isVisible()) await pays.check();
  if (electricity !== null) {
    const used = page.getByRole('textbox', { name: 'Electricity used' });
    await visit.continueTo(used, 'electricity');
    await used.fill(electricity);
  }
  await visit.continueTo(visit.button(quotes), quotes);
}

for (const { postcode, clauses, is, known, open, choices } of runs(
  specialHomes.filter((_, index) => index % 5 === 0),
  specialHomes,
)) {
  test(`${clauses} ${postcode}, ${is}: what is known stands answered, what is not is asked`, async ({
    visit,
  }) => {
    await enterHome(visit, postcode);
    const sheet = visit.sheet(open);
    await visit.continueTo(sheet, open);
    await expect(
      visit.page.locator('main :is(.p-folded__question, .p-sheet__head h2)'),
      'these questions, in this order, and no other',
    ).toHaveText([sections.home, ...known.map(([title]) => title), open]);
    for (const [title, answer] of known)
      await expect(visit.folded(title), title).toContainText(answer);
    const radios = sheet.getByRole('radio');
    await expect(radios).toHaveCount(choices.length);
    for (const [index, choice] of choices.entries())
      await expect(radios.nth(index)).toHaveAccessibleName(new RegExp(`^${escaped(choice)}`));
  });
}

const escaped = (text: string): string => text.replaceAll(/[()]/g, '\\$&');

for (const [postcode, sheet] of few([
  ['CB99 1AF', usage],
  ['CB99 1AG', 'How much electricity do you use?'],
] as const)) {
  test(`QFO-18 QFO-19 QFO-20 QFO-21 ${postcode}: an Economy 7 home is asked for its nights, with the national average`, async ({
    visit,
  }) => {
    await enterHome(visit, postcode);
    await toQuotes(visit);
    await expect(visit.folded(sheet)).toContainText('3,100 kWh a year');
    await expect(visit.folded(night)).toContainText('42%');
    await visit.change(night);
    const slider = visit.sheet(night).getByRole('slider');
    await expect(slider).toHaveValue('42');
    await expect(slider).toHaveAttribute('min', '1');
    await expect(slider).toHaveAttribute('max', '100');
    await expect(slider).toHaveAccessibleDescription(/national average is 42%/);
  });
}

for (const [postcode, gas, electricity] of few([
  ['CB99 1AH', true, true],
  ['CB99 1AJ', false, true],
] as const)) {
  test(`HOM-53 HOM-54 ${postcode}: smart meters are known to the plans (gas ${String(gas)}, electricity ${String(electricity)})`, async ({
    visit,
  }) => {
    await enterHome(visit, postcode);
    await toQuotes(visit);
    const asked = visit.page.waitForRequest(operation('results'));
    await visit.button(quotes).click();
    expect((await asked).postDataJSON()).toMatchObject({
      gasSmartMeterInstalled: gas,
      electricitySmartMeterInstalled: electricity,
    });
  });
}

test(
  'PAY-03 QFO-17 CB99 1AL: two prepayment meters leave one way to pay, and none to choose',
  inFull,
  async ({ visit }) => {
    await enterHome(visit, 'CB99 1AL');
    await toQuotes(visit);
    await expect(visit.folded(sections.newTariff)).toHaveCount(0);
    await visit.change('How do you pay now?');
    const choices = visit.sheet('How do you pay now?').getByRole('radio');
    await expect(choices).toHaveCount(1);
    await expect(choices).toHaveAccessibleName(/^Prepayment meter/);
    await expect(choices).toBeChecked();
  },
);

test(
  'PAY-09 PAY-11 USE-47 CB99 1AN: prepayment of one fuel locks the period of the other',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await enterHome(visit, 'CB99 1AN');
    for (const fuel of ['electricity', 'gas']) {
      await visit.continueTo(visit.sheet(`How much ${fuel} do you use?`), fuel);
      const often = page.getByRole('combobox', { name: `How often (${fuel})` });
      await expect(often).toBeDisabled();
      await expect(often).toHaveValue(/.+/);
      await expect(often.getByRole('option', { selected: true })).toHaveText('a year');
      if (fuel === 'electricity') {
        await toQuotes(visit);
        await expect(visit.folded(sections.newTariff), 'QFO-17').toHaveCount(0);
        await visit.change('How much gas do you use?');
      }
    }
  },
);

for (const [postcode, clause, choice, sheet] of few([
  ['CB99 1AP', 'PAY-07', 'Gas Only', 'How do you pay for your gas?'],
  ['CB99 1AQ', 'PAY-10', 'Electricity Only', 'How do you pay for your electricity?'],
] as const)) {
  test(`QFO-05 QFO-17 ${clause} ${postcode}: with one prepayment meter both fuels are quoted apart, and ${choice} goes on`, async ({
    visit,
  }) => {
    await enterHome(visit, postcode);
    const told = visit.page.getByText(
      'It looks as though one of your energy meters is prepayment. You will need to quote your gas and electricity separately.',
    );
    await expect(told).toBeVisible();
    await expect(visit.page.getByRole('radio', { name: 'Dual' })).toBeChecked();
    await expect(visit.button('Continue'), 'dual cannot go on').toHaveCount(0);
    await visit.page.getByRole('radio', { name: choice }).check();
    await expect(told).toHaveCount(0);
    await visit.continue();
    await expect(visit.sheet(sheet), 'what the meter says is asked about once').toBeVisible();
    await visit.continue();
    await expect(visit.folded(sheet)).toContainText('Prepayment meter');
    await toQuotes(visit, choice === 'Gas Only' ? null : '3100');
    await expect(visit.folded(sections.newTariff), 'QFO-17').toHaveCount(0);
  });
}

for (const [postcode, clauses, what] of few([
  ['CB99 1AR', 'HOM-30', 'meters of a business'],
  ['CB99 1AT', 'HOM-29', 'no meters'],
] as const)) {
  test(`${clauses} HOM-31 HOM-32 ${postcode}, ${what}: no quote, and under a white label no phone beside it`, async ({
    visit,
  }) => {
    await visit.open();
    await fillHome(visit, household({ postcode }));
    const sheet = visit.sheet(sections.home);
    await expect(sheet.getByText('Non Domestic Meter Type Identified!')).toBeVisible();
    await expect(sheet.getByText(nonDomestic, { exact: true })).toBeVisible();
    await expect(sheet.locator('a[href^="tel:"]')).toHaveCount(0);
    await expect(sheet).not.toContainText(/9am to 5pm|0\d{3} \d{3} \d{4}/);
    await expect(visit.button('Continue')).toHaveCount(0);
    await findAddresses(visit, 'CB99 1AD');
    await chooseAddress(visit, '2');
    await expect(sheet.getByText(nonDomestic), 'another address is the way out').toHaveCount(0);
    await expect(visit.button('Continue')).toBeVisible();
  });
}

test(
  'HOM-30 HOM-51 QFO-01 CB99 1AS: a home whose electricity is a business is quoted for gas, and the other cards say why not',
  inFull,
  async ({ visit }) => {
    await enterHome(visit, 'CB99 1AS');
    await expect(visit.page.getByText(nonDomestic)).toHaveCount(0);
    await visit.change(sections.fuel);
    for (const [card, free] of [
      ['Gas & Electricity (Dual)', false],
      ['Electricity Only', false],
      ['Gas Only', true],
    ] as const)
      await expect(visit.page.getByRole('radio', { name: card })).toBeEnabled({ enabled: free });
  },
);

test(
  'HOM-21 CB99 1AU: a postcode without addresses says so, and never that something failed',
  inFull,
  async ({ visit }) => {
    await visit.open();
    await findAddresses(visit, 'CB99 1AU');
    await expect(
      visit.sheet(sections.home).getByText('We found no addresses for this postcode'),
    ).toBeVisible();
    await expect(visit.page.getByText(/could not load/)).toHaveCount(0);
    await expect(visit.button('Try again')).toHaveCount(0);
    await expect(postcodeOf(visit)).toHaveValue('CB991AU');
  },
);

test('HOM-27 CB99 1AW: among 400 flats typing finds one, and the count is announced', async ({
  visit,
}) => {
  await visit.open();
  await findAddresses(visit, 'CB99 1AW');
  await addressOf(visit).click();
  const count = visit.page.getByRole('status').filter({ hasText: / of 400 addresses/ });
  await expect(count).toHaveText('400 of 400 addresses in CB99 1AW');
  await addressOf(visit).fill('39');
  await expect(count).toHaveText('14 of 400 addresses in CB99 1AW');
  await addressOf(visit).fill('no such flat');
  await expect(
    visit.page.getByRole('status').filter({ hasText: '0 matches for no such flat' }),
  ).toBeVisible();
  expect(await chooseAddress(visit, '399')).toContain('Flat 399');
  await consentOf(visit).check();
  await visit.continue();
  await expect(visit.folded(sections.fuel)).toContainText('Electricity Only');
});

test('SUP-17 CB99 1AY: who is not known is chosen, its standard tariff comes with it, and the usage is asked for', async ({
  visit,
}) => {
  const { page } = visit;
  await enterHome(visit, 'CB99 1AY');
  await expect(page.getByRole('radio', { checked: true }), 'nothing is guessed').toHaveCount(0);
  await page.getByRole('radio', { name: 'Gas Only' }).check();
  await visit.continue();
  await page.getByRole('radio', { name: 'Cash or cheque' }).check();
  await visit.continueTo(visit.sheet(sections.supplier), sections.supplier);
  await page.getByRole('combobox', { name: 'Gas supplier' }).selectOption({ label: 'EDF' });
  const tariff = page.getByRole('combobox', { name: 'Tariff', exact: true });
  await expect(tariff.getByRole('option', { selected: true })).toHaveText('Standard Variable');
  await visit.continue();
  await expect(page.getByRole('textbox', { name: 'Gas used' })).toHaveValue('');
});

test(
  'SUP-10 CB99 1AX: a list without suppliers is empty, and never a failure',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await enterHome(visit, 'CB99 1AX');
    await page.getByRole('radio', { name: 'Gas Only' }).check();
    await visit.continue();
    const answer = page.waitForResponse(operation('suppliers'));
    await page.getByRole('radio', { name: 'Monthly direct debit' }).check();
    await answer;
    await visit.continue();
    const list = page.getByRole('combobox', { name: 'Gas supplier' });
    await expect(list.getByRole('option')).toHaveText(['Choose']);
    await expect(
      visit.sheet(sections.supplier).getByText(/^We know no gas suppliers/),
      'it says why nothing can be chosen (decision 18)',
    ).toBeVisible();
    await expect(page.getByText(/could not load/)).toHaveCount(0);
    await expect(visit.button('Try again')).toHaveCount(0);
    await expect(visit.button('Continue'), 'nobody goes on without a supplier').toHaveCount(0);
  },
);

test(
  'RES-04 CB99 1AZ: a home without plans is told so, and the way back keeps its answers',
  inFull,
  async ({ visit }) => {
    await enterHome(visit, 'CB99 1AZ');
    await toQuotes(visit);
    await visit.button(quotes).click();
    await expect(visit.page.getByRole('heading', { name: 'No results found' })).toBeVisible();
    await visit.page.getByRole('main').getByRole('button', { name: 'Change your answers' }).click();
    await expect(visit.folded(sections.home)).toContainText('CB99 1AZ');
    await expect(visit.button(quotes)).toBeVisible();
  },
);

test('every special postcode of the sandbox is tried by a household in Chromium', () => {
  const { postcodes } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../sandbox/data/special-postcodes.json'), 'utf8'),
  ) as { postcodes: readonly { postcode: string }[] };
  const specs = [
    'special-postcodes.spec.ts',
    'failing.spec.ts',
    'saving.spec.ts',
    'accessible.spec.ts',
    '../prices/households.ts',
  ]
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .concat(specialHomes.map(({ postcode }) => postcode))
    .join();
  const untried = postcodes
    .map(({ postcode }) => `${postcode.slice(0, 4)} ${postcode.slice(4)}`)
    .filter((postcode) => !specs.includes(postcode));
  expect(untried).toEqual([]);
});
