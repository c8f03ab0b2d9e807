import type { VirtualTime } from './virtual-time';

/**
 * One load of one page: runs, is frozen, or is gone. Everything that the page does with the world
 * outside passes through here, so that it can end at any of these points.
 */
export class PageLife {
  readonly #time: VirtualTime;
  #state: 'runs' | 'frozen' | 'gone' = 'runs';
  #left: number | null = null;
  #late: (() => void)[] = [];
  readonly #onEnd: () => void;

  constructor(time: VirtualTime, onEnd: () => void) {
    this.#time = time;
    this.#onEnd = onEnd;
  }

  get isThere(): boolean {
    return this.#state !== 'gone';
  }

  get isFrozen(): boolean {
    return this.#state === 'frozen';
  }

  /** The page dies when it touches the world for so many more times. */
  dieAfter(touches: number): void {
    this.#left = touches;
  }

  /** What was to end it is called off. */
  spare(): void {
    this.#left = null;
  }

  /** The page is about to do something that others can notice; false when it is gone. */
  touch(): boolean {
    if (this.#left !== null && this.isThere && (this.#left -= 1) < 0) this.end();
    return this.isThere;
  }

  end(): void {
    if (!this.isThere) return;
    this.#state = 'gone';
    this.#late = [];
    this.#onEnd();
  }

  freeze(): void {
    if (this.#state === 'runs') this.#state = 'frozen';
  }

  /** What fell due meanwhile happens now. */
  thaw(): void {
    if (this.#state !== 'frozen') return;
    this.#state = 'runs';
    const late = this.#late;
    this.#late = [];
    for (const work of late) this.happen(work);
  }

  /** At once, when the page is thawed, or never. */
  happen(work: () => void): void {
    if (this.#state === 'frozen') this.#late.push(work);
    else if (this.touch()) work();
  }

  schedule(work: () => void, ms: number): () => void {
    let isOff = false;
    const callOff = this.#time.schedule(
      () =>
        this.happen(() => {
          if (!isOff) work();
        }),
      ms,
    );
    return () => {
      isOff = true;
      callOff();
    };
  }
}
