import { expect } from '@playwright/test';
import { productOf, type Bill, type FuelBill } from '../../prices/calculator';
import type { PayMethod } from '../../prices/rates';
import { chooseDay, fillHome } from './first-step';
import { household } from './household';
import type { Visit } from './visit';

const methods: Readonly<Record<PayMethod, string>> = {
  monthlyDirectDebit: 'Monthly direct debit',
  quarterlyDirectDebit: 'Quarterly direct debit',
  cashOrCheque: 'Cash or cheque',
  prePaymentMeter: 'Prepayment meter',
};

/** Answers the first step with a bill in hand, to View Your Quotes. */
export async function answerWithBill(visit: Visit, bill: Bill): Promise<void> {
  const { page } = visit;
  const { fuels, oneSupplier, night, newPayMethod } = bill;
  await fillHome(visit, household({ postcode: bill.postcode }));
  await visit.continue();
  await at(visit, 'What would you like a quote for?', () =>
    page.getByRole('radio', { name: quoteOf(fuels) }).check(),
  );
  if (fuels.length === 2)
    await at(visit, 'Is your gas and electricity from the same supplier?', () =>
      page.getByRole('radio', { name: oneSupplier ? 'Yes' : 'No', exact: true }).check(),
    );
  const plans = oneSupplier ? fuels.slice(0, 1) : fuels;
  const ofPlan = (one: FuelBill) => (oneSupplier ? 'both' : one.fuel);
  for (const one of plans)
    await at(visit, titles[ofPlan(one)].pay, () =>
      page.getByRole('radio', { name: methods[one.payMethod] }).check(),
    );
  for (const one of plans)
    await at(visit, titles[ofPlan(one)].supplier, () => choosePlan(visit, one, ofPlan(one)));
  for (const one of plans)
    await at(visit, titles[ofPlan(one)].usage, async () => {
      for (const figure of oneSupplier ? fuels : [one]) await fillFigure(visit, figure);
    });
  if (night !== null)
    await at(visit, 'How much of it is at night?', () =>
      page.getByRole('slider').fill(String(night)),
    );
  if (newPayMethod !== 'prePaymentMeter')
    await at(visit, 'YOUR NEW TARIFF', () =>
      page.getByRole('radio', { name: methods[newPayMethod] }).check(),
    );
  await visit.continueTo(visit.button('View Your Quotes'), 'the way to the quotes');
}

const titles = {
  both: {
    pay: 'How do you pay now?',
    supplier: 'Supplier and tariff',
    usage: 'How much energy do you use?',
    supplierField: 'Supplier of gas and electricity',
  },
  gas: {
    pay: 'How do you pay for your gas?',
    supplier: 'Gas supplier and tariff',
    usage: 'How much gas do you use?',
    supplierField: 'Gas supplier',
  },
  electricity: {
    pay: 'How do you pay for your electricity?',
    supplier: 'Electricity supplier and tariff',
    usage: 'How much electricity do you use?',
    supplierField: 'Electricity supplier',
  },
} as const;

function quoteOf(fuels: Bill['fuels']): RegExp {
  if (fuels.length === 2) return /^Gas & Electricity/;
  return fuels[0]?.fuel === 'gas' ? /^Gas Only/ : /^Electricity Only/;
}

/** Does something in a section, whether it stands open or is answered already. */
async function at(visit: Visit, title: string, act: () => Promise<unknown>): Promise<void> {
  const sheet = visit.sheet(title);
  const folded = visit.folded(title);
  await visit.continueTo(sheet.or(folded).first(), title);
  if (await folded.isVisible()) await visit.change(title);
  await act();
}

async function choosePlan(
  visit: Visit,
  { supplierId, code, daysFixed }: FuelBill,
  of: keyof typeof titles,
): Promise<void> {
  const { page } = visit;
  const supplier = page.getByRole('combobox', { name: titles[of].supplierField, exact: true });
  // A supplier that the meter told stands there instead of the list.
  const change = visit.button('Change supplier');
  await expect(supplier.or(change).first()).toBeVisible();
  if (await change.isVisible()) await change.click();
  await expect(supplier.locator(`option[value="${String(supplierId)}"]`)).toBeAttached();
  await supplier.selectOption(String(supplierId));
  const { name } = productOf(supplierId, code);
  const tariff = page.getByRole('combobox', { name: 'Tariff', exact: true });
  await expect(tariff.getByRole('option', { name, exact: true })).toBeAttached();
  await tariff.selectOption({ label: name });
  if (daysFixed === 0) return;
  const ends = new Date(Date.now() + daysFixed * 86_400_000);
  await chooseDay(visit, 'Tariff End Date', {
    day: String(ends.getUTCDate()),
    month: ends.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' }),
    year: String(ends.getUTCFullYear()),
  });
}

async function fillFigure({ page }: Visit, { fuel, uses }: FuelBill): Promise<void> {
  const name = fuel === 'gas' ? 'Gas' : 'Electricity';
  const kind = uses.of === 'kWh' ? 'I use' : 'I spend';
  await page.getByRole('radio', { name: kind, exact: true }).check();
  const often = page.getByRole('combobox', { name: `How often (${fuel})` });
  if (await often.isEnabled()) await often.selectOption({ label: `a ${uses.every}` });
  const field = `${name} ${uses.of === 'kWh' ? 'used' : 'cost'}`;
  await page.getByRole('textbox', { name: field }).fill(String(uses.amount));
}
