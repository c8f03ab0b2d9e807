import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { LATENCY_MS, openLocalSandbox } from '../sandbox/local-sandbox';
import { readSettings, type Settings } from './settings';
import asBuilt from './settings.json?raw';
import { createSite } from './site';

const DEFAULT_PORT = 4173;

function readPort(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  return stop(`PORT=${text ?? ''} is not a port. Give a whole number up to 65535.`);
}

/** Milliseconds before each answer of the partner. */
function readLatency(text: string | undefined): number {
  const latency = text === undefined || text === '' ? LATENCY_MS : Number(text);
  if (Number.isInteger(latency) && latency >= 0) return latency;
  return stop(`LATENCY=${text ?? ''} is no time. Give whole milliseconds.`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Of the file that is named, else as the build has them. */
function settingsOf(path: string | undefined): Settings {
  try {
    return readSettings(path === undefined ? asBuilt : readFileSync(path, 'utf8'));
  } catch (error) {
    return stop(`SETTINGS=${path ?? ''} cannot be used: ${String(error)}`);
  }
}

const port = readPort(process.env['PORT']);
const settings = settingsOf(process.env['SETTINGS']);
const sandbox = openLocalSandbox({
  folder: '.data',
  latency: readLatency(process.env['LATENCY']),
  key: process.env['SANDBOX_KEY'],
});
// The build puts this file into dist/server, beside dist/client.
const client = fileURLToPath(new URL('../client', import.meta.url));
const site = createSite(client, sandbox, settings);

const server = serve({ fetch: site.fetch, port }, (address) => {
  console.log(`Changeover is at http://localhost:${String(address.port)}`);
  console.log(sandbox.aboutKey);
  console.log('The prices are invented and are not offers. Ctrl+C stops the server.');
});

server.on('error', (error: NodeJS.ErrnoException) => {
  sandbox.close();
  if (error.code !== 'EADDRINUSE') stop(`The server stopped: ${error.message}`);
  const other = String(port + 1);
  stop(
    `Port ${String(port)} is taken. Stop what uses it, or choose another: PORT=${other} npm start`,
  );
});

const GRACE_MS = 3000;

function shutDown(): void {
  server.close(() => {
    sandbox.close();
    process.exit(0);
  });
  // Browsers keep connections open; a household in the middle of a call gets its answer first.
  setTimeout(() => {
    sandbox.close();
    process.exit(0);
  }, GRACE_MS).unref();
}

process.once('SIGTERM', shutDown);
process.once('SIGINT', shutDown);
