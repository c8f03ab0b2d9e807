import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { blank } from '../../sandbox/testing/blank';
import { answered, openSignUp, type Partner, saveAll } from '../../sandbox/testing/sign-up';
import type { Reply } from '../../sandbox/testing/start-sandbox';
import { type Exchange, Wire } from './wire';

/** What became of one household. */
export interface Visit {
  readonly exchanges: readonly Exchange[];
  /** Why it did not come to its switch; null for one that did. */
  readonly stopped: string | null;
}

/** As the page asks for one (TOK-02). */
const RENEW_MS = 10_000;
/** How often somebody presses Try again in vain. */
const MOST_REFUSALS = 20;

/** One household from the page to its switch: files side by side, then each call after the last. */
export async function play(port: number, postcode: string): Promise<Visit> {
  const wire = new Wire(port);
  try {
    await loadPage(wire);
    await switchOver(await partnerOf(wire), postcode);
    return { exchanges: wire.exchanges, stopped: null };
  } catch (error) {
    return { exchanges: wire.exchanges, stopped: String(error) };
  } finally {
    wire.close();
  }
}

/** The page and the files that it names, packed, as a browser asks for them. */
async function loadPage(wire: Wire): Promise<void> {
  const get = (path: string) =>
    wire.send({ method: 'GET', path, headers: { accept: '*/*', 'accept-encoding': 'gzip' } });
  const { text } = await wire.send({ method: 'GET', path: '/', headers: { accept: 'text/html' } });
  const files = [...text().matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  await Promise.all(files.map(get));
}

/** Asks as the page does: a token first and every 10 s, and again where it is asked to come again. */
async function partnerOf(wire: Wire): Promise<Partner> {
  const uid = randomUUID();
  let token = '';
  let renewed = 0;

  async function insist(method: string, path: string, body: unknown): Promise<Reply> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token !== '') headers['authorization'] = `Bearer ${token}`;
    for (let refusals = 0; ; refusals += 1) {
      const answer = await wire.send({ method, path: `/api${path}`, headers, body });
      const { status, retryAfter, text } = answer;
      if (retryAfter === null || refusals === MOST_REFUSALS)
        return { status, body: JSON.parse(text()) as unknown };
      await after(retryAfter * 1000);
    }
  }
  async function renew(): Promise<void> {
    renewed = performance.now();
    ({ token } = answered('token', await insist('POST', '/auth/token', { uid })));
  }
  async function call(method: string, path: string, body?: unknown): Promise<Reply> {
    if (performance.now() - renewed > RENEW_MS) await renew();
    const reply = await insist(method, path, body);
    if (reply.status !== 401) return reply;
    await renew();
    return insist(method, path, body);
  }
  await renew();
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
  };
}

async function switchOver(partner: Partner, postcode: string): Promise<void> {
  const search = `/request/address/recco?postcode=${postcode}`;
  const [home] = answered('addressSearch', await partner.get(search));
  answered('meterDetails', await partner.post('/request/address/recco/details', home?.parts));
  const suppliers = {
    ...blank('suppliers'),
    switchType: 'dualConsolidatedToDualConsolidated',
    postcode,
  };
  answered('suppliers', await partner.post('/request/suppliers', suppliers));
  const { switchKey } = await openSignUp(partner, { postcode, fuel: 'dual' });
  await saveAll(partner, switchKey);
  const complete = { switchKey, switchCompleteOption: 'None' };
  answered('completeSwitch', await partner.post('/request/switch/pro/complete', complete));
}
