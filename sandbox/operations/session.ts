import { forgottenUntil } from '../domain/files';
import type { Operations } from './operation';

/** The token of a session, and what is recorded in it. */
export const session = {
  token: async ({ body }, { store, now, randomId, tokenSeconds }) => {
    const issued = `t-${randomId()}`;
    await store.deleteFrom('tokens').where('expires_at', '<=', now.toISOString()).execute();
    await store.deleteFrom('files').where('stored_at', '<=', forgottenUntil(now)).execute();
    const expires = new Date(now.getTime() + tokenSeconds * 1000);
    await store
      .insertInto('tokens')
      .values({
        token: issued,
        expires_at: expires.toISOString(),
        // Who does not say who it is owns what is made with this very token.
        visitor: body?.uid === undefined || body.uid === '' ? issued : body.uid,
      })
      .execute();
    return { token: issued };
  },

  trackRecords: async ({ body }, { store, now, randomId }) => {
    const rows = body.map((record) => ({
      id: randomId(),
      body: JSON.stringify(record),
      received_at: now.toISOString(),
    }));
    if (rows.length > 0) await store.insertInto('track_records').values(rows).execute();
    return {};
  },
} satisfies Partial<Operations>;
