import { fileURLToPath } from 'node:url';
import { openLocalSandbox } from '../sandbox/local-sandbox';
import { close, listen, portOf } from './listen';
import { readOptions, type ServerOptions, shownHost } from './options';
import asBuilt from './settings.json?raw';
import { createSite } from './site';

const GRACE_MS = 3000;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function options(): ServerOptions {
  try {
    return readOptions(process.env, asBuilt);
  } catch (error) {
    return stop((error as Error).message);
  }
}

const { host, port, latency, key, database, settings } = options();
// Where calls go to a partner elsewhere, nothing is made up and nothing is kept here.
const sandbox =
  settings.partner === null
    ? openLocalSandbox({
        folder: '.data',
        key,
        database,
        ...(latency !== undefined && { latency }),
      })
    : null;
// The build puts this file into dist/server, beside dist/client.
const folder = fileURLToPath(new URL('../client', import.meta.url));
const site = createSite({ folder, partner: sandbox, settings });

await sandbox?.ready().catch((error: unknown) => stop(whyNoDatabase(error)));

const server = await listen(site, host, port).catch(async (error: unknown) => {
  await sandbox?.close();
  return stop(whyNot(error as NodeJS.ErrnoException));
});
console.log(`Changeover is at http://${shownHost(host)}:${String(portOf(server))}`);
if (sandbox === null) {
  console.log(`Calls go to ${settings.partner ?? ''}. Ctrl+C stops the server.`);
} else {
  console.log(sandbox.aboutKey);
  console.log('The prices are invented and are not offers. Ctrl+C stops the server.');
}

function whyNot({ code, message }: NodeJS.ErrnoException): string {
  if (code !== 'EADDRINUSE') return `The server cannot listen at HOST=${host}: ${message}`;
  const other = String(port + 1);
  return `Port ${String(port)} is taken. Stop what uses it, or choose another: PORT=${other} npm start`;
}

function whyNoDatabase(error: unknown): string {
  const why = error instanceof AggregateError ? String(error.errors[0]) : String(error);
  return database === undefined
    ? `The sandbox cannot keep its data in .data: ${why}`
    : `The sandbox cannot use the database of DATABASE_URL: ${why}\nStart that server, or leave DATABASE_URL out to keep data in a file.`;
}

/** A household in the middle of a call gets its answer first. */
async function shutDown(): Promise<void> {
  await close(server, GRACE_MS);
  await sandbox?.close();
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown());
