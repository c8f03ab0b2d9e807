import { defineOperation } from './define-operation';

export const trackRecords = defineOperation(
  'trackRecords',
  async ({ body }, { store, now, randomId }) => {
    const rows = body.map((record) => ({
      id: randomId(),
      body: JSON.stringify(record),
      received_at: now.toISOString(),
    }));
    if (rows.length > 0) await store.insertInto('track_records').values(rows).execute();
    return {};
  },
);
