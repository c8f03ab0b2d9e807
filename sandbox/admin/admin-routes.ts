import { Hono } from 'hono';
import type { OpenDatabase } from '../database/open-database';
import { ENDPOINTS } from '../contract/document';
import { failure } from '../http/answers';
import { readFault } from '../http/fault';
import type { FaultPlan } from '../http/fault-plan';
import { readJson } from '../http/read-json';
import { checkoutPage } from './checkout-page';
import { listSwitches } from './list-switches';
import { termsPage } from './terms-page';

/** What no partner has: faults on order, a look at what was saved, and stand-ins for others' pages. */
export function adminRoutes(database: OpenDatabase, faults: FaultPlan): Hono {
  const admin = new Hono();
  admin.get('/switches', async (c) => c.json(await listSwitches(await database.store())));
  admin.post('/reset', async (c) => {
    faults.clear();
    await database.empty();
    return c.json({});
  });
  admin.post('/faults', async (c) => {
    const order = readOrder(readJson(await c.req.text()));
    if (typeof order === 'string') return failure(400, order);
    faults.add(order.operation, order.fault, order.times);
    return c.json({});
  });
  admin.get('/checkout/:uuid/:reference', (c) =>
    c.html(checkoutPage(c.req.param('uuid'), c.req.param('reference'))),
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
