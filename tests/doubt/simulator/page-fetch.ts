import type { Browser } from './browser';
import { operationOf, type Exchange } from './partner';
import type { PageLife } from './page-life';

export interface FetchWitness {
  /** `fetch` was called; `exchange` is null when nothing left. */
  readonly fetched: (operation: string, exchange: Exchange | null) => void;
  /** The page was there to receive the answer. */
  readonly heard: (exchange: Exchange) => void;
}

/** A page's `fetch`: through the wire to the partner, and back while the page is there. */
export function pageFetch(browser: Browser, life: PageLife, witness: FetchWitness) {
  /** Requests that a frozen page gave up; they end badly when it is thawed. */
  let dropped = 0;

  const fetch = (address: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      if (!life.touch()) return;
      const lose = (): void => reject(new TypeError('Failed to fetch'));
      const { signal } = init;
      if (signal?.aborted === true) {
        reject(signal.reason as Error);
        return;
      }
      const sent = {
        method: init.method?.toUpperCase() ?? 'GET',
        address,
        body: typeof init.body === 'string' ? init.body : null,
      };
      if (!browser.isOnline) {
        witness.fetched(operationOf(sent), null);
        life.schedule(lose, 1);
        return;
      }
      const bearer = /^Bearer (.+)$/.exec(new Headers(init.headers).get('authorization') ?? '');
      const generation = dropped;
      const exchange = browser.partner.receive(sent, bearer?.[1] ?? null, (heard) =>
        life.happen(() => {
          if (heard === 'lost' || !browser.isOnline || generation !== dropped) lose();
          // A real Response takes more time than all the rest.
          else {
            witness.heard(exchange);
            resolve({ status: heard.status, text: () => Promise.resolve(heard.text) } as Response);
          }
        }),
      );
      witness.fetched(exchange.operation, exchange);
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });

  return {
    fetch,
    /** What is on its way is never heard of by this page. */
    drop: (): void => void (dropped += 1),
  };
}
