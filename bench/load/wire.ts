import { Agent, request } from 'node:http';

/** What came of one request. */
export interface Exchange {
  readonly path: string;
  /** HTTP status, or why there was no answer. */
  readonly end: string;
  readonly milliseconds: number;
}

export interface Sending {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Answer {
  readonly status: number;
  readonly text: () => string;
  /** Seconds after which to come again; null for an answer that does not say. */
  readonly retryAfter: number | null;
}

/** How long a page waits for an answer. */
const PATIENCE_MS = 20_000;

/** One household's connections, as a browser has them: kept open, at most six. */
export class Wire {
  readonly exchanges: Exchange[] = [];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });
  readonly #port: number;

  constructor(port: number) {
    this.#port = port;
  }

  /** @throws what the connection was lost with, or that nothing came. */
  async send(sending: Sending): Promise<Answer> {
    const began = performance.now();
    const note = (end: string) => {
      this.exchanges.push({ path: sending.path, end, milliseconds: performance.now() - began });
    };
    try {
      const answer = await this.#exchange(sending);
      note(String(answer.status));
      return answer;
    } catch (error) {
      note((error as NodeJS.ErrnoException).code ?? String(error));
      throw error;
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  #exchange({ method, path, headers, body }: Sending): Promise<Answer> {
    const agent = this.#agent;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const where = { agent, host: '127.0.0.1', port: this.#port, method, path, headers, signal };
    return new Promise((resolve, reject) => {
      const sent = request(where, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const after = response.headers['retry-after'];
          resolve({
            status: response.statusCode ?? 0,
            // Files are packed, and nobody reads them here.
            text: () => Buffer.concat(chunks).toString(),
            retryAfter: after === undefined ? null : Number(after),
          });
        });
      });
      sent.on('error', (error) => {
        reject(signal.aborted ? new Error(`nothing within ${String(PATIENCE_MS)} ms`) : error);
      });
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}
