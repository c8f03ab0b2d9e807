import type { Locator } from '@playwright/test';
import { feesOf, plansOf, stayingOf } from '../prices/calculator';
import { households } from '../prices/households';
import { answerWithBill } from './support/bill';
import { expect, test } from './support/test';

const pounds = (pence: number): string =>
  (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });

const wordsOf = (saving: number, when: string): string =>
  saving > 0 ? `You save ${pounds(saving)} ${when}` : `Costs ${pounds(-saving)} more ${when}`;

/** The years after the first, which stand under it where there is a fee for leaving. */
const thenOf = (saving: number, fee: number): string => {
  if (saving > fee) return `Then ${pounds(saving)} a year, at these prices`;
  return saving > 0
    ? `Then saves ${pounds(saving)} a year, at these prices`
    : `Then costs ${pounds(-saving)} more a year, at these prices`;
};

/** The other plans are asked for. */
const drawnAtFirst = 10;

for (const { region, title, bill } of households) {
  test(`RES-09 RES-10 RES-24 ${region}, ${title}: the page says what the rates file comes to`, async ({
    visit,
  }) => {
    const { page } = visit;
    await visit.open();
    await answerWithBill(visit, bill);
    await visit.button('View Your Quotes').click();
    await visit.isAt('/results/home-energy');
    const first = page.getByRole('article').first();
    await expect(first).toBeVisible();

    // Some plans can only be had from the supplier itself; the page shows those when asked.
    const plans = plansOf(bill).filter(({ product }) => product.isSwitchable);
    const [cheapest] = plans;
    if (cheapest === undefined) throw new Error('There is a plan to switch to.');
    await expect(first).toHaveAccessibleName(cheapest.product.name);
    const said = (where: Locator, term: string) =>
      where.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
    await expect(said(page.locator('body'), 'You pay now')).toContainText(pounds(stayingOf(bill)));
    await expect(said(page.getByRole('main'), 'Projected annual energy cost')).toHaveText(
      plans.slice(0, drawnAtFirst).map(({ cost }) => pounds(cost)),
    );
    const month = bill.newPayMethod === 'prePaymentMeter' ? 'Top-ups a month, about' : 'A month';
    await expect(said(page.getByRole('main'), month)).toHaveText(
      plans.slice(0, drawnAtFirst).map(({ cost }) => pounds(Math.ceil(cost / 1200) * 100)),
    );
    const fee = feesOf(bill);
    const drawn = plans.slice(0, drawnAtFirst);
    const when = fee > 0 ? 'in the first year' : 'a year';
    await expect(
      page.getByText(/^(You save|Costs) £[\d,.]+( more)? (a|in the first) year$/),
    ).toHaveText(drawn.map(({ saving }) => wordsOf(saving - fee, when)));
    await expect(page.getByText(/^Then .+, at these prices$/)).toHaveText(
      fee > 0 ? drawn.map(({ saving }) => thenOf(saving, fee)) : [],
    );
  });
}
