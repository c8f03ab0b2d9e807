import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '.';
import { KEY_HEADER } from './http/admin-key';

/** Milliseconds before each answer: a partner is never at once. */
export const LATENCY_MS = 150;

export interface LocalOptions {
  /** Where its data is kept, unless a database is named. */
  readonly folder: string;
  /** A PostgreSQL server’s `postgres://…`, which several sandboxes may share. */
  readonly database?: string | undefined;
  readonly latency?: number;
  /** What opens what no partner has; one is made where none is given. */
  readonly key?: string | undefined;
}

export interface LocalSandbox extends Sandbox {
  /** For whoever starts it. A key that was given is not repeated: what is printed is kept in logs. */
  readonly aboutKey: string;
}

/** The sandbox of a server that runs on this machine: real time, and its data kept in a folder. */
export function openLocalSandbox({
  folder,
  database,
  latency = LATENCY_MS,
  key,
}: LocalOptions): LocalSandbox {
  if (database === undefined) mkdirSync(folder, { recursive: true });
  const given = key === undefined || key === '' ? null : key;
  const used = given ?? randomBytes(18).toString('base64url');
  const sandbox = createSandbox({
    database: database ?? join(folder, 'sandbox.db'),
    clock: () => new Date(),
    randomId: randomUUID,
    latency,
    key: used,
  });
  const shown =
    given === null ? `${KEY_HEADER}: ${used}` : `${KEY_HEADER} with what SANDBOX_KEY says`;
  return { ...sandbox, aboutKey: `Data, faults and reset of the sandbox need the header ${shown}` };
}
