import { defineOperation } from './define-operation';

export const token = defineOperation(
  'token',
  async (_call, { store, now, randomId, tokenSeconds }) => {
    const issued = `t-${randomId()}`;
    await store.deleteFrom('tokens').where('expires_at', '<=', now.toISOString()).execute();
    const expires = new Date(now.getTime() + tokenSeconds * 1000);
    await store
      .insertInto('tokens')
      .values({ token: issued, expires_at: expires.toISOString() })
      .execute();
    return { token: issued };
  },
);
