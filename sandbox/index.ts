import { Hono } from 'hono';
import { adminRoutes } from './admin';
import { checkedEndpoints } from './contract/checked-endpoints';
import { openDatabase } from './database/open-database';
import { failed, failure } from './http/answers';
import { FaultPlan } from './http/faults';
import { serveOperation } from './http/serve-operation';

export interface SandboxOptions {
  /** A file, made where it does not exist, or `:memory:`. */
  readonly database: string;
  readonly clock: () => Date;
  /** Never the same twice. */
  readonly randomId: () => string;
  /** Milliseconds before every answer; none unless given. */
  readonly latency?: number;
  /** How long a token lives; 60 unless given. */
  readonly tokenSeconds?: number;
  /** Waits for latency and for the fault `delay`. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export interface Sandbox {
  /** The partner API under `/api`; anything else is 404. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Forgets quotes, switches, tokens and ordered faults. */
  readonly reset: () => Promise<void>;
  readonly close: () => void;
}

const TOKEN_SECONDS = 60;

/** The partner API as one request handler: a server, a dev server and tests all use this same one. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { clock, randomId, latency = 0, tokenSeconds = TOKEN_SECONDS, wait = timer } = options;
  const database = openDatabase(options.database);
  const faults = new FaultPlan();
  const app = new Hono().basePath('/api');
  app.route('/__sandbox', adminRoutes(database, faults));

  for (const checked of checkedEndpoints()) {
    const { method, path } = checked.endpoint;
    app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      if (latency > 0) await wait(latency);
      const context = {
        store: await database.store(),
        now: clock(),
        randomId,
        tokenSeconds,
        origin: new URL(c.req.url).origin,
      };
      return serveOperation(c.req.raw, c.req.param(), { checked, faults, wait }, context);
    });
  }
  app.notFound((c) => failure(404, `There is no ${c.req.method} ${c.req.path} in the contract.`));
  app.onError(failed);

  return {
    fetch: async (request) => app.fetch(request),
    async reset() {
      faults.clear();
      await database.empty();
    },
    close: database.close,
  };
}

function timer(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
