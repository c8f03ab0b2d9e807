import type { Product } from './tariffs';

/** Pages of the sandbox that stand in for the terms of supplier and tariff. */
export function termsAddresses(origin: string, { supplierId, code }: Product) {
  const supplier = `${origin}/api/__sandbox/terms/${String(supplierId)}`;
  return { supplier, tariff: `${supplier}/${code}` };
}
