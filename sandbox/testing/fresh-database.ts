import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/**
 * Where a test keeps its data, empty: memory, or a database of its own on the server that
 * TEST_DATABASE_URL names (`npm run test:postgres`).
 */
export async function freshDatabase(): Promise<string> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') return ':memory:';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(server);
  address.pathname = name;
  return address.href;
}
