import { savedSections } from '../database/sign-ups';
import type { Store } from '../database/schema';

/** Every completed switch with everything that was sent and saved for it. */
export async function listSwitches(store: Store) {
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
