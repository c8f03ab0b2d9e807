import { BrowserLocks } from './lock-manager';
import type { Partner } from './partner';
import { SharedStorage, type Written } from './shared-storage';
import type { VirtualTime } from './virtual-time';

/** Odd, so that a moment of the device is taken for no other. */
const deviceEpoch = Date.UTC(2026, 8, 1, 9) + 7;

const dayMs = 86_400_000;

/** What the tabs of one household share: device, clock, connection, storage and locks. */
export class Browser {
  readonly time: VirtualTime;
  readonly partner: Partner;
  readonly locks = new BrowserLocks();
  readonly storage: SharedStorage;
  /** Code that a page loads on demand can be had. */
  hasCode = true;
  /** Another device of the household has sent something, of which nobody here hears. */
  hasOtherDevice = false;
  /** Its clock jumped by days at some time. */
  daysJumped = false;
  #isOnline = true;
  #clockMs = 0;
  readonly #stamps = new Map<number, number>();
  readonly #connections = new Set<() => void>();

  constructor(
    time: VirtualTime,
    partner: Partner,
    items: Readonly<Record<string, string>>,
    onWrite: (written: Written) => void,
  ) {
    this.time = time;
    this.partner = partner;
    this.storage = new SharedStorage(time, items, onWrite);
  }

  /** Milliseconds since 1970, as the device believes. */
  now(): number {
    const stamp = deviceEpoch + this.time.now + this.#clockMs;
    this.#stamps.set(stamp, this.time.now);
    return stamp;
  }

  /** Milliseconds of the run at which the device's clock said so; null when nobody asked it then. */
  runTimeOf(stamp: number): number | null {
    return this.#stamps.get(stamp) ?? null;
  }

  moveClock(ms: number): void {
    this.#clockMs += ms;
    if (Math.abs(ms) >= dayMs) this.daysJumped = true;
  }

  get isOnline(): boolean {
    return this.#isOnline;
  }

  setOnline(isOnline: boolean): void {
    if (this.#isOnline === isOnline) return;
    this.#isOnline = isOnline;
    for (const changed of [...this.#connections]) changed();
  }

  /** The result ends it. */
  onConnection(changed: () => void): () => void {
    this.#connections.add(changed);
    return () => void this.#connections.delete(changed);
  }
}
