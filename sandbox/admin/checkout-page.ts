import { page } from './page';

/** Stands in for the payment provider: both ways back to the journey (CAR-13, CAR-14, CAR-17). */
export function checkoutPage(uuid: string, reference: string): string {
  const back = `/carbon-offset-process/${encodeURIComponent(uuid)}?oid=${encodeURIComponent(reference)}`;
  return page(
    'Sandbox checkout',
    `<p>No money moves here. Choose how the payment ends.</p>
    <ul><li><a href="${back}">Pay</a></li><li><a href="${back}&amp;c=1">Give up</a></li></ul>`,
  );
}
