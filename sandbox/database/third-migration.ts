import type { Kysely, Migration } from 'kysely';

/** Files of households; their bytes as text, which both databases have alike. */
export const thirdMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('stored_at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('files_visitor').on('files').column('visitor').execute();
  },
};
