import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '.';

/** Milliseconds before each answer: a partner is never at once. */
export const LATENCY_MS = 150;

/** The sandbox of a server that runs on this machine: real time, and its data kept in `folder`. */
export function openLocalSandbox(folder: string, latency = LATENCY_MS): Sandbox {
  mkdirSync(folder, { recursive: true });
  return createSandbox({
    database: join(folder, 'sandbox.db'),
    clock: () => new Date(),
    randomId: randomUUID,
    latency,
  });
}
