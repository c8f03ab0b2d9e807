import type { components } from '../contract/types';
import suppliers from '../data/suppliers.json';
import products from '../data/tariff-products.json';

export interface Supplier {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
  readonly creditCheckRequired: boolean;
  readonly debtInfoRequired: boolean;
  readonly coolingOffAnswerRequired: boolean;
  readonly warmHomeDiscount: boolean;
}

/** By name. */
export const SUPPLIERS: readonly Supplier[] = suppliers.suppliers.toSorted((one, other) =>
  one.name.localeCompare(other.name, 'en'),
);

const SUPPLIER_BY_ID = new Map(SUPPLIERS.map((supplier) => [supplier.id, supplier]));

/** Throws for an id that no tariff can have. */
export function supplierOf(id: number): Supplier {
  const supplier = SUPPLIER_BY_ID.get(id);
  if (supplier === undefined) throw new Error(`There is no supplier ${String(id)}.`);
  return supplier;
}

export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PlanPayMethod = components['schemas']['PlanPayMethod'];

/** In the order of their number in a tariff id. */
export const PAY_METHODS: readonly PaymentMethod[] = [
  'monthlyDirectDebit',
  'quarterlyDirectDebit',
  'cashOrCheque',
  'prePaymentMeter',
];

const WRITTEN: Readonly<Record<PaymentMethod, PlanPayMethod>> = {
  monthlyDirectDebit: 'MonthlyDirectDebit',
  quarterlyDirectDebit: 'QuaterlyDirectDebit',
  cashOrCheque: 'CashOrCheque',
  prePaymentMeter: 'PrePaymentMeter',
};

/** As answers write it, the partner's spelling included (BNK-04). */
export function writtenPayMethod(method: PaymentMethod): PlanPayMethod {
  return WRITTEN[method];
}

/** From any spelling that the contract lets through. */
export function readPayMethod(text: string): PaymentMethod {
  const plain = text.toLowerCase().replace('quaterly', 'quarterly');
  const method = PAY_METHODS.find((known) => known.toLowerCase() === plain);
  if (method === undefined) throw new Error(`${text} is no pay method.`);
  return method;
}

export function isDirectDebit(method: PaymentMethod): boolean {
  return method === 'monthlyDirectDebit' || method === 'quarterlyDirectDebit';
}

export type Fuel = 'gas' | 'electricity';
export type TariffFuel = Fuel | 'dual';

interface FirstBlock {
  readonly kwhPerYear: Readonly<Record<Fuel, number>>;
  readonly unitFactor: number;
}

export interface Product {
  readonly supplierId: number;
  readonly code: string;
  readonly name: string;
  /** Term of the fix; null for a variable tariff. */
  readonly months: number | null;
  /** Factors on the cap rates of region and pay method. */
  readonly unitFactor: number;
  readonly standingFactor: number;
  /** Pounds a fuel for leaving early. */
  readonly exitFee: number;
  readonly isGreen: boolean;
  readonly hasOnlineManagement: boolean;
  readonly hasPaperBilling: boolean;
  /** False: review only. */
  readonly isSwitchable: boolean;
  /** Pay methods under which new customers can have it. */
  readonly offeredFor: readonly string[];
  /** Dearer units up to an amount a year, then the others; null for one price. */
  readonly firstBlock: FirstBlock | null;
}

/** A product for one fuel (or both) under one pay method. */
export interface Tariff {
  readonly id: string;
  readonly product: Product;
  readonly fuel: TariffFuel;
  readonly payMethod: PaymentMethod;
}

const DEFAULT_CODE = '01';
const FUELS: readonly TariffFuel[] = ['gas', 'electricity', 'dual'];
const PRODUCTS: readonly Product[] = products.products;

/** 1, supplier (3 digits), product (2), fuel (1), pay method (1). */
function tariffId(product: Product, fuel: TariffFuel, payMethod: PaymentMethod): string {
  const supplier = String(product.supplierId).padStart(3, '0');
  const numbers = `${String(FUELS.indexOf(fuel) + 1)}${String(PAY_METHODS.indexOf(payMethod) + 1)}`;
  return `1${supplier}${product.code}${numbers}`;
}

/** Every tariff that somebody can be on. */
export const TARIFFS: readonly Tariff[] = PRODUCTS.flatMap((product) =>
  FUELS.flatMap((fuel) =>
    PAY_METHODS.map((payMethod) => ({
      id: tariffId(product, fuel, payMethod),
      product,
      fuel,
      payMethod,
    })),
  ),
);

const BY_ID = new Map(TARIFFS.map((tariff) => [tariff.id, tariff]));

/** Null for a number that no tariff has. */
export function tariffOf(id: string): Tariff | null {
  return BY_ID.get(id) ?? null;
}

export function isDefault(tariff: Tariff): boolean {
  return tariff.product.code === DEFAULT_CODE;
}

export function isFixed(tariff: Tariff): boolean {
  return tariff.product.months !== null;
}

/** What follows when the fix ends: the supplier's variable tariff for the same fuel and pay method. */
export function defaultTariff(tariff: Tariff): Tariff {
  const found = TARIFFS.find(
    (other) =>
      isDefault(other) &&
      other.product.supplierId === tariff.product.supplierId &&
      other.fuel === tariff.fuel &&
      other.payMethod === tariff.payMethod,
  );
  if (found === undefined) throw new Error(`Tariff ${tariff.id} has no default to fall back on.`);
  return found;
}

/** A supplier's tariffs for a fuel, the default first. */
export function tariffsOf(
  supplierId: number,
  fuel: TariffFuel,
  payMethod: PaymentMethod,
): readonly Tariff[] {
  return TARIFFS.filter(
    (tariff) =>
      tariff.product.supplierId === supplierId &&
      tariff.fuel === fuel &&
      tariff.payMethod === payMethod,
  );
}

/** What new customers can have. */
export function offeredTariffs(fuel: TariffFuel, payMethod: PaymentMethod): readonly Tariff[] {
  return TARIFFS.filter(
    (tariff) =>
      tariff.fuel === fuel &&
      tariff.payMethod === payMethod &&
      tariff.product.offeredFor.includes(payMethod),
  );
}
