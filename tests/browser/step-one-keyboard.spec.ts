import { inFull } from '../full';
import { addressOf, consentOf, postcodeOf, sections } from './support/first-step';
import { Keys } from './support/keys';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

const supplier = 'Supplier and tariff';
const usage = 'How much energy do you use?';
const night = 'How much of it is at night?';
const quotes = 'View Your Quotes';

/** The home without a mouse; the focus ends on the title of the first question. */
async function enterHome(visit: Visit, keys: Keys, postcode: string): Promise<void> {
  const { page } = visit;
  await visit.open();
  await keys.tabTo(postcodeOf(visit), 'the postcode');
  await keys.type(postcode);
  await keys.press('Enter');
  await expect(postcodeOf(visit), 'Enter searches and leaves the focus').toBeFocused();
  await keys.tabTo(addressOf(visit), 'the addresses');
  await keys.type('1');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  await keys.press('ArrowUp');
  await keys.press('Enter');
  await expect(page.getByRole('option'), 'Enter takes one and closes the list').toHaveCount(0);
  await expect(addressOf(visit)).toHaveValue(/CB99/);
  await keys.tabAndPress(consentOf(visit), 'the permission', 'Space');
  await expect(consentOf(visit)).toBeChecked();
  await keys.backTo(addressOf(visit), 'the address again');
  await keys.press('Escape');
  await expect(addressOf(visit), 'Escape takes nothing back').toHaveValue(/CB99/);
  await goOn(visit, keys, visit.sheet(sections.home));
}

/** Continue, until the sheet has given way; the focus follows to the next title. */
async function goOn(visit: Visit, keys: Keys, from: ReturnType<Visit['sheet']>): Promise<void> {
  await keys.tabAndPress(visit.button('Continue'), 'Continue');
  await expect(from).toHaveCount(0);
  await expect(
    visit.page.locator('main h2:focus'),
    'the focus follows to what is open now',
  ).toHaveCount(1);
}

/** What is known already is only looked through. */
async function goOnTo(visit: Visit, keys: Keys, title: string): Promise<void> {
  const next = visit.sheet(title);
  while (!(await next.isVisible())) {
    await expect(next.or(visit.button('Continue')).first()).toBeVisible();
    if (!(await next.isVisible()))
      await keys.tabAndPress(visit.button('Continue'), `the way to ${title}`);
  }
}

test('the whole first step by keyboard, for both fuels of one supplier: arrows, letters, Change, a date', async ({
  visit,
}) => {
  const { page } = visit;
  const keys = new Keys(page);
  const radio = (name: string) => page.getByRole('radio', { name });
  const list = (name: string) => page.getByRole('combobox', { name, exact: true });
  await enterHome(visit, keys, 'cb99 1aa');

  await keys.tabAndPress(radio('Monthly direct debit'), 'how to pay', 'Space');
  await keys.press('ArrowDown');
  await expect(radio('Quarterly direct debit')).toBeChecked();
  await keys.press('ArrowUp');
  await expect(radio('Monthly direct debit')).toBeChecked();
  await goOnTo(visit, keys, usage);

  // Back up the page to what was found out: another supplier, a fixed tariff and its end.
  await keys.backTo(visit.folded(supplier).getByRole('button', { name: 'Change' }), 'the supplier');
  await keys.press('Enter');
  await expect(visit.sheet(supplier).getByRole('heading')).toBeFocused();
  await keys.tabAndPress(visit.button('Change supplier'), 'Change supplier');
  await expect(list('Supplier of gas and electricity')).toHaveValue('');
  await keys.backTo(list('Supplier of gas and electricity'), 'the suppliers');
  await keys.type('EDF');
  await expect(list('Tariff').getByRole('option', { selected: true })).toHaveText(
    'Standard Variable',
  );
  // Once it is left the list gives way to what was chosen, with its Change beside it.
  await keys.press('Tab');
  await expect(visit.button('Change supplier')).toBeFocused();
  await keys.tabTo(list('Tariff'), 'the tariffs');
  await keys.type('Fix');
  const ends = page.getByRole('group', { name: 'Tariff End Date' });
  for (const [part, text] of [
    ['Day', '28'],
    ['Month', 'Mar'],
    ['Year', String(new Date().getFullYear() + 1)],
  ] as const) {
    await keys.tabTo(ends.getByLabel(part, { exact: true }), part);
    await keys.type(text);
  }
  await goOn(visit, keys, visit.sheet(supplier));
  await goOnTo(visit, keys, usage);

  await keys.tabTo(radio('Actual Figures'), 'the ways to tell the usage');
  await keys.press('ArrowRight');
  await keys.press('ArrowRight');
  await expect(radio('Use regulator averages')).toBeChecked();
  await keys.tabAndPress(radio('Low: 7,500'), 'an average for gas', 'Space');
  await keys.tabAndPress(radio('Low: 1,800'), 'an average for electricity', 'Space');
  await keys.press('ArrowDown');
  await expect(radio('Medium: 2,700')).toBeChecked();
  await keys.backTo(radio('Use regulator averages'), 'the tabs again');
  await keys.press('ArrowRight');
  await expect(radio('Actual Figures'), 'the arrows go round').toBeChecked();
  await keys.tabAndPress(radio('I use'), 'kWh or pounds', 'ArrowRight');
  await expect(radio('I spend')).toBeChecked();
  await keys.tabTo(page.getByRole('textbox', { name: 'Gas cost' }), 'the cost of gas');
  await keys.type('60');
  await keys.tabTo(list('How often (gas)'), 'its period');
  await keys.type('a m');
  await keys.tabTo(page.getByRole('textbox', { name: 'Electricity cost' }), 'electricity');
  await keys.type('900');
  await goOn(visit, keys, visit.sheet(usage));
  await keys.tabAndPress(visit.button(quotes), quotes);
  await visit.isAt('/results/home-energy');
});

