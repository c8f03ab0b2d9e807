import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Site } from './site';

/**
 * Connections that wait to be taken. Node asks for 511, fewer than a few hundred browsers open in the
 * same moment; what does not fit is dropped by the machine without a word, and tried again by the
 * other side after 1, 3, 7 seconds, or given up. A machine may allow fewer (net.core.somaxconn).
 */
const BACKLOG = 4096;
/**
 * Longer than any page is silent: a token comes every 10 s (decision 16). Node's 5 s close a connection
 * just when the next call is on its way into it.
 */
const KEEP_ALIVE_MS = 75_000;
/** For a request to have come in whole. */
const REQUEST_MS = 30_000;
const SWEEP_MS = 50;

/** Goes with what is refused before the site sees it: an address or a host that cannot be read. */
const BARE = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Serves a site; resolves once it is reached. */
export async function listen(site: Site, host: string, port: number): Promise<Server> {
  const listener = getRequestListener(
    (request, { incoming }) => site.fetch(request, incoming.socket.remoteAddress),
    { errorHandler: refused },
  );
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS },
    (request, response) => void listener(request, response),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function refused(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  if (!isTheirs) console.error(error);
  const [status, text] = isTheirs ? [400, 'Bad request'] : [500, 'Something went wrong'];
  return new Response(text, { status, headers: BARE });
}

/** Takes no more, answers what came in, and resolves then, at the latest after so many milliseconds. */
export async function close(server: Server, withinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  // A browser keeps its connection open also after its last answer.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, SWEEP_MS);
  const end = setTimeout(() => {
    server.closeAllConnections();
  }, withinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
