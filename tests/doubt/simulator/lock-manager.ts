interface Lock {
  readonly name: string;
  readonly mode: 'exclusive' | 'shared';
}
interface LockOptions {
  readonly mode?: Lock['mode'];
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}
interface Holder extends Lock {
  readonly tab: string;
}
interface Waiting extends Holder {
  readonly grant: () => void;
}

/** One lock manager of one browser, as far as `navigator.locks` is used; in the order of asking. */
export class LockManager {
  #held: readonly Holder[] = [];
  #waiting: readonly Waiting[] = [];

  /** What one tab asks with; nothing of it goes on once the tab is gone. */
  of(tab: string, isThere: () => boolean) {
    return {
      query: () => Promise.resolve({ held: this.#held, pending: this.#waiting }),
      request: async <T>(
        name: string,
        { mode = 'exclusive', ifAvailable = false, signal }: LockOptions,
        held: (lock: Lock | null) => T | Promise<T>,
      ): Promise<T> => {
        const mine: Holder = { tab, name, mode };
        if (ifAvailable && !this.#isFree(mine)) return held(null);
        await this.#take(mine, signal);
        try {
          // Of a page that is gone nothing goes on.
          return isThere() ? await held(mine) : await new Promise<T>(() => undefined);
        } finally {
          this.#release(mine);
        }
      },
    };
  }

  /** Whether that tab holds an exclusive lock. */
  isHeldBy(tab: string): boolean {
    return this.#held.some((one) => one.tab === tab && one.mode === 'exclusive');
  }

  /** The tab is gone, and with it what it held or waited for. */
  drop(tab: string): void {
    this.#waiting = this.#waiting.filter((one) => one.tab !== tab);
    for (const one of this.#held.filter((each) => each.tab === tab)) this.#release(one);
  }

  #isFree({ name, mode }: Lock): boolean {
    return !this.#held.some(
      (one) => one.name === name && (one.mode === 'exclusive' || mode === 'exclusive'),
    );
  }

  async #take(mine: Holder, signal: AbortSignal | undefined): Promise<void> {
    if (this.#isFree(mine)) {
      this.#held = [...this.#held, mine];
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiting = { ...mine, grant: resolve };
      this.#waiting = [...this.#waiting, waiting];
      signal?.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(signal.reason as Error);
      });
      // It is held under the name that is released.
      waiting.grant = () => {
        this.#held = [...this.#held, mine];
        resolve();
      };
    });
  }

  #release(mine: Holder): void {
    if (!this.#held.includes(mine)) return;
    this.#held = this.#held.filter((one) => one !== mine);
    for (const one of this.#waiting) {
      if (one.name !== mine.name || !this.#isFree(one)) continue;
      this.#waiting = this.#waiting.filter((other) => other !== one);
      one.grant();
    }
  }
}
