import { operations } from 'virtual:api-contract';
import type { Json } from '../../../src/api';
import type { Answer, PlayedSandbox, Sent } from './sandbox';

/** What lies on the wire, for the calls that it is meant for. */
export interface Laid {
  readonly operation: string;
  /** Only for a body that has these values. */
  readonly match?: Readonly<Record<string, boolean>>;
  /** Only for so many calls. */
  times?: number;
  /** `good` has the sandbox do its work, when it is called. */
  readonly play: (good: () => Promise<Answer>, wire: Page) => Promise<Answer>;
}

/** What a fault may use of the page's time. */
interface Page {
  /** Goes on after so many milliseconds of the page's time. */
  readonly later: (ms: number) => Promise<void>;
}

export interface Logged {
  readonly operation: string;
  readonly sent: Sent;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
  readonly at: number;
  /** Nothing where none came. */
  status: number | null;
}

/** The connection was lost. */
export class Lost extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

export const never = (): Promise<Answer> => new Promise(() => undefined);

/** Stands between a page and the sandbox: hears every call, and answers in its own way where that is laid. */
export class Wire {
  readonly #sandbox: PlayedSandbox;
  readonly log: Logged[] = [];
  #laid: Laid[] = [];
  #isCut = false;

  constructor(sandbox: PlayedSandbox) {
    this.#sandbox = sandbox;
  }

  lay(laid: Laid): void {
    this.#laid = [...this.#laid, laid];
  }

  /** Everything answers as the sandbox does, or the operation does. */
  mend(operation?: string): void {
    this.#laid =
      operation === undefined ? [] : this.#laid.filter((laid) => laid.operation !== operation);
  }

  /** Nothing is sent or heard any more: the page is gone. */
  cut(): void {
    this.#isCut = true;
  }

  sent(operation: string): readonly Logged[] {
    return this.log.filter((one) => one.operation === operation);
  }

  readonly fetch = (address: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      if (this.#isCut) return;
      if (signal?.aborted === true) {
        reject(signal.reason as Error);
        return;
      }
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      const headers = new Headers(init.headers);
      const sent: Sent = {
        method: init.method?.toUpperCase() ?? 'GET',
        address,
        body: typeof init.body === 'string' ? init.body : null,
        bearer: headers.get('authorization'),
      };
      const logged: Logged = {
        operation: operationOf(sent),
        sent,
        headers: Object.fromEntries(headers),
        body: sent.body === null ? null : (JSON.parse(sent.body) as Json),
        at: Date.now(),
        status: null,
      };
      this.log.push(logged);
      this.#answer(logged).then(({ status, text }) => {
        logged.status = status;
        // A real Response takes more time than all the rest.
        if (!this.#isCut) resolve({ status, text: () => Promise.resolve(text) } as Response);
      }, reject);
    });

  #answer(logged: Logged): Promise<Answer> {
    const good = (): Promise<Answer> => this.#sandbox.serve(logged.sent);
    const laid = this.#laid.find((one) => isFor(one, logged));
    if (laid === undefined) return good();
    if (laid.times !== undefined) {
      laid.times -= 1;
      if (laid.times <= 0) this.#laid = this.#laid.filter((one) => one !== laid);
    }
    return laid.play(good, { later });
  }
}

const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function isFor({ operation, match = {} }: Laid, logged: Logged): boolean {
  if (operation !== logged.operation) return false;
  return Object.entries(match).every(
    ([key, value]) => (logged.body as Readonly<Record<string, Json>> | null)?.[key] === value,
  );
}

const templates = Object.entries(operations).map(([operation, { method, path }]) => ({
  operation,
  method: method.toUpperCase(),
  path: new RegExp(`^/api${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}(\\?.*)?$`),
}));

/** What the request is in the contract. */
export function operationOf({ method, address }: Pick<Sent, 'method' | 'address'>): string {
  const found = templates.find((one) => one.method === method && one.path.test(address));
  if (found === undefined) throw new Error(`The contract has no ${method} ${address}.`);
  return found.operation;
}
