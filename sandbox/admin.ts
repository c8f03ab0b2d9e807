import { Hono } from 'hono';
import { ENDPOINTS } from './contract/document';
import type { OpenDatabase } from './database/open-database';
import type { Store } from './database/schema';
import { savedSections } from './database/sign-ups';
import { SUPPLIERS } from './domain/tariffs';
import { barePage } from './bare-page';
import type { EventCounts } from './event-counts';
import { checkoutPage, pay } from './checkout';
import { fromHere, type HasKey, needsKey } from './http/admin-key';
import { failure } from './http/answers';
import { readFault, type FaultPlan } from './http/faults';
import { readJson } from './serve-operation';

export interface Administered {
  readonly database: OpenDatabase;
  readonly faults: FaultPlan;
  readonly events: EventCounts;
  readonly hasKey: HasKey;
  readonly reset: () => Promise<void>;
}

/**
 * What no partner has: faults on order and a look at what was saved, both for whoever has the key, and
 * stand-ins for others' pages, which a person sees.
 */
export function adminRoutes({ database, faults, events, hasKey, reset }: Administered): Hono {
  const admin = new Hono();
  const keyed = needsKey(hasKey);
  admin.get('/switches', keyed, async (c) => c.json(await listSwitches(await database.store())));
  admin.post('/reset', fromHere, keyed, async (c) => {
    await reset();
    return c.json({});
  });
  admin.post('/faults', fromHere, keyed, async (c) => {
    const order = readOrder(readJson(await c.req.text()));
    if (typeof order === 'string') return failure(400, order);
    faults.add(order.operation, order.fault, order.times);
    return c.json({});
  });
  // A page tells it without a key, as it would tell a receiver of the installation.
  admin.post('/events', async (c) => {
    const fault = events.add(readJson(await c.req.text()));
    return fault === null ? c.body(null, 204) : failure(400, fault);
  });
  admin.get('/events', keyed, (c) => c.json(events.list()));
  admin.get('/offset-payments', keyed, async (c) =>
    c.json(await (await database.store()).selectFrom('offset_payments').selectAll().execute()),
  );
  admin.get('/checkout/:uuid/:reference', async (c) => {
    const page = await checkoutPage(
      await database.store(),
      c.req.param('uuid'),
      c.req.param('reference'),
    );
    return page === null ? failure(404, 'There is no such payment.') : c.html(page);
  });
  admin.get('/checkout/:uuid/:reference/pay', async (c) =>
    c.redirect(
      await pay(await database.store(), c.req.param('uuid'), c.req.param('reference')),
      303,
    ),
  );
  admin.get('/terms/:supplier/:product?', (c) => {
    const page = termsPage(Number(c.req.param('supplier')));
    return page === null ? failure(404, 'There is no such supplier.') : c.html(page);
  });
  return admin;
}

/** `{ operation, fault, times }`, or what is wrong with it. */
function readOrder(order: unknown) {
  if (typeof order !== 'object' || order === null) return 'The body must be a JSON object.';
  const operation = 'operation' in order ? order.operation : '*';
  const times = 'times' in order ? order.times : 1;
  const known = ENDPOINTS.map((endpoint) => endpoint.operation.operationId);
  if (typeof operation !== 'string' || !['*', ...known].includes(operation)) {
    return 'operation must be an operationId of the contract, or *.';
  }
  if (typeof times !== 'number' || times < 1) return 'times must be a number of 1 or more.';
  const fault = 'fault' in order && typeof order.fault === 'string' ? readFault(order.fault) : null;
  if (fault === null) return 'fault must be status=…, delay=…, drop or malformed.';
  return { operation, fault, times };
}

/** Every completed switch with everything that was sent and saved for it. */
async function listSwitches(store: Store) {
  const rows = await store
    .selectFrom('switches')
    .innerJoin('quotes', 'quotes.switch_id', 'switches.switch_id')
    .innerJoin('switch_keys', 'switch_keys.switch_key', 'switches.switch_key')
    .select([
      'switches.switch_id',
      'switches.switch_key',
      'switches.gas_reference',
      'switches.electricity_reference',
      'switches.completed_at',
      'switch_keys.tariff_id',
      'quotes.body',
    ])
    .orderBy('switches.completed_at')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      switchId: row.switch_id,
      switchKey: row.switch_key,
      tariffId: row.tariff_id,
      referenceNumbers: { g: row.gas_reference, e: row.electricity_reference },
      completedAt: row.completed_at,
      quote: JSON.parse(row.body) as unknown,
      saved: Object.fromEntries(await savedSections(store, row.switch_key)),
    })),
  );
}

/** Stands in for a supplier's terms; null for a supplier that does not exist. */
function termsPage(supplierId: number): string | null {
  const supplier = SUPPLIERS.find(({ id }) => id === supplierId);
  if (supplier === undefined) return null;
  return barePage(
    'Terms and conditions',
    `<p>The terms of ${supplier.name} would be here. The tariffs of this sandbox are invented and are not offers of this company.</p>`,
  );
}
