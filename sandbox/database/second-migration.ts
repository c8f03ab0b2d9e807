import type { Kysely, Migration } from 'kysely';

/** Whose a token is, and whose a quote. What was quoted before is nobody's. */
export const secondMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['tokens', 'quotes']) {
      await db.schema
        .alterTable(table)
        .addColumn('visitor', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  },
};
