import { asText } from '../reading/reading';
import type { ScreenProps } from '../screen';
import { SupplierTile } from '../supplier-tile/supplier-tile';
import { knownPlan } from './known-plan';

/** Stands for the supplier's logo, beside its name (TAR-05). */
export function TariffEmblem({ journey }: ScreenProps) {
  const supplier = asText(knownPlan(journey).supplierName);
  return supplier === '' ? null : <SupplierTile name={supplier} />;
}
