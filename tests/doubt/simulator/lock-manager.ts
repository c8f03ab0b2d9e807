interface Holder extends LockInfo {
  readonly name: string;
  readonly mode: LockMode;
  readonly clientId: string;
}
interface Waiting extends Holder {
  readonly grant: () => void;
}

/** The locks of one browser, by name, in the order of asking. */
export class BrowserLocks {
  #held: readonly Holder[] = [];
  #waiting: readonly Waiting[] = [];

  get snapshot(): LockManagerSnapshot {
    return { held: [...this.#held], pending: [...this.#waiting] };
  }

  /** Whether that page holds an exclusive lock. */
  isHeldBy(page: string): boolean {
    return this.#held.some(({ clientId, mode }) => clientId === page && mode === 'exclusive');
  }

  /** The page is gone, and with it what it held or waited for. */
  drop(page: string): void {
    this.#waiting = this.#waiting.filter(({ clientId }) => clientId !== page);
    for (const one of this.#held.filter(({ clientId }) => clientId === page)) this.release(one);
  }

  isFree({ name, mode }: Holder): boolean {
    return !this.#held.some(
      (one) => one.name === name && (one.mode === 'exclusive' || mode === 'exclusive'),
    );
  }

  async take(mine: Holder, signal: AbortSignal | undefined): Promise<void> {
    if (this.isFree(mine)) {
      this.#held = [...this.#held, mine];
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        this.#held = [...this.#held, mine];
        resolve();
      };
      const waiting = { ...mine, grant };
      this.#waiting = [...this.#waiting, waiting];
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(signal.reason as Error);
      });
    });
  }

  release(mine: Holder): void {
    if (!this.#held.includes(mine)) return;
    this.#held = this.#held.filter((one) => one !== mine);
    for (const one of this.#waiting) {
      if (one.name !== mine.name || !this.isFree(one)) continue;
      this.#waiting = this.#waiting.filter((other) => other !== one);
      one.grant();
    }
  }
}

/** What one page asks with; nothing of it goes on once the page is gone. */
export class PageLocks implements LockManager {
  readonly #locks: BrowserLocks;
  readonly #page: string;
  readonly #isThere: () => boolean;

  constructor(locks: BrowserLocks, page: string, isThere: () => boolean) {
    this.#locks = locks;
    this.#page = page;
    this.#isThere = isThere;
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve(this.#locks.snapshot);
  }

  request<T>(name: string, callback: LockGrantedCallback<T>): Promise<Awaited<T>>;
  request<T>(
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<T>,
  ): Promise<Awaited<T>>;
  async request<T>(
    name: string,
    ...rest: [LockGrantedCallback<T>] | [LockOptions, LockGrantedCallback<T>]
  ): Promise<Awaited<T>> {
    const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest;
    const { mode = 'exclusive', ifAvailable = false, signal } = options;
    const mine: Holder = { name, mode, clientId: this.#page };
    if (ifAvailable && !this.#locks.isFree(mine)) return await callback(null);
    await this.#locks.take(mine, signal);
    try {
      // Of a page that is gone nothing goes on.
      return this.#isThere() ? await callback(mine) : await new Promise(() => undefined);
    } finally {
      this.#locks.release(mine);
    }
  }
}
