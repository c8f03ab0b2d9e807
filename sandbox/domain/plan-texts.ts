import { isDirectDebit } from './pay-methods';
import { supplierOf } from './suppliers';
import type { Tariff } from './tariffs';

/** Four to six short texts about a tariff. */
export function planTexts({ product, payMethod }: Tariff): string[] {
  const supplier = supplierOf(product.supplierId);
  const texts = [
    product.months === null
      ? 'Variable: prices can go up or down'
      : `Unit rates fixed for ${String(product.months)} months`,
    product.exitFee === 0
      ? 'No fee for leaving early'
      : `£${String(product.exitFee)} fee a fuel for leaving early, none in the last 49 days`,
    product.hasOnlineManagement ? 'Managed online' : 'Managed by phone and post',
  ];
  if (product.firstBlock !== null) {
    texts.push('No standing charge: the first units of a year cost more');
  }
  if (product.isGreen) texts.push('Matched with renewable energy');
  if (supplier.warmHomeDiscount) texts.push('Takes part in the Warm Home Discount');
  if (isDirectDebit(payMethod)) texts.push('Paid by direct debit');
  if (payMethod === 'prePaymentMeter') texts.push('For prepayment meters');
  if (product.hasPaperBilling) texts.push('Bills on paper if you like');
  if (texts.length < 4) texts.push('Open to new customers');
  return texts.slice(0, 6);
}

/** The badges of a tariff. */
export function planFlags({ product }: Tariff) {
  return {
    isGreen: product.isGreen,
    isFixed: product.months !== null,
    hasWarmHomeDiscount: supplierOf(product.supplierId).warmHomeDiscount,
    hasCancellationFee: product.exitFee > 0,
    hasOnlineManagement: product.hasOnlineManagement,
    hasPaperBilling: product.hasPaperBilling,
  };
}
