/** One thing that falls due; what it returns is waited for, in no virtual time. */
interface Due {
  readonly at: number;
  readonly order: number;
  readonly work: () => void | Promise<void>;
}

/** Until every promise that can go on has gone on. */
export const calm = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Milliseconds that pass only when a test says so; nothing here waits for a real clock. */
export class VirtualTime {
  #now = 0;
  #order = 0;
  #due: Due[] = [];
  readonly #afterEach: () => void;

  /** @param afterEach Called after everything that happened, once all that it led to has happened. */
  constructor(afterEach: () => void) {
    this.#afterEach = afterEach;
  }

  /** Milliseconds since the run began. */
  get now(): number {
    return this.#now;
  }

  /** The result calls it off. */
  schedule(work: Due['work'], ms: number): () => void {
    const due: Due = { at: this.#now + Math.max(0, ms), order: (this.#order += 1), work };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((one) => one !== due);
    };
  }

  /** Lets so much time pass, with all that falls due in it. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await this.settle();
    for (let next = this.#next(end); next !== null; next = this.#next(end)) {
      this.#due.splice(this.#due.indexOf(next), 1);
      this.#now = next.at;
      await next.work();
      await this.settle();
    }
    this.#now = end;
  }

  /** All that needs no time has happened. */
  async settle(): Promise<void> {
    await calm();
    this.#afterEach();
  }

  #next(end: number): Due | null {
    let first: Due | null = null;
    for (const one of this.#due) {
      if (one.at > end) continue;
      if (first === null || one.at < first.at || (one.at === first.at && one.order < first.order))
        first = one;
    }
    return first;
  }
}
