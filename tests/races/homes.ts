import type { Json, JsonObject } from '../../src/engine';

/** One home that a household could choose; nothing that its meters say is said of another. */
export interface Home {
  readonly id: string;
  readonly number: number;
  readonly postcode: string;
  readonly gas: Meter | null;
  readonly electricity: Meter | null;
}

interface Meter {
  readonly supplier: number | null;
  readonly isPrepayment: boolean;
  readonly isSmartMeter: boolean;
}

const meter = (supplier: number | null, rest: Partial<Meter> = {}): Meter => ({
  supplier,
  isPrepayment: false,
  isSmartMeter: false,
  ...rest,
});

export const postcodes = ['LS84JW', 'CB11AA', 'ZE10AA'] as const;
const [leeds, cambridge] = postcodes;

/** The last postcode has none. */
export const homes: readonly Home[] = [
  { id: 'A', postcode: leeds, gas: meter(111), electricity: meter(111) },
  { id: 'B', postcode: leeds, gas: meter(121), electricity: meter(122, { isSmartMeter: true }) },
  { id: 'C', postcode: leeds, gas: null, electricity: meter(132) },
  { id: 'D', postcode: cambridge, gas: meter(141, { isSmartMeter: true }), electricity: null },
  {
    id: 'E',
    postcode: cambridge,
    gas: meter(151, { isPrepayment: true }),
    electricity: meter(151, { isPrepayment: true }),
  },
  { id: 'F', postcode: cambridge, gas: meter(null), electricity: meter(162) },
].map((home, at) => ({ ...home, number: at + 1 }));

const lineOf = ({ number }: Home): string => `${number} High Street`;

/** As the partner lists it. */
export const addressOf = (home: Home): JsonObject => ({
  id: home.id,
  text: `${lineOf(home)}, ${home.postcode}`,
  parts: {
    line1: lineOf(home),
    line2: null,
    city: 'Leeds',
    county: null,
    postcode: home.postcode,
    fuelType: 'dual',
    mpanCores: [],
    xoserveAddressCodes: [],
  },
});

export const homeAt = (line: Json): Home | null =>
  homes.find((home) => lineOf(home) === line) ?? null;

export const homeOf = (id: Json): Home | null => homes.find((home) => home.id === id) ?? null;

export const mpaqOf = ({ number }: Home): number => 11_000 + number;

/** As the partner answers for it. */
export function metersOf({ number, gas, electricity }: Home): JsonObject {
  const mprn = `558821220${number}`;
  const mpan = `${number === 3 ? '02' : '01'}801100233633288244${number}`;
  return {
    mprn: gas === null ? null : mprn,
    mpan: electricity === null ? null : mpan,
    gasdetails: gas === null ? [] : [{ mprn, mpaq: 11_000 + number, ...detailsOf(gas) }],
    elecdetails: electricity === null ? [] : [{ mpan, ...detailsOf(electricity) }],
  };
}

const detailsOf = ({ supplier, isPrepayment, isSmartMeter }: Meter): JsonObject => ({
  isDomestic: true,
  isPrepayment,
  isSmartMeter,
  mugSupplierId: supplier,
});
