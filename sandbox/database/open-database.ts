import { Kysely, Migrator } from 'kysely';
import { firstMigration } from './first-migration';
import { isPostgres, libsqlDialect, postgresDialect } from './dialects';
import { secondMigration } from './second-migration';
import { thirdMigration } from './third-migration';
import { type Store, TABLE_NAMES, type Tables } from './schema';

export interface OpenDatabase {
  /** Resolves once the tables are there; a server that could not be reached is tried anew each time. */
  readonly store: () => Promise<Store>;
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const MIGRATIONS = {
  '001-first': firstMigration,
  '002-visitors': secondMigration,
  '003-files': thirdMigration,
};

/**
 * Opens a file (made where it does not exist), `:memory:`, or the database of a PostgreSQL server
 * (`postgres://…`), and brings it up to date.
 */
export function openDatabase(where: string): OpenDatabase {
  const dialect = isPostgres(where) ? postgresDialect(where) : libsqlDialect(where);
  const db = new Kysely<Tables>({ dialect });
  let ready: Promise<Store> | null = null;

  async function migrate(): Promise<Store> {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return db;
    ready = null;
    if (error instanceof Error) throw error;
    throw new Error('The database could not be brought up to date.', { cause: error });
  }

  const store = () => (ready ??= migrate());
  return {
    store,
    async empty() {
      const tables = await store();
      for (const name of TABLE_NAMES) await tables.deleteFrom(name).execute();
    },
    close: () => db.destroy(),
  };
}
