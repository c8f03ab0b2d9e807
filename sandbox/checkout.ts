import { barePage } from './bare-page';
import facts from './data/carbon.json';
import type { Store } from './database/schema';

const returnTo = (uuid: string, reference: string): string =>
  `/carbon-offset-process/${encodeURIComponent(uuid)}?oid=${encodeURIComponent(reference)}`;

/** The provider takes the money, as it were; where the household goes on. */
export async function pay(store: Store, uuid: string, reference: string): Promise<string> {
  await store
    .updateTable('offset_payments')
    .set({ status: 'paid' })
    .where('uuid', '=', uuid)
    .where('reference', '=', reference)
    .execute();
  return returnTo(uuid, reference);
}

/**
 * Stands in for the payment provider: one can pay, be refused, or close it (CAR-13, CAR-14, CAR-17).
 * null for a payment that was never started.
 */
export async function checkoutPage(
  store: Store,
  uuid: string,
  reference: string,
): Promise<string | null> {
  const payment = await store
    .selectFrom('offset_payments')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (payment === undefined) return null;
  const name = facts.projects.find(({ id }) => id === payment.project)?.name ?? payment.project;
  const back = returnTo(uuid, reference);
  // Who comes back to it by Back must not be able to pay twice, nor be told that it failed.
  if (payment.status === 'paid')
    return barePage(
      'Sandbox checkout',
      `<p>This payment is made: ${name}, ${payment.percentage}% of your gas carbon footprint.</p>
    <p><a href="${back}">Go back to your switch</a></p>`,
    );
  return barePage(
    'Sandbox checkout',
    `<p><strong>This is a sandbox. No money moves here.</strong></p>
    <p>${name}, ${payment.percentage}% of your gas carbon footprint. Choose how the payment ends.</p>
    <ul><li><a href="/api/__sandbox/checkout/${encodeURIComponent(uuid)}/${encodeURIComponent(reference)}/pay">Pay</a></li><li><a href="${back}&amp;c=1">Be refused</a></li><li><a href="/carbon-offset">Close without paying</a></li></ul>`,
  );
}
