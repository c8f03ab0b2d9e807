import type { Bill, Figure, FuelBill } from './calculator';
import type { Fuel, PayMethod } from './rates';

export interface PricedHousehold {
  readonly title: string;
  readonly region: string;
  readonly bill: Bill;
}

const aYear = (amount: number) => ({ amount, of: 'kWh', every: 'year' }) as const;

/** A fuel from a supplier on its plan of that code, and for how many more days that is fixed. */
function on(
  fuel: Fuel,
  [supplierId, code]: readonly [number, string],
  payMethod: PayMethod,
  uses: Figure,
  daysFixed = 0,
): FuelBill {
  return { fuel, supplierId, code, payMethod, uses, daysFixed };
}

/**
 * Ten regions; gas, electricity, both from one supplier and from two; one rate, Economy 7 and
 * prepayment; every way to pay; plans without end, fixed for long, and about to end; kWh and pounds.
 */
export const households: readonly PricedHousehold[] = [
  {
    title: 'both of one supplier, typical use, monthly direct debit',
    region: 'London',
    bill: {
      postcode: 'SW1V 2AB',
      oneSupplier: true,
      night: null,
      newPayMethod: 'monthlyDirectDebit',
      fuels: [
        on('gas', [2, '01'], 'monthlyDirectDebit', aYear(11_500)),
        on('electricity', [2, '01'], 'monthlyDirectDebit', aYear(2700)),
      ],
    },
  },
  {
    title: 'Economy 7 without gas, 900 kWh a quarter, 37 % at night, quarterly direct debit',
    region: 'North Scotland',
    bill: {
      postcode: 'KW99 1AG',
      oneSupplier: false,
      night: 37,
      newPayMethod: 'quarterlyDirectDebit',
      fuels: [
        on('electricity', [12, '01'], 'quarterlyDirectDebit', {
          amount: 900,
          of: 'kWh',
          every: 'quarter',
        }),
      ],
    },
  },
  {
    title: 'gas alone on a fix for 100 more days, cash or cheque',
    region: 'North West',
    bill: {
      postcode: 'M14 5AB',
      oneSupplier: false,
      night: null,
      newPayMethod: 'cashOrCheque',
      fuels: [on('gas', [15, '03'], 'cashOrCheque', aYear(9350), 100)],
    },
  },
  {
    title: 'both on prepayment meters of one supplier',
    region: 'South Wales',
    bill: {
      postcode: 'LD99 1AL',
      oneSupplier: true,
      night: null,
      newPayMethod: 'prePaymentMeter',
      fuels: [
        on('gas', [2, '01'], 'prePaymentMeter', aYear(8040)),
        on('electricity', [2, '01'], 'prePaymentMeter', aYear(2030)),
      ],
    },
  },
  {
    title: 'gas and Economy 7 on a fix that ends in 30 days, monthly direct debit',
    region: 'South West',
    bill: {
      postcode: 'TA99 1AF',
      oneSupplier: true,
      night: 42,
      newPayMethod: 'monthlyDirectDebit',
      fuels: [
        on('gas', [15, '02'], 'monthlyDirectDebit', aYear(12_010), 30),
        on('electricity', [15, '02'], 'monthlyDirectDebit', aYear(3900), 30),
      ],
    },
  },
  {
    title:
      'two suppliers, paid in two ways, one fixed for 200 days, monthly direct debit from now on',
    region: 'Merseyside & North Wales',
    bill: {
      postcode: 'L15 2AB',
      oneSupplier: false,
      night: null,
      newPayMethod: 'monthlyDirectDebit',
      fuels: [
        on('gas', [2, '01'], 'cashOrCheque', aYear(15_333)),
        on('electricity', [7, '03'], 'quarterlyDirectDebit', aYear(3277), 200),
      ],
    },
  },
  {
    title: 'electricity alone on a prepayment meter',
    region: 'South Scotland',
    bill: {
      postcode: 'DG99 1AQ',
      oneSupplier: false,
      night: null,
      newPayMethod: 'prePaymentMeter',
      fuels: [on('electricity', [7, '01'], 'prePaymentMeter', aYear(1850))],
    },
  },
  {
    title: 'gas alone for £80.50 a month, monthly direct debit',
    region: 'North East',
    bill: {
      postcode: 'NE6 1AB',
      oneSupplier: false,
      night: null,
      newPayMethod: 'monthlyDirectDebit',
      fuels: [
        on('gas', [111, '01'], 'monthlyDirectDebit', {
          amount: 80.5,
          of: 'pounds',
          every: 'month',
        }),
      ],
    },
  },
  {
    title: 'electricity alone for £210.35 a quarter, cash or cheque',
    region: 'Southern',
    bill: {
      postcode: 'SO15 1AB',
      oneSupplier: false,
      night: null,
      newPayMethod: 'cashOrCheque',
      fuels: [
        on('electricity', [203, '01'], 'cashOrCheque', {
          amount: 210.35,
          of: 'pounds',
          every: 'quarter',
        }),
      ],
    },
  },
  {
    title: 'little use, on the cheapest fix there is, with a fee for leaving each fuel',
    region: 'Eastern',
    bill: {
      postcode: 'CB99 1AA',
      oneSupplier: true,
      night: null,
      newPayMethod: 'monthlyDirectDebit',
      fuels: [
        on('gas', [205, '02'], 'monthlyDirectDebit', aYear(3300), 300),
        on('electricity', [205, '02'], 'monthlyDirectDebit', aYear(1150), 300),
      ],
    },
  },
];
