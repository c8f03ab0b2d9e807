import { quotesElectricity, quotesGas, type QuoteType } from './quote-type';

export type Told = 'kWh' | 'pounds' | 'averages' | 'estimate';
export type Mpan = '01' | '02' | 'unknown';
export type Meter = 'credit' | 'prepayment' | 'business' | 'none';
export type Unit = 'yearly' | 'monthly' | 'quarterly';

/** Everything by which the tables tell one household from another. */
export interface Home {
  readonly type: QuoteType;
  readonly mpan: Mpan;
  /** What it answers where it is asked. */
  readonly saysEconomy7: boolean;
  readonly gasMeter: Meter;
  readonly electricityMeter: Meter;
  /** Whether the tariff that it is on is fixed from the start; of two suppliers, each. */
  readonly gasIsFixed: boolean;
  readonly electricityIsFixed: boolean;
  readonly gasTold: Told;
  readonly electricityTold: Told;
  readonly unit: Unit;
}

/** A household of which nothing is particular. */
export const plainHome = (type: QuoteType): Home => ({
  type,
  mpan: '01',
  saysEconomy7: false,
  gasMeter: 'credit',
  electricityMeter: 'credit',
  gasIsFixed: false,
  electricityIsFixed: false,
  gasTold: 'kWh',
  electricityTold: 'kWh',
  unit: 'yearly',
});

/** Whether a fuel that is quoted has a prepayment meter. */
export const isPrepaid = ({ type, gasMeter, electricityMeter }: Home): boolean =>
  (quotesGas(type) && gasMeter === 'prepayment') ||
  (quotesElectricity(type) && electricityMeter === 'prepayment');