test(
  'EST-12 EST-14 the whole first step by keyboard, for Economy 7: the estimate and the slider',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    const keys = new Keys(page);
    const dialog = page.getByRole('dialog', { name: 'Help Me Estimate' });
    await enterHome(visit, keys, 'cb99 1af');
    await keys.tabAndPress(page.getByRole('radio').first(), 'how to pay', 'ArrowUp');
    await expect(page.getByRole('radio', { name: 'Cash or cheque' })).toBeChecked();
    await goOnTo(visit, keys, usage);

    await keys.tabAndPress(
      page.getByRole('radio', { name: 'Actual Figures' }),
      'tabs',
      'ArrowRight',
    );
    await keys.tabAndPress(visit.button('Answer five questions'), 'the five questions');
    for (let question = 1; question <= 5; question += 1) {
      await expect(dialog.getByText(`Question ${String(question)} of 5`)).toBeVisible();
      await expect(dialog.locator('input:focus'), 'the focus is on the question').toHaveCount(1);
      if (question === 2) {
        // All the way round and back: the page below is out of reach.
        for (let tab = 0; tab < 8; tab += 1) {
          await page.keyboard.press(tab < 4 ? 'Tab' : 'Shift+Tab');
          await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0);
        }
        await keys.tabTo(dialog.getByRole('radio').first(), 'the answers');
      }
      await keys.press('ArrowDown');
      await keys.press('Space');
    }
    await expect(dialog, 'after the last answer the dialog is gone').toHaveCount(0);
    await expect(page.getByText(/^About .* of gas a year$/)).toBeVisible();
    await expect(page.locator('main :focus'), 'the focus is back in the page').toHaveCount(1);
    await goOn(visit, keys, visit.sheet(usage));

    // What nobody answered is asked about, once.
    await expect(
      page.getByRole('heading', {
        name: 'We took the national average: 42% at night. Is that about right for your home?',
      }),
    ).toBeVisible();
    const slider = visit.sheet(night).getByRole('slider');
    const left = await slider.screenshot();
    await keys.tabTo(slider, 'the slider');
    expect(left.equals(await slider.screenshot()), 'its handle shows the focus').toBe(false);
    for (const [key, value] of [
      ['ArrowRight', '43'],
      ['ArrowLeft', '42'],
      ['PageUp', '52'],
      ['PageDown', '42'],
      ['End', '100'],
      ['Home', '1'],
    ] as const) {
      await keys.press(key);
      await expect(slider, key).toHaveValue(value);
    }
    await keys.tabAndPress(visit.button('Type the number instead'), 'the number itself');
    await expect(visit.sheet(night).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await keys.type('55');
    await goOn(visit, keys, visit.sheet(night));
    await expect(visit.folded(night)).toContainText('55% at night');
    await keys.tabAndPress(visit.button(quotes), quotes);
    await visit.isAt('/results/home-energy');
  },
);

test('decision 18 Try again by keyboard: the focus stays at the list that failed, and is in it when it has come', async ({
  visit,
}) => {
  const keys = new Keys(visit.page);
  visit.expectFailures();
  await visit.open();
  await keys.tabTo(postcodeOf(visit), 'the postcode');
  await keys.type('cb99 2ab');
  await keys.press('Enter');
  await keys.tabAndPress(visit.button('Try again'), 'Try again');
  await expect(visit.button('Try again'), 'it failed again').toBeVisible();
  await visit.mend('addressSearch');
  await visit.fault('addressSearch', 'delay=300');
  await keys.tabAndPress(visit.button('Try again'), 'Try again');
  await expect(addressOf(visit)).toBeFocused();
});
