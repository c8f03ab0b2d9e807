import { createSandbox } from '../../../sandbox';

/** A request as the wire carries it. */
export interface Sent {
  readonly method: string;
  /** Under `/api`, with its query. */
  readonly address: string;
  readonly body: string | null;
  readonly bearer: string | null;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A request that the sandbox keeps something of, and what it drew by chance for it. */
export interface Kept {
  readonly sent: Sent;
  readonly ids: readonly string[];
  readonly at: number;
}

/** What was asked for a token with, by the visitor that asked. */
const asVisitor = (uid: string): Sent => ({
  ...{ method: 'POST', address: '/api/auth/token', bearer: null },
  body: JSON.stringify({ uid }),
});

const keeping =
  /\/(switch\/(v2\/|pro\/(key|update|complete))|bank\/is-valid|carbonoffset\/payment)/;

/**
 * The real sandbox in memory, one for all cells. It is emptied, and what was asked of it before is
 * asked again with the same ids, which gives the same quotes and keys.
 */
export class PlayedSandbox {
  readonly #sandbox;
  #ids = 0;
  #again: string[] = [];
  #drawn: string[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  #kept: Kept[] = [];
  /** Requests that it has in hand. */
  busy = 0;

  constructor(clock: () => Date) {
    this.#sandbox = createSandbox({
      database: ':memory:',
      clock,
      randomId: () => this.#draw(),
      wait: () => Promise.resolve(),
      key: 'matrix',
    });
  }

  #draw(): string {
    const id = this.#again.shift() ?? `id-${String((this.#ids += 1))}`;
    this.#drawn.push(id);
    return id;
  }

  /** What it has to be asked again to be as it is now. */
  get kept(): readonly Kept[] {
    return this.#kept;
  }

  /** One after another, so that it is known which drew what. */
  async serve(sent: Sent): Promise<Answer> {
    this.busy += 1;
    const served = this.#queue.then(() => this.#serve(sent));
    this.#queue = served.catch(() => undefined);
    try {
      return await served;
    } finally {
      this.busy -= 1;
    }
  }

  async #serve(sent: Sent): Promise<Answer> {
    this.#drawn = [];
    const at = Date.now();
    const answer = await this.#ask(sent);
    if (answer.status === 200 && keeping.test(sent.address))
      this.#kept.push({ sent, ids: this.#drawn, at });
    return answer;
  }

  async #ask({ method, address, body, bearer }: Sent): Promise<Answer> {
    const headers = {
      'content-type': 'application/json',
      ...(bearer !== null && { authorization: bearer }),
    };
    const request = new Request(`${window.location.origin}${address}`, {
      method,
      headers,
      ...(body !== null && { body }),
    });
    const response = await this.#sandbox.fetch(request);
    return { status: response.status, text: await response.text() };
  }

  /** Empty but for what these requests of one visitor left behind. */
  async become(kept: readonly Kept[], visitor: string): Promise<void> {
    await this.#queue;
    await this.#sandbox.reset();
    this.#kept = [];
    // What comes after is named alike in every run.
    this.#ids = Math.max(0, ...kept.flatMap(({ ids }) => ids.map((id) => Number(id.slice(3)))));
    const { text } = await this.#ask(asVisitor(visitor));
    const { token } = JSON.parse(text) as { readonly token: string };
    for (const { sent, ids } of kept) {
      this.#again = [...ids];
      const { status } = await this.serve({ ...sent, bearer: `Bearer ${token}` });
      if (status !== 200) throw new Error(`${sent.address} is answered ${String(status)} now.`);
      this.#again = [];
    }
  }

  /** The switches that there are, as whoever looks after the sandbox sees them. */
  async switches(): Promise<readonly SwitchRow[]> {
    const request = new Request('http://partner.test/api/__sandbox/switches', {
      headers: { 'x-sandbox-key': 'matrix' },
    });
    const response = await this.#sandbox.fetch(request);
    if (response.status !== 200) throw new Error(await response.text());
    return (await response.json()) as readonly SwitchRow[];
  }

  /** A person looks at a page of the partner's. */
  async browse(path: string): Promise<void> {
    const response = await this.#sandbox.fetch(new Request(`${window.location.origin}${path}`));
    if (response.status >= 400) throw new Error(`${path} is answered ${String(response.status)}.`);
  }

  async close(): Promise<void> {
    await this.#sandbox.close();
  }
}

export interface SwitchRow {
  readonly switchId: string;
  readonly tariffId: string;
  readonly referenceNumbers: { readonly g: string | null; readonly e: string | null };
  readonly saved: { readonly personal: Readonly<Record<string, unknown>> };
}
