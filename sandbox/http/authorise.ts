import type { Store } from '../database/schema';
import { Refusal } from './refusal';

/** Refuses with 401 unless the request carries a token that still lives (TOK-03). */
export async function authorise(request: Request, store: Store, now: Date): Promise<void> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) throw new Refusal(401, 'This call needs a token.');
  const row = await store
    .selectFrom('tokens')
    .select('expires_at')
    .where('token', '=', token)
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now.toISOString()) {
    throw new Refusal(401, 'Your session has ended. Please try again.');
  }
}
