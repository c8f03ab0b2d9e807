import fc from 'fast-check';
import type { Bill, FuelBill } from './calculator';
import { caps, postcodeIn, products, type Fuel, type PayMethod } from './rates';

const creditMethods = fc.constantFrom<PayMethod>(
  'monthlyDirectDebit',
  'quarterlyDirectDebit',
  'cashOrCheque',
);
const methods = fc.oneof(creditMethods, fc.constant<PayMethod>('prePaymentMeter'));

/** As much as the contract lets through. */
const most = { gas: 200_000, electricity: 75_000 } as const;
const kwhs = (fuel: Fuel) =>
  fc.record({
    amount: fc.oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: most[fuel] })),
    of: fc.constant('kWh' as const),
    every: fc.constant('year' as const),
  });
const spends = fc.record({
  amount: fc.integer({ min: 100, max: 900_000 }).map((pence) => pence / 100),
  of: fc.constant('pounds' as const),
  every: fc.constantFrom('year' as const, 'month' as const, 'quarter' as const),
});
/** So that a year of a month's spend stays within what a home can use. */
const modest = spends.filter(({ amount, every }) => amount < (every === 'year' ? 9000 : 750));

const presents = fc.record({
  product: fc.constantFrom(...products),
  payMethod: methods,
  days: fc.oneof(fc.integer({ min: 1, max: 800 }), fc.constantFrom(48, 49, 50, 364, 365, 366)),
});

type Present = typeof presents extends fc.Arbitrary<infer Value> ? Value : never;

const fuelBill = (fuel: Fuel, { product, payMethod, days }: Present, uses: FuelBill['uses']) => ({
  fuel,
  supplierId: product.supplierId,
  code: product.code,
  payMethod,
  uses,
  daysFixed: product.months === null ? 0 : days,
});

const usesOf = (fuel: Fuel, { product }: Present) =>
  // The inverse of two prices is left to the sandbox's own tests.
  product.firstBlock === null ? fc.oneof(kwhs(fuel), modest) : kwhs(fuel);

const bothOf = (gasPresent: Present, electricityPresent: Present, oneSupplier: boolean) =>
  fc
    .tuple(usesOf('gas', gasPresent), usesOf('electricity', electricityPresent))
    .map(([gas, electricity]) => ({
      oneSupplier,
      fuels: [
        fuelBill('gas', gasPresent, gas),
        fuelBill('electricity', electricityPresent, electricity),
      ],
    }));

const fuelsOf = fc.oneof(
  fc.tuple(fc.constantFrom<Fuel>('gas', 'electricity'), presents).chain(([fuel, present]) =>
    usesOf(fuel, present).map((uses) => ({
      oneSupplier: false,
      fuels: [fuelBill(fuel, present, uses)],
    })),
  ),
  presents.chain((present) => bothOf(present, present, true)),
  fc.tuple(presents, presents).chain(([one, other]) => bothOf(one, other, false)),
);

/** Any household that the first step can lead to. */
export const bills: fc.Arbitrary<Bill> = fc
  .record({
    postcode: fc.constantFrom(...caps).map(({ gspGroup }) => postcodeIn(gspGroup)),
    own: fuelsOf,
    night: fc.option(fc.integer({ min: 1, max: 100 })),
    newPayMethod: methods,
  })
  .map(({ postcode, own, night, newPayMethod }) => ({
    postcode,
    ...own,
    night: own.fuels.some(({ fuel }) => fuel === 'electricity') ? night : null,
    newPayMethod,
  }));
