import type { Kysely, Migration } from 'kysely';

/** The tables of a new database. */
export const firstMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('tokens')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('quotes')
      .addColumn('switch_id', 'text', (column) => column.primaryKey())
      .addColumn('uuid', 'text', (column) => column.notNull().unique())
      .addColumn('switch_type', 'text', (column) => column.notNull())
      .addColumn('postcode', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('switch_keys')
      .addColumn('switch_key', 'text', (column) => column.primaryKey())
      .addColumn('switch_id', 'text', (column) => column.notNull().references('quotes.switch_id'))
      .addColumn('tariff_id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('saved_sections')
      .addColumn('switch_key', 'text', (column) =>
        column.notNull().references('switch_keys.switch_key'),
      )
      .addColumn('section', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('saved_sections_key', ['switch_key', 'section'])
      .execute();
    await schema
      .createTable('bank_checks')
      .addColumn('switch_key', 'text', (column) =>
        column.notNull().references('switch_keys.switch_key'),
      )
      .addColumn('sort_code', 'text', (column) => column.notNull())
      .addColumn('account_number', 'text', (column) => column.notNull())
      .addColumn('is_valid', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('bank_checks_key', ['switch_key', 'sort_code', 'account_number'])
      .execute();
    // One switch a quote, whatever the callers do: the database itself refuses a second.
    await schema
      .createTable('switches')
      .addColumn('switch_id', 'text', (column) =>
        column.primaryKey().references('quotes.switch_id'),
      )
      .addColumn('switch_key', 'text', (column) =>
        column.notNull().references('switch_keys.switch_key'),
      )
      .addColumn('gas_reference', 'text')
      .addColumn('electricity_reference', 'text')
      .addColumn('completed_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('track_records')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('offset_payments')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('uuid', 'text', (column) => column.notNull().references('quotes.uuid'))
      .addColumn('project', 'text', (column) => column.notNull())
      .addColumn('percentage', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .execute();
  },
};
