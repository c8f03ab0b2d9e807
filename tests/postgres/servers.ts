import { afterAll, afterEach, beforeAll } from 'vitest';
import { type RunningServer, startBuiltServer } from '../../server/testing/start-built-server';
import { startPostgres } from '../../tools/run/postgres.js';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** A database of the file's tests, and servers that are started on it and end with each test. */
export function serversOnPostgres(key: string): {
  readonly database: () => Postgres;
  readonly start: () => Promise<RunningServer>;
} {
  let postgres: Postgres;
  const servers: RunningServer[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.kill()));
  });
  afterAll(() => postgres.stop());
  return {
    database: () => postgres,
    start: async () => {
      const server = await startBuiltServer({ database: postgres.url, key });
      servers.push(server);
      return server;
    },
  };
}
