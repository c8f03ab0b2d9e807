import { readFileSync } from 'node:fs';
import { readSettings, type Settings } from './settings';

/** What one start of the server is asked for by the environment. */
export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** Milliseconds before each answer of the partner; its own where nothing is said. */
  readonly latency: number | undefined;
  /** Opens what no partner has; one is made where nothing is said. */
  readonly key: string | undefined;
  /** A PostgreSQL server’s `postgres://…` that keeps the sandbox’s data; a file where nothing is said. */
  readonly database: string | undefined;
  readonly settings: Settings;
}

/** Nobody else's machine: what is kept here is for whoever sits in front of it. */
const THIS_MACHINE = '127.0.0.1';
const DEFAULT_PORT = 4173;

/** How a browser on this machine gets there. */
export function shownHost(host: string): string {
  if ([THIS_MACHINE, '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment; `asBuilt` are the settings where it names no file.
 * @throws Error that says what cannot be used, and what can.
 */
export function readOptions(environment: Environment, asBuilt: string): ServerOptions {
  const said = (name: string) => {
    const text = environment[name];
    return text === '' ? undefined : text;
  };
  return {
    host: said('HOST') ?? THIS_MACHINE,
    port: readPort(said('PORT')),
    latency: readLatency(said('LATENCY')),
    key: said('SANDBOX_KEY'),
    database: readDatabase(said('DATABASE_URL')),
    settings: settingsOf(said('SETTINGS'), asBuilt),
  };
}

function readPort(text: string | undefined): number {
  const port = text === undefined ? DEFAULT_PORT : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT=${text ?? ''} is not a port. Give a whole number up to 65535.`);
}

function readLatency(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const latency = Number(text);
  if (Number.isInteger(latency) && latency >= 0) return latency;
  throw new Error(`LATENCY=${text} is no time. Give whole milliseconds.`);
}

/** What it says besides where it is may be secret, and is not repeated. */
function readDatabase(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(?:ql)?:\/\/./.test(text)) return text;
  throw new Error(
    'DATABASE_URL is no address of a PostgreSQL server. Give postgres://user:password@host:5432/name, or leave it out to keep data in a file.',
  );
}

/** Of the file that is named, else as the build has them. */
function settingsOf(path: string | undefined, asBuilt: string): Settings {
  try {
    return readSettings(path === undefined ? asBuilt : readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`SETTINGS=${path ?? ''} cannot be used: ${String(cause)}`, { cause });
  }
}
