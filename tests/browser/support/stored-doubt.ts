import type { APIRequestContext } from '@playwright/test';
import { openSignUp, saveAll, type Partner } from '../../../sandbox/testing/sign-up';
import type { LedgerEntry } from '../../../src/engine';
import { blankEntry } from '../../../src/engine/commits';
import type { Visit } from './visit';

/** Who the partner knows this household as, without a page and on it. */
const uid = 'stored-doubt';

/** The partner behind the pages, spoken to without a page. */
async function partnerOf(request: APIRequestContext): Promise<Partner> {
  const answer = await request.post('/api/auth/token', { data: { uid } });
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: async (path) => {
      const reply = await request.get(`/api${path}`, { headers });
      return { status: reply.status(), body: (await reply.json()) as unknown };
    },
    post: async (path, data) => {
      const reply = await request.post(`/api${path}`, { headers, data });
      return { status: reply.status(), body: (await reply.json()) as unknown };
    },
  };
}

/** A quote that the partner has, with a switch or without one; its number. */
export async function quoteAtPartner(
  request: APIRequestContext,
  { switched }: { readonly switched: boolean },
): Promise<string> {
  const partner = await partnerOf(request);
  const { switchId, switchKey } = await openSignUp(partner, { postcode: 'CB991AD', fuel: 'gas' });
  if (!switched) return switchId;
  await saveAll(partner, switchKey);
  const body = { switchKey, switchCompleteOption: 'None' };
  const { status } = await partner.post('/request/switch/pro/complete', body);
  if (status !== 200) throw new Error(`The switch was not completed: ${String(status)}`);
  return switchId;
}

const minute = 60_000;

/** A switch of ten minutes ago in doubt, as a browser writes it down; what is different in `parts`. */
function entryAs(subject: string, parts: Partial<LedgerEntry>): LedgerEntry {
  const now = Date.now();
  return {
    ...blankEntry('switch', subject),
    same: 'CB991AD',
    ties: [{ switchKey: 'key-1' }],
    state: 'doubt',
    attempt: 1,
    sentAt: now - 10 * minute,
    watched: 400,
    askedAt: now - minute,
    said: 'no',
    record: { supplierName: 'Ovo', toSupplier: ' to Ovo', planName: 'Fixed 12 Months' },
    writtenAt: now - minute,
    ...parts,
  };
}

/** Writes it where every tab finds it, and those that are open hear of it; `cleared`: and nothing else. */
export async function writeDown(
  visit: Visit,
  subject: string,
  parts: Partial<LedgerEntry>,
  { cleared = false } = {},
): Promise<void> {
  const { page } = visit;
  // A page of the same origin that runs nothing: an application would write down what it knows.
  visit.expectFailures();
  await page.goto('/api/__sandbox/terms/2');
  const entry = entryAs(subject, parts);
  await page.evaluate(
    ([key, text, visitor, clears]) => {
      if (clears) localStorage.clear();
      localStorage.setItem('home-energy.visitor', visitor);
      localStorage.setItem(key, text);
    },
    [`home-energy.commit.switch.${subject}`, JSON.stringify(entry), uid, cleared] as const,
  );
}

/** A household that comes back to a switch which this browser wrote down ten minutes ago. */
export async function comeBackTo(
  visit: Visit,
  subject: string,
  parts: Partial<LedgerEntry>,
): Promise<void> {
  await writeDown(visit, subject, parts, { cleared: true });
  await visit.open('/switch-complete');
}
