import { Hono } from 'hono';
import { adminRoutes } from './admin';
import { checkedEndpoints } from './contract/checked-endpoints';
import { openDatabase } from './database/open-database';
import { troubleOf } from './database/trouble';
import { EventCounts } from './event-counts';
import { londonDay } from './domain/calendar';
import { keyCheck } from './http/admin-key';
import { ALWAYS, failed, failure } from './http/answers';
import { FaultPlan } from './http/faults';
import { Guesses } from './http/guesses';
import { serveOperation } from './serve-operation';

export interface SandboxOptions {
  /** A file, made where it does not exist, `:memory:`, or a PostgreSQL server’s `postgres://…`. */
  readonly database: string;
  readonly clock: () => Date;
  /** Never the same twice. */
  readonly randomId: () => string;
  /** Milliseconds before every answer; none unless given. */
  readonly latency?: number;
  /** How long a token lives; 60 unless given. */
  readonly tokenSeconds?: number;
  /** Opens what no partner has: data, faults, reset. Without one it is open to nobody. */
  readonly key?: string;
  /** Waits for latency and for the fault `delay`. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

export interface Sandbox {
  /**
   * The partner API under `/api`; anything else is 404. `client` is whose guesses are counted together,
   * by the address of the network; all who are not named are one.
   */
  readonly fetch: (request: Request, client?: string) => Promise<Response>;
  /** Forgets quotes, switches, tokens, guesses and ordered faults. */
  readonly reset: () => Promise<void>;
  /** Rejects while the database cannot be reached, or brought up to date. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const TOKEN_SECONDS = 60;

/** The partner API as one request handler: a server, a dev server and tests all use this same one. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { clock, randomId, latency = 0, tokenSeconds = TOKEN_SECONDS, wait = timer } = options;
  const database = openDatabase(options.database);
  const faults = new FaultPlan();
  const guesses = new Guesses();
  const events = new EventCounts();
  const hasKey = keyCheck(options.key ?? null);
  async function reset(): Promise<void> {
    faults.clear();
    guesses.clear();
    events.clear();
    await database.empty();
  }
  const app = new Hono<{ Bindings: { readonly client: string } }>().basePath('/api');
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(ALWAYS)) c.res.headers.set(name, value);
  });
  app.route('/__sandbox', adminRoutes({ database, faults, events, hasKey, reset }));

  for (const checked of checkedEndpoints()) {
    const { method, path } = checked.endpoint;
    app.on(method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      if (latency > 0) await wait(latency);
      const now = clock();
      const context = {
        store: await database.store(),
        guessed: (id: string) => {
          guesses.note(c.env.client, id, now);
        },
        now,
        today: londonDay(now),
        randomId,
        tokenSeconds,
        origin: new URL(c.req.url).origin,
      };
      return serveOperation(c.req.raw, c.req.param(), { checked, hasKey, faults, wait }, context);
    });
  }
  app.notFound((c) => failure(404, `There is no ${c.req.method} ${c.req.path} in the contract.`));
  app.onError((error) => {
    const trouble = troubleOf(error);
    if (trouble !== null) console.error(error.message);
    return failed(trouble ?? error);
  });

  return {
    fetch: async (request, client = '') => app.fetch(request, { client }),
    reset,
    async ready() {
      await database.store();
    },
    close: database.close,
  };
}

function timer(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
