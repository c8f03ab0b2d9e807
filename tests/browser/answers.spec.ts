import { few, inFull } from '../full';
import { household } from './support/household';
import {
  addressOf,
  amountOf,
  chooseAddress,
  fillFigures,
  fillFirstStep,
  findAddresses,
  postcodeOf,
  sections,
} from './support/first-step';
import { expect, test } from './support/test';

for (const typed of few(['cb991ad', ' CB99  1AD ', 'c b 9 9 1 a d'])) {
  test(`HOM-16 HOM-17 the postcode “${typed}” is understood`, async ({ visit }) => {
    await visit.open();
    await findAddresses(visit, typed);
    await expect(postcodeOf(visit)).toHaveValue('CB991AD');
    expect(await chooseAddress(visit, '2')).toContain('CB99 1AD');
  });
}

test('HOM-19 HOM-24 a postcode that is none is not searched for, and the field says so', async ({
  visit,
}) => {
  const searches = visit.calls('addressSearch');
  await visit.open();
  await findAddresses(visit, 'NOTHING');
  await expect(visit.page.getByText('Postcode is invalid.').first()).toBeVisible();
  expect(searches, 'no search was made').toHaveLength(0);
});

test('HOM-18 another postcode clears the address', async ({ visit }) => {
  await visit.open();
  await findAddresses(visit, 'CB99 1AD');
  await chooseAddress(visit, '2');
  await findAddresses(visit, 'LS8 4JW');
  await expect(addressOf(visit), 'the old address is gone').toHaveValue('');
});

test('what is typed before the list of addresses can open is kept', async ({ visit }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visit.page.route(/loaded-combobox.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit.open();
  await findAddresses(visit, 'CB99 1AD');
  const early = visit.page.getByRole('textbox', { name: 'Address', exact: true });
  await early.click();
  await early.fill('12');
  release();
  await expect(addressOf(visit)).toHaveAttribute('aria-expanded', /./);
  await expect(addressOf(visit), 'what was typed is still there').toHaveValue('12');
});

const bounds = [
  { kind: 'I use', period: 'a year', min: 1, max: 200_000, clause: 'USE-30' },
  { kind: 'I use', period: 'a month', min: 1, max: 16_600, clause: 'USE-31' },
  { kind: 'I use', period: 'a quarter', min: 1, max: 50_000, clause: 'USE-32' },
  { kind: 'I spend', period: 'a year', min: 120, max: 9000, clause: 'USE-24' },
  { kind: 'I spend', period: 'a month', min: 10, max: 750, clause: 'USE-25' },
  { kind: 'I spend', period: 'a quarter', min: 30, max: 2250, clause: 'USE-26' },
] as const;

test(`${bounds.map(({ clause }) => clause).join(' ')} the page takes figures within the bounds of their period, and says what the bounds are`, async ({
  visit,
}) => {
  await visit.open();
  await fillFirstStep(visit, household());
  await visit.change(sections.usage);
  for (const { kind, period, min, max } of bounds) {
    for (const [amount, fits] of [
      [min - 1, false],
      [min, true],
      [max, true],
      [max + 1, false],
    ] as const) {
      await fillFigures(visit, { kind, amount: String(amount), period });
      await amountOf(visit, kind).blur();
      const told = `${kind} ${String(amount)} ${period}`;
      const message = visit.page.getByText(
        new RegExp(
          `must be between ${min.toLocaleString()} & ${max.toLocaleString()}\\.`.replaceAll(
            ',',
            ',?',
          ),
        ),
      );
      if (fits) {
        await expect(visit.button('Continue'), `${told} is taken`).toBeVisible();
        await expect(amountOf(visit, kind)).not.toHaveAttribute('aria-invalid', 'true');
      } else {
        await expect(message.first(), `${told} is refused with its bounds`).toBeVisible();
        await expect(visit.button('Continue')).toHaveCount(0);
      }
    }
  }
});

test('SUB-03 SUB-06 Enter in an incomplete sheet says what is missing, and leads there', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open();
  await fillFirstStep(visit, household());
  await visit.change(sections.usage);
  const amount = amountOf(visit, 'I use');
  await amount.fill('');
  await amount.press('Enter');
  const summary = page.getByRole('alert').filter({
    hasText: 'Please ensure you answered all required fields',
  });
  await expect(summary, 'the household is told what is missing').toBeVisible();
  await expect(summary, 'a screen reader is taken there').toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link').first().click();
  await expect(amount, 'the link leads to the field').toBeFocused();
  const described = (await amount.getAttribute('aria-describedby')) ?? '';
  const texts = await Promise.all(
    described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
  );
  expect(texts.join(' '), 'the field is read with its error').toContain('Gas usage is required');
  await amount.fill('9000');
  await expect(summary, 'what is put right is no longer shown as wrong').toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error: /);
});

test(
  'USE-17 the other kind of figure starts empty, and comes back as it was',
  inFull,
  async ({ visit }) => {
    await visit.open();
    await fillFirstStep(visit, household());
    await visit.change(sections.usage);
    const known = await amountOf(visit, 'I use').inputValue();
    await visit.page.getByRole('radio', { name: 'I spend' }).check();
    await expect(amountOf(visit, 'I spend')).toHaveValue('');
    await expect(visit.button('Continue')).toHaveCount(0);
    await visit.page.getByRole('radio', { name: 'I use' }).check();
    await expect(amountOf(visit, 'I use')).toHaveValue(known);
  },
);
