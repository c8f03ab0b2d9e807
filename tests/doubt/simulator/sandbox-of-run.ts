import { createSandbox } from '../../../sandbox';
import type { Json } from '../../../src/api';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A request as the wire carries it. */
export interface Sent {
  readonly method: string;
  /** Under `/api`, with its query. */
  readonly address: string;
  readonly body: string | null;
}

/**
 * The real sandbox in memory, one for all runs: it is emptied, and what was asked of it before the
 * run began is asked again, which gives the same ids.
 */
export class SandboxOfRun {
  readonly #sandbox;
  #ids = 0;
  #token = '';
  #now = 0;

  constructor() {
    this.#sandbox = createSandbox({
      database: ':memory:',
      clock: () => new Date(this.#now),
      randomId: () => `id-${String((this.#ids += 1))}`,
      wait: () => Promise.resolve(),
      // Tokens of the households live and die at the partner's gate.
      tokenSeconds: 1_000_000_000,
    });
  }

  async begin(now: number, requests: readonly Sent[]): Promise<void> {
    this.#now = now;
    this.#ids = 0;
    await this.#sandbox.reset();
    const { text } = await this.do(now, { method: 'POST', address: '/api/auth/token', body: null });
    this.#token = (JSON.parse(text) as { readonly token: string }).token;
    for (const request of requests) await this.do(now, request);
  }

  /** Does the work, and says what the partner would answer. */
  async do(now: number, { method, address, body }: Sent): Promise<Answer> {
    this.#now = now;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` };
    const request = new Request(`http://partner.test${address}`, {
      method,
      headers,
      ...(body !== null && { body }),
    });
    const response = await this.#sandbox.fetch(request);
    return { status: response.status, text: await response.text() };
  }
}

export const bodyOf = ({ body }: Pick<Sent, 'body'>): Json =>
  body === null ? null : (JSON.parse(body) as Json);
