import { few, inFull } from '../full';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { household } from './support/household';
import { Keys } from './support/keys';
import { look } from './support/look';
import { shoot } from './support/shot';
import { fillBank, fillSignUp, signUp } from './support/sign-up';
import { consent } from './support/terms';
import { expect, test } from './support/test';
import { toSignUp, toTerms } from './support/to-sign-up';
import type { Visit } from './support/visit';

/** What a row of Confirm says: first in bold, then its note. */
const rowOf = (visit: Visit, term: string) =>
  visit
    .sheet(signUp.confirm)
    .locator('.p-row')
    .filter({ has: visit.page.getByRole('term').and(visit.page.getByText(term, { exact: true })) })
    .getByRole('definition');

for (const width of few([1280, 390])) {
  test(`CON-23 CUS-42 Confirm shows what is signed for, and each answer can be changed by keyboard, ${String(width)} px wide`, async ({
    visit,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 800 });
    const home = household();
    const plan = await toSignUp(visit, home);
    await fillSignUp(visit, home);
    const confirm = visit.sheet(signUp.confirm);
    const says = async (term: string, said: RegExp | string, note?: RegExp | string) => {
      await expect(rowOf(visit, term).first(), term).toHaveText(said);
      if (note !== undefined) await expect(rowOf(visit, term).last(), term).toContainText(note);
    };
    await expect(page.locator('.p-folded'), 'nothing stands above it').toHaveCount(0);
    await expect(confirm.getByRole('heading', { level: 3 })).toHaveText([
      'Your plan',
      'Your first year',
      'Dates',
      'You and your home',
      'Payment',
      'What you agreed to',
    ]);
    await says('Plan', `${plan.supplierName}, ${plan.tariffName}`, 'Gas');
    await says('Price', /^£[\d,]+\.\d\d a year$/, /^About £\d+\.00 a month by direct debit/);
    await says('Gas price', /^\d+\.\d{3}p a kWh, standing charge \d+\.\d{3}p a day$/);
    await says('You can change your mind', /^Until the end of \d+ \w+ 20\d\d$/, /^14 days/);
    await says('Name', /Zoë O'Brien-Smith$/, 'Born 29 February 1984. Employed.');
    await says('Address', /CB99 1AD$/, '6 years and 2 months. Owner. Also your billing address.');
    await says('How', 'Monthly direct debit, 5th day of the month');
    await says(
      'Account',
      'Z OBrien Smith',
      'Sort code ••••59, account ••••••72. You may set up direct debits on it.',
    );
    await says('Terms', 'Accepted');
    await says('Extra help', 'Nothing asked for');
    await expect(confirm).not.toContainText('63748472');
    await expect(confirm.getByText(/Switching is secure and easy/)).toHaveCount(1);
    await expect(confirm.getByText(/How your details are used/)).toHaveCount(1);
    const button = page.getByRole('region', { name: 'Everything is ready' });
    await expect(button).toContainText(
      `With Complete Switch you agree a contract with ${plan.supplierName}, and to pay for the energy you use.`,
    );
    await expectAccessible(visit, `Confirm, ${String(width)}`);
    await expectNoSidewaysScroll(visit, `Confirm, ${String(width)}`);
    await shoot(page, `confirm answers ${String(width)}`);

    await says('Gas meter', /^MPRN •+\d{4}$/);
    const numbers = confirm.getByRole('button', { name: 'Show the full numbers' });
    await numbers.press('Enter');
    await says('Gas meter', /^MPRN \d{6,10}$/);
    await confirm.getByRole('button', { name: 'Hide the full numbers' }).press('Enter');
    await says('Gas meter', /^MPRN •+\d{4}$/);

    await confirm.getByRole('button', { name: 'Change Name' }).press('Enter');
    const title = page.getByRole('combobox', { name: 'Title', exact: true });
    await expect(title, 'Change leads to the question itself').toBeFocused();
    const field = page.getByLabel('First name');
    await field.fill('Chloë');
    await field.press('Enter');
    const heading = page.getByRole('heading', { name: signUp.confirm });
    await expect(heading, 'and Continue leads back').toBeFocused();
    await says('Name', /Chloë O'Brien-Smith$/);
    for (const [name, first] of [
      ['Dates', page.getByRole('radio', { name: /^As soon as possible/ })],
      ['What you agreed to', consent(visit, /^I accept/)],
      ['Payment', page.getByRole('combobox', { name: 'Preferred direct debit day' })],
    ] as const) {
      await confirm.getByRole('button', { name: `Change ${name}` }).press('Enter');
      await expect(first, name).toBeFocused();
      await visit.continue();
      await expect(heading).toBeFocused();
    }
  });
}

test(
  'CON-23 TER-28 the offers, the help and the meter that a household told of stand on Confirm, by keyboard from Continue',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    const keys = new Keys(page);
    const home = await toTerms(visit, 4);
    await page.getByRole('radio', { name: /two weeks later/i }).check();
    await consent(visit, 'I have a smart gas meter').check();
    await consent(visit, /reading my smart meter/).check();
    await consent(visit, /health condition/).check();
    await page
      .getByRole('combobox', { name: 'What help would be useful?' })
      .selectOption({ index: 2 });
    await consent(visit, /^I accept/).check();
    await consent(visit, /credit check/).uncheck();
    await consent(visit, /^by post/).check();
    await visit.continue();
    if (home.bank !== null) await fillBank(visit, home.bank);
    await visit.continue();
    const expected = {
      'Smart meters': 'Gas',
      'Smart Meter Agreement': 'Agreed',
      'Sharing with the network operator': 'Not agreed',
      'Credit Check Agreement': 'Not agreed',
      'Offers from E.ON': 'Updates by post',
    };
    for (const [term, said] of Object.entries(expected))
      await expect(rowOf(visit, term).first(), term).toHaveText(said);
    await expect(rowOf(visit, 'Extra help').first()).not.toHaveText('Nothing asked for');
    await expect(rowOf(visit, 'You can change your mind').last()).toContainText('it costs nothing');
    await look(visit, 'Confirm with all that can be told', { isChosen: true });
    await keys.tabTo(
      visit.sheet(signUp.confirm).getByRole('button', { name: 'Other plan' }),
      'plans',
    );
  },
);
