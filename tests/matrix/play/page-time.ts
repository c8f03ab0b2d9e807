import { vi } from 'vitest';

/** Until every promise that can go on has gone on. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Turns without a sign of life after which a page is at rest. */
const quietTurns = 4;
/** So many turns without an end are an end without rest. */
const mostTurns = 20_000;

/** Something that may be under way, and is nobody's timer. */
export interface Busy {
  /** A number that changes with every sign of life. */
  readonly signs: () => number;
  readonly isBusy: () => boolean;
}

/** Time of the page, which passes only when a test says so: every timer and clock that it has. */
export class PageTime {
  readonly #busy: Busy;

  constructor(busy: Busy) {
    this.#busy = busy;
  }

  /** From now on no clock goes by itself. */
  static stop(at: Date): void {
    vi.useFakeTimers({
      now: at,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    });
  }

  static end(): void {
    vi.useRealTimers();
  }

  /** All that needs no time has happened. */
  async settle(): Promise<void> {
    let quiet = 0;
    let last = this.#busy.signs();
    for (let turns = 0; quiet < quietTurns; turns += 1) {
      await turn();
      const signs = this.#busy.signs();
      quiet = signs === last && !this.#busy.isBusy() ? quiet + 1 : 0;
      last = signs;
      if (turns > mostTurns) throw new Error('The page never comes to rest.');
    }
  }

  /** Lets so much time pass, with all that falls due in it. */
  async pass(ms: number): Promise<void> {
    await this.settle();
    const until = Date.now() + ms;
    setTimeout(() => undefined, ms);
    while (Date.now() < until) {
      vi.advanceTimersToNextTimer();
      await this.settle();
    }
  }
}
