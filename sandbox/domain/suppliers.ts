import facts from '../data/suppliers.json';

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
export const SUPPLIERS: readonly Supplier[] = facts.suppliers.toSorted((one, other) =>
  one.name.localeCompare(other.name, 'en'),
);

const BY_ID = new Map(SUPPLIERS.map((supplier) => [supplier.id, supplier]));

/** Throws for an id that no tariff can have. */
export function supplierOf(id: number): Supplier {
  const supplier = BY_ID.get(id);
  if (supplier === undefined) throw new Error(`There is no supplier ${String(id)}.`);
  return supplier;
}
