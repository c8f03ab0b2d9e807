import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { firstMigration } from './first-migration';
import { secondMigration } from './second-migration';
import { type Store, TABLE_NAMES, type Tables } from './schema';

export interface OpenDatabase {
  /** Resolves once the tables are there. */
  readonly store: () => Promise<Store>;
  readonly empty: () => Promise<void>;
  readonly close: () => void;
}

const MIGRATIONS = { '001-first': firstMigration, '002-visitors': secondMigration };

/** Opens `file` (or `:memory:`), which is made where it does not exist, and brings it up to date. */
export function openDatabase(file: string): OpenDatabase {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  let ready: Promise<Store> | null = null;

  async function migrate(): Promise<Store> {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) {
      throw new Error(`The database ${file} could not be brought up to date.`, { cause: error });
    }
    return db;
  }

  const store = () => (ready ??= migrate());
  return {
    store,
    async empty() {
      const tables = await store();
      for (const name of TABLE_NAMES) await tables.deleteFrom(name).execute();
    },
    close: () => {
      database.close();
    },
  };
}
