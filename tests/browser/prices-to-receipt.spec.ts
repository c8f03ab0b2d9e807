import type { Locator } from '@playwright/test';
import { runs } from '../full';
import { feesOf, kwhOf, plansOf, stayingOf, type Bill, type Sum } from '../prices/calculator';
import { households } from '../prices/households';
import { answerWithBill } from './support/bill';
import { household } from './support/household';
import { switchNow, viewQuotes, type Plan } from './support/results';
import { fillSignUp, signUp } from './support/sign-up';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

const pounds = (pence: number): string =>
  (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });

/** Without pence where there are none. */
const brief = (pence: number): string => pounds(pence).replace(/\.00$/, '');

/** The title over so many plans, of which so many cost less in the first year. */
function titleOf(less: number, all: number): string {
  if (less === 0) return 'None of these plans would cost you less';
  if (less === all) return `All ${String(all)} plans would cost you less`;
  return `${String(less)} of ${String(all)} plans would cost you less`;
}

/** What the first year saves after the fee, and what is said of it. */
function savingWords(saving: number, fee: number): string {
  const when = fee > 0 ? 'in the first year' : 'a year';
  const first = saving - fee;
  return first > 0 ? `You save ${pounds(first)} ${when}` : `Costs ${pounds(-first)} more ${when}`;
}

/** The years after the first, which stand under it where there is a fee for leaving. */
const thenOf = (saving: number, fee: number): string => {
  if (saving > fee) return `Then ${pounds(saving)} a year, at these prices`;
  return saving > 0
    ? `Then saves ${pounds(saving)} a year, at these prices`
    : `Then costs ${pounds(-saving)} more a year, at these prices`;
};

/** What Confirm says under the saving, where there is a fee; each case of the first year and of those that follow. */
function confirmNote(saving: number, fee: number): string {
  if (saving > fee) return `After the fee. Then ${pounds(saving)} a year, at these prices.`;
  return saving > 0
    ? `With the fee. Then you save ${pounds(saving)} a year, at these prices.`
    : `With the fee. Then a year costs ${pounds(-saving)} more than staying, at these prices.`;
}

/** The same on paper, in one sentence. */
function receiptNote(saving: number, fee: number): string {
  const first = savingWords(saving, fee);
  if (fee === 0) return `${first}, at these prices`;
  if (saving > fee)
    return `${first}, after the fee; then ${pounds(saving)} a year, at these prices`;
  const then = saving > 0 ? `you save ${pounds(saving)}` : `${pounds(-saving)} more`;
  return `${first}, with the fee; then ${then} a year, at these prices`;
}

/** What the plan is priced for, where it was told in kWh. */
function usesOf(bill: Bill): readonly string[] {
  if (bill.fuels.some(({ uses }) => uses.of !== 'kWh')) return [];
  const said = bill.fuels.map(
    (one) => `${kwhOf(bill, one).toLocaleString('en-GB')} kWh of ${one.fuel}`,
  );
  return [said.join(' and ')];
}

/** What leaving the new plan early costs. */
function exitOf({ product }: Sum, { fuels }: Bill): RegExp {
  const each = product.exitFee * 100;
  if (each === 0) return /^Nothing to pay$/;
  const both = `${brief(each)} for each fuel, ${brief(2 * each)} for both`;
  return new RegExp(
    `^${fuels.length === 2 ? both : brief(each)}; nothing from \\d+ \\w+ 20\\d\\d$`,
  );
}

/** What is printed says the same sums. */
async function expectReceipt({ page }: Visit, bill: Bill, sum: Sum): Promise<void> {
  const fee = feesOf(bill);
  const { cost, saving } = sum;
  const month = bill.newPayMethod === 'prePaymentMeter' ? 'of top-ups a month' : 'a month';
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('article').filter({ hasText: 'Receipt: your switch' });
  const said = (term: RegExp) =>
    receipt.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
  await expect(said(/^Price$/)).toHaveText(
    `${pounds(cost)} a year, about ${pounds(Math.ceil(cost / 1200) * 100)} ${month}`,
  );
  await expect(said(/^For a year’s use of$/)).toHaveText([...usesOf(bill)]);
  await expect(said(/^If you leave /)).toHaveText(exitOf(sum, bill));
  await expect(said(/^Fee to leave /)).toHaveText(
    fee > 0 ? [`${pounds(fee)}, once, on your final bill`] : [],
  );
  await expect(said(/^Compared with staying$/)).toHaveText(receiptNote(saving, fee));
}

const sumOf = (bill: Bill, plan: Plan): Sum => {
  const sum = plansOf(bill).find(
    ({ product }) => product.supplierId === plan.supplierId && product.name === plan.tariffName,
  );
  if (sum === undefined) throw new Error(`${plan.tariffName} is not in the rates file.`);
  return sum;
};

const byDebit = ({ newPayMethod }: Bill): boolean => newPayMethod.endsWith('DirectDebit');

/** The other plans are asked for. */
const drawnAtFirst = 10;

