import type { Operation } from '../../../src/api';
import type { Json } from '../../../src/engine';

const names = [
  'token',
  'alreadySwitched',
  'switchKey',
  'customer',
  'address',
  'terms',
  'verifyBank',
  'bank',
  'complete',
] as const;

export const operations: Readonly<Record<string, Operation>> = Object.fromEntries(
  names.map((name) => [name, { method: 'POST', path: `/${name}` }]),
);

/** One request that a page sent; nothing is answered by itself. */
export interface Request {
  readonly operation: string;
  readonly body: Json;
  /** The page hears how it ends. */
  readonly isHeard: () => boolean;
  readonly answer: (status: number, body?: Json) => void;
  /** 200, and what is no JSON. */
  readonly garble: () => void;
  readonly lose: () => void;
}

export interface Partner {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Answers with 401, as often as the client sends it anew by itself: that counts as one call. */
  readonly forbid: (operation: string, settle: () => Promise<void>) => Promise<void>;
  /** Those that the page sent of itself, in order. */
  readonly looked: () => readonly Request[];
  /** The last of this operation that is not answered; undefined for none. */
  readonly waiting: (operation: string) => Request | undefined;
}

/** What answers the requests, each when the test says so; `sees` is told of one as it leaves. */
export function createPartner(sees: (operation: string) => void): Partner {
  const requests: Request[] = [];
  const replays = new Set<Request>();
  const waiting: Partner['waiting'] = (operation) =>
    requests.findLast((one) => one.operation === operation && one.isHeard());
  return {
    waiting,
    looked: () => requests.filter((one) => one.operation !== 'token' && !replays.has(one)),
    forbid: async (operation, settle) => {
      const first = waiting(operation);
      first?.answer(401);
      await settle();
      const again = waiting(operation);
      if (again === undefined) return;
      if (JSON.stringify(again.body) !== JSON.stringify(first?.body)) return;
      replays.add(again);
      again.answer(401);
    },
    fetch: (address, { body, signal }) =>
      new Promise((resolve, reject) => {
        const operation = address.split('/').at(-1) ?? '';
        sees(operation);
        let ended = false;
        const end = (how: () => void) => {
          ended = true;
          how();
        };
        signal?.addEventListener('abort', () =>
          end(() => reject(new DOMException('', 'AbortError'))),
        );
        const send = (text: string, status: number) => end(() => resolve(textAnswer(text, status)));
        requests.push({
          operation,
          body: typeof body === 'string' ? (JSON.parse(body) as Json) : null,
          isHeard: () => !ended,
          answer: (status, answered = null) =>
            send(answered === null ? '' : JSON.stringify(answered), status),
          garble: () => send('<!doctype html>', 200),
          lose: () => end(() => reject(new TypeError('Failed to fetch'))),
        });
      }),
  };
}

const withoutBody = [204, 304];

const textAnswer = (text: string, status: number): Response =>
  new Response(withoutBody.includes(status) ? null : text, { status });
