import { capAt, products, type Fuel, type PayMethod, type Product } from './rates';

/** A household as somebody with a bill and the rates file would describe it. */
export interface Bill {
  readonly postcode: string;
  /** Whether one supplier sends both fuels, on one plan. */
  readonly oneSupplier: boolean;
  /** What it has for each fuel that is compared. */
  readonly fuels: readonly FuelBill[];
  /** Percent of its electricity used at night; null for one rate. */
  readonly night: number | null;
  /** How it would pay for the new plan. */
  readonly newPayMethod: PayMethod;
}

export interface FuelBill {
  readonly fuel: Fuel;
  readonly supplierId: number;
  readonly code: string;
  readonly payMethod: PayMethod;
  readonly uses: Figure;
  /** Days until the fix ends; 0 where there is none, or where it ends today. */
  readonly daysFixed: number;
  readonly endsToday?: boolean;
}

/** What it knows of its use: kWh or pounds, over one period. */
export interface Figure {
  readonly amount: number;
  readonly of: 'kWh' | 'pounds';
  readonly every: 'year' | 'month' | 'quarter';
}

/** What a plan comes to, in whole pence a year. */
export interface Sum {
  readonly product: Product;
  readonly cost: number;
  readonly saving: number;
}

/**
 * A price of one unit in hundred-thousandths of a penny: the cap has two figures after the point and
 * a factor three, so every price is a whole number here and nothing is lost on the way.
 */
interface Prices {
  readonly standing: bigint;
  /** What 100 kWh cost, the nights among them. */
  readonly hundred: bigint;
  readonly first: { readonly kwh: bigint; readonly hundred: bigint } | null;
}

export const timesAYear = { year: 1, month: 12, quarter: 4 } as const;
const yearDays = 365n;
/** Parts of a sum in a penny: a hundred-thousandth for each of 100 kWh and each day of a year. */
const partsOfPenny = 100_000n * 100n * yearDays;

/** Of 2.5 the 3, as on a bill. */
const halfUp = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below);
const thousandths = (value: bigint): bigint => halfUp(value, 100n) * 100n;
const times = (pence: number, factor: number): bigint =>
  // Prices are quoted to the thousandth of a penny.
  thousandths(BigInt(Math.round(pence * 100)) * BigInt(Math.round(factor * 1000)));

function pricesOf(product: Product, bill: Bill, fuel: Fuel, payMethod: PayMethod): Prices {
  const cap = capAt(bill.postcode, payMethod);
  const nights = fuel === 'electricity' ? bill.night : null;
  const night = BigInt(nights ?? 0);
  const [standing, day] =
    fuel === 'gas'
      ? [cap.gasStanding, cap.gasUnit]
      : nights === null
        ? [cap.elecStanding, cap.elecUnit]
        : [cap.e7Standing, cap.e7Day];
  const hundred = (factor: number): bigint =>
    (100n - night) * times(day, factor) + night * times(cap.e7Night, factor);
  const { firstBlock } = product;
  return {
    standing: times(standing, product.standingFactor),
    hundred: hundred(product.unitFactor),
    first:
      firstBlock === null
        ? null
        : {
            kwh: BigInt(firstBlock.kwhPerYear[fuel]),
            hundred: hundred(firstBlock.unitFactor),
          },
  };
}

/** Parts of a penny for so many days of the year. */
function parts({ standing, hundred, first }: Prices, kwh: bigint, days: bigint): bigint {
  const dear = first === null ? 0n : kwh < first.kwh ? kwh : first.kwh;
  const units = dear * (first?.hundred ?? 0n) + (kwh - dear) * hundred;
  return units * days + standing * days * 100n * yearDays;
}

const pence = (sum: bigint): number => Number(halfUp(sum, partsOfPenny));

/** The fix for its days, then the supplier's own standard plan for the rest of the year. */
function yearOf(product: Product, bill: Bill, one: FuelBill, payMethod: PayMethod, fixed: bigint) {
  const kwh = kwhOf(bill, one);
  const next = product.months === null ? product : standardOf(product);
  return pence(
    parts(pricesOf(product, bill, one.fuel, payMethod), kwh, fixed) +
      parts(pricesOf(next, bill, one.fuel, payMethod), kwh, yearDays - fixed),
  );
}

/** The kWh a year that are used, or that the spend of a year pays for at the present prices. */
export function kwhOf(bill: Bill, one: FuelBill): bigint {
  const { amount, of, every } = one.uses;
  if (of === 'kWh') return BigInt(amount * timesAYear[every]);
  const { standing, hundred, first } = pricesOf(presentOf(one), bill, one.fuel, one.payMethod);
  if (first !== null) throw new Error('Nobody in the tests spends on the plan with two prices.');
  const spent = BigInt(Math.round(amount * 100) * timesAYear[every]) * 100_000n;
  const left = spent - standing * yearDays;
  return left <= 0n ? 0n : halfUp(left * 100n, hundred);
}

const presentOf = ({ supplierId, code }: FuelBill): Product => productOf(supplierId, code);
const standardOf = ({ supplierId }: Product): Product => productOf(supplierId, '01');

export function productOf(supplierId: number, code: string): Product {
  const found = products.find((one) => one.supplierId === supplierId && one.code === code);
  if (found === undefined) throw new Error(`No product ${String(supplierId)} ${code}.`);
  return found;
}

const total = (sums: readonly number[]): number => sums.reduce((sum, one) => sum + one, 0);

/** Whole pence over the next 12 months if the household stays. */
export const stayingOf = (bill: Bill): number =>
  total(
    bill.fuels.map((one) => {
      const fixed = BigInt(Math.min(one.daysFixed, 365));
      return yearOf(presentOf(one), bill, one, one.payMethod, fixed);
    }),
  );

/** Whole pence over the next 12 months on another plan, which begins today. */
export const costOf = (product: Product, bill: Bill): number =>
  total(
    bill.fuels.map((one) =>
      yearOf(product, bill, one, bill.newPayMethod, product.months === null ? 0n : yearDays),
    ),
  );

/** Whole pence of a year at the rates of the file as they stand, in the way in which the new plan is paid. */
export function atCapOf(bill: Bill): number {
  const [any] = products;
  if (any === undefined) throw new Error('There are no products.');
  const asTheyStand = { ...any, months: null, unitFactor: 1, standingFactor: 1, firstBlock: null };
  return costOf(asTheyStand, bill);
}

/** Whole pence for leaving today; nothing in the last 49 days of a fix. */
export const feesOf = ({ fuels }: Bill): number =>
  total(fuels.map((one) => (one.daysFixed > 49 ? presentOf(one).exitFee * 100 : 0)));

/** Every plan that the household is offered, the cheapest first. */
export function plansOf(bill: Bill): readonly Sum[] {
  const staying = stayingOf(bill);
  return products
    .filter((one) => one.offeredFor.includes(bill.newPayMethod) && !has(bill, one))
    .map((product) => {
      const cost = costOf(product, bill);
      return { product, cost, saving: staying - cost };
    })
    .toSorted((one, other) => one.cost - other.cost);
}

/** What somebody has already, paid in the same way, is no offer. */
const has = ({ fuels, oneSupplier, newPayMethod }: Bill, { supplierId, code }: Product): boolean =>
  (oneSupplier || fuels.length === 1) &&
  fuels.some(
    (one) => one.supplierId === supplierId && one.code === code && one.payMethod === newPayMethod,
  );
