import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createSite, type SiteOptions } from '../site';
import { close, listen, portOf } from '../listen';
import { builtPages, OWN } from './built-pages';

const usual = { Request: globalThis.Request, Response: globalThis.Response };

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Sending {
  readonly method?: string;
  /** As it is written on the wire. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly agent?: Agent;
}

export interface RunningSite {
  readonly port: number;
  /** @throws what the connection was lost with. */
  readonly send: (sending: Sending) => Promise<Answer>;
  /** At the latest after so many milliseconds. */
  readonly stop: (withinMs?: number) => Promise<void>;
  readonly address: string;
}

/** A site that listens at a port of its own. */
export async function runSite(
  options: Pick<SiteOptions, 'partner' | 'gate'>,
): Promise<RunningSite> {
  const site = createSite({ folder: builtPages(), settings: OWN, ...options });
  const server = await listen(site, '127.0.0.1', 0);
  const port = portOf(server);
  const bound = server.address();
  return {
    port,
    address: typeof bound === 'object' && bound !== null ? bound.address : '',
    send: (sending) => send(port, sending),
    stop: async (withinMs = 1000) => {
      await close(server, withinMs);
      // The listener has put its own in their place, for whatever else runs here.
      Object.assign(globalThis, usual);
    },
  };
}

function send(port: number, { body, ...sending }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent: false, ...sending }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
