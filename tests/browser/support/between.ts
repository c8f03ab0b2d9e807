import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** Stands between a browser and a server, so that answers can be held or lost on their real connections. */
export interface Between {
  /** The same place at the server, by the way through here. */
  readonly address: string;
  /** Answers at these addresses wait from now on, until they are let go. */
  readonly hold: (wanted: RegExp) => void;
  /** The next question at such an address is not answered: its connection breaks at the beginning. */
  readonly lose: (wanted: RegExp) => void;
  readonly letGo: () => void;
  /** How many answers are held. */
  readonly held: () => number;
  readonly end: () => void;
}

export async function standBetween(address: string, port: number): Promise<Between> {
  const server = new URL(address);
  let held: RegExp | null = null;
  let lost: RegExp | null = null;
  const waiting = new Set<() => void>();
  const pass = (asked: IncomingMessage, given: ServerResponse): void => {
    const { method, url, headers } = asked;
    const { hostname } = server;
    const further = request(
      {
        hostname,
        port: server.port,
        method,
        path: url,
        headers: { ...headers, host: server.host },
      },
      (answer) => {
        given.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(given);
      },
    );
    further.on('error', () => given.destroy());
    asked.pipe(further);
  };
  const between = createServer((asked, given) => {
    const url = asked.url ?? '';
    if (lost?.test(url) === true) {
      lost = null;
      // A browser asks again by itself where nothing came at all.
      given.writeHead(200, { 'content-type': 'application/json' });
      given.write('{', () => given.destroy());
    } else if (held?.test(url) === true) {
      const go = (): void => pass(asked, given);
      waiting.add(go);
      given.on('close', () => waiting.delete(go));
    } else pass(asked, given);
  });
  await new Promise<void>((ready) => {
    between.listen(port, '127.0.0.1', ready);
  });
  const here = new URL(address);
  here.port = String(port);
  return {
    address: here.href,
    hold: (wanted) => {
      held = wanted;
    },
    lose: (wanted) => {
      lost = wanted;
    },
    letGo: () => {
      held = null;
      for (const go of waiting) go();
      waiting.clear();
    },
    held: () => waiting.size,
    end: () => {
      between.closeAllConnections();
      between.close();
    },
  };
}
