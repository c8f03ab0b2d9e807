import { SUPPLIERS } from '../domain/suppliers';
import { page } from './page';

/** Stands in for a supplier's terms; null for a supplier that does not exist. */
export function termsPage(supplierId: number): string | null {
  const supplier = SUPPLIERS.find(({ id }) => id === supplierId);
  if (supplier === undefined) return null;
  return page(
    'Terms and conditions',
    `<p>The terms of ${supplier.name} would be here. The tariffs of this sandbox are invented and are not offers of this company.</p>`,
  );
}
