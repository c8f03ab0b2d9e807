import { type Dialect, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { Pool } from 'pg';

/** Each connection serves one call at a time; more calls than that wait their turn. */
const MOST_CONNECTIONS = 20;
/** After so long without a connection a call is refused, and may be tried again. */
const TURN_MS = 5000;
/** The same for the row of a quote that somebody else holds: whoever waits for it holds a connection. */
const LOCK_MS = 2000;
/** A server that says nothing for so long is lost; a household waits 10 s for a token. */
const SILENCE_MS = 8000;

export const isPostgres = (where: string): boolean => /^postgres(?:ql)?:\/\//.test(where);

/** In this very process, with nothing to install: a file of its own, or memory. */
export function libsqlDialect(file: string): Dialect {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('foreign_keys = ON');
  return new SqliteDialect({ database });
}

/** A server that several sandboxes may share. */
export function postgresDialect(connectionString: string): Dialect {
  const pool = new Pool({
    connectionString,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: TURN_MS,
    idleTimeoutMillis: 1000,
    lock_timeout: LOCK_MS,
    query_timeout: SILENCE_MS,
    // What holding a row means, whatever the database has for its own.
    options: '-c default_transaction_isolation=read\\ committed',
  });
  // Whoever is asking something by it has the error too; without a listener Node would end the process.
  pool.on('connect', (client) => {
    client.on('error', ({ message }) => {
      console.error(`A connection to the database was lost: ${message}`);
    });
  });
  // The same, once more, of a connection that nobody is using: the next call opens another.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
