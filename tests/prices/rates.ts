import { readFileSync } from 'node:fs';

export type Fuel = 'gas' | 'electricity';
export type PayMethod =
  | 'monthlyDirectDebit'
  | 'quarterlyDirectDebit'
  | 'cashOrCheque'
  | 'prePaymentMeter';

/** A row of the regional price cap: pence per kWh and pence per day, VAT included. */
export interface CapRow {
  readonly gspGroup: string;
  readonly region: string;
  readonly paymentClass: string;
  readonly elecUnit: number;
  readonly elecStanding: number;
  readonly e7Day: number;
  readonly e7Night: number;
  readonly e7Standing: number;
  readonly gasUnit: number;
  readonly gasStanding: number;
}

/** A product as its file has it: factors on the cap, a term, a fee. */
export interface Product {
  readonly supplierId: number;
  readonly code: string;
  readonly name: string;
  readonly months: number | null;
  readonly unitFactor: number;
  readonly standingFactor: number;
  readonly exitFee: number;
  readonly isSwitchable: boolean;
  readonly offeredFor: readonly string[];
  readonly firstBlock: {
    readonly kwhPerYear: Readonly<Record<Fuel, number>>;
    readonly unitFactor: number;
  } | null;
}

// Read as files, not as the sandbox reads them: nothing here knows its code.
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../sandbox/data/${name}.json`, import.meta.url), 'utf8'));

export const caps = (read('cap-rates') as { rates: readonly CapRow[] }).rates;
export const products = (read('tariff-products') as { products: readonly Product[] }).products;

const { areas } = read('postcode-areas') as {
  areas: Readonly<Record<string, { readonly gspGroup: string } | null>>;
};

/** What each way to pay is charged as: the cap knows three classes. */
const classes: Readonly<Record<PayMethod, string>> = {
  monthlyDirectDebit: 'directDebit',
  quarterlyDirectDebit: 'standardCredit',
  cashOrCheque: 'standardCredit',
  prePaymentMeter: 'prepayment',
};

/** The cap for a postcode and a way to pay. */
export function capAt(postcode: string, payMethod: PayMethod): CapRow {
  const area = areas[/^[A-Z]+/.exec(postcode)?.[0] ?? ''];
  const row = caps.find(
    (one) => one.gspGroup === area?.gspGroup && one.paymentClass === classes[payMethod],
  );
  if (row === undefined) throw new Error(`No cap for ${postcode}, ${payMethod}.`);
  return row;
}

/** A postcode in one of the 14 regions. */
export function postcodeIn(gspGroup: string): string {
  const found = Object.entries(areas).find(([, area]) => area?.gspGroup === gspGroup);
  if (found === undefined) throw new Error(`No postcode lies in ${gspGroup}.`);
  return `${found[0]}1 1AB`;
}

export const payMethods = Object.keys(classes) as readonly PayMethod[];