/** Every card that is drawn says what the rates file comes to. */
async function expectCards({ page }: Visit, bill: Bill, offered: readonly Sum[]): Promise<void> {
  const main = page.getByRole('main');
  const said = (where: Locator, term: string) =>
    where.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd');
  const drawn = offered.slice(0, drawnAtFirst);
  const fee = feesOf(bill);
  const month = bill.newPayMethod === 'prePaymentMeter' ? 'Top-ups a month, about' : 'A month';
  await expect(said(page.locator('body'), 'Staying, over the next 12 months')).toContainText(
    pounds(stayingOf(bill)),
  );
  await expect(said(main, 'Projected annual energy cost')).toHaveText(
    drawn.map(({ cost }) => pounds(cost)),
  );
  await expect(said(main, month)).toHaveText(
    drawn.map(({ cost }) => pounds(Math.ceil(cost / 1200) * 100)),
  );
  await expect(
    page.getByText(/^(You save|Costs) £[\d,.]+( more)? (a|in the first) year$/),
  ).toHaveText(drawn.map(({ saving }) => savingWords(saving, fee)));
  await expect(page.getByText(/^Then .+, at these prices$/)).toHaveText(
    fee > 0 ? drawn.map(({ saving }) => thenOf(saving, fee)) : [],
  );
}

/** Two suppliers, each with a fee. */
const few = ['Merseyside & North Wales'];

for (const { region, title, bill } of runs(
  households.filter((one) => few.includes(one.region)),
  households,
)) {
  test(`RES-09 RES-10 RES-24 CUS-36 CUS-39 CON-06 ${region}, ${title}: title, cards, panel, Confirm, the last page and the receipt say what the rates file comes to`, async ({
    visit,
  }) => {
    const { page } = visit;
    const fee = feesOf(bill);
    const offered = plansOf(bill).filter(({ product }) => product.isSwitchable);
    const less = offered.filter(({ saving }) => saving - fee > 0).length;
    await visit.open();
    await answerWithBill(visit, bill);
    const plans = await viewQuotes(visit);
    await expect(
      page.getByRole('heading', { level: 1, name: titleOf(less, offered.length), exact: true }),
    ).toBeVisible();
    const [cheapest] = offered;
    if (cheapest === undefined) throw new Error('There is a plan to switch to.');
    const card = page.getByRole('article').first();
    await expect(card).toHaveAccessibleName(new RegExp(`, ${cheapest.product.name}$`));
    await expectCards(visit, bill, offered);
    if (fee > 0)
      await expect(card.getByText(`${brief(fee)} fee to leave`, { exact: false })).toBeVisible();
    await expect(card.getByText('Top-ups a month, about')).toHaveCount(
      bill.newPayMethod === 'prePaymentMeter' ? 1 : 0,
    );

    const sum = sumOf(bill, await switchNow(visit, plans));
    const { cost, saving } = sum;
    const panel = page.getByRole('region', { name: 'Your New Tariff' });
    const saysTheMoney = async (): Promise<void> => {
      await expect(
        panel.getByRole('row', {
          name: `Total ${pounds(cost)} ${pounds(Math.ceil(cost / 1200) * 100)}`,
        }),
      ).toBeVisible();
      await expect(panel.getByText(savingWords(saving, fee), { exact: true })).toBeVisible();
      await expect(panel.getByRole('row', { name: /^Fee to leave .+, once/ })).toHaveText(
        fee > 0 ? [new RegExp(`once${pounds(fee)}$`)] : [],
      );
    };
    await saysTheMoney();

    const needs = new Set(bill.fuels.map(({ fuel }) => fuel));
    const usual = household({ postcode: bill.postcode });
    const home = {
      ...usual,
      topsUpBy: bill.newPayMethod === 'prePaymentMeter' ? ('Key' as const) : null,
      bank: byDebit(bill) ? usual.bank : null,
    };
    await fillSignUp(visit, home, { gas: needs.has('gas'), electricity: needs.has('electricity') });
    await saysTheMoney();
    const row = (term: string) =>
      visit
        .sheet(signUp.confirm)
        .locator('.p-row')
        .filter({ has: page.getByRole('term').filter({ hasText: term }) })
        .getByRole('definition');
    await expect(row('Price').first()).toHaveText(`${pounds(cost)} a year`);
    await expect(row('Fee to leave').first()).toHaveText(fee > 0 ? `${pounds(fee)}, once` : 'None');
    await expect(row('Compared with staying')).toHaveText([
      savingWords(saving, fee),
      fee > 0 ? confirmNote(saving, fee) : 'At these prices.',
    ]);

    await visit.submit(visit.button('Complete Switch'));
    await visit.isAt('/switch-complete');
    await saysTheMoney();
    await expect(
      page.getByText(/^It has the £[\d,.]+ fee to leave/).filter({ visible: true }),
    ).toHaveText(
      fee > 0
        ? [new RegExp(`^It has the ${brief(fee)} fee to leave .+ before \\d+ \\w+ \\d{4}\\.`)]
        : [],
    );
    await expectReceipt(visit, bill, sum);
  });
}
