import type { DeviceStorage } from '../../../src/state/storage/device-storage';
import type { VirtualTime } from './virtual-time';

/** What the device does with what is written. `full` takes nothing new, `denied` throws at every use. */
export type StorageHealth = 'works' | 'full' | 'denied';

interface Item {
  readonly value: string | null;
  /** Of all writes of the run: a later write wins. */
  readonly order: number;
}

/** Heard by a tab when another one's write has come to it. */
export interface StorageChange {
  readonly key: string;
  readonly newValue: string | null;
}

/** One write as it was made. */
export interface Written {
  readonly key: string;
  readonly value: string | null;
  readonly tab: string;
  readonly at: number;
}

/** One storage of one browser; each tab sees what the others wrote some time later. */
export class SharedStorage {
  health: StorageHealth = 'works';
  /** It was full, denied or emptied at some time. */
  wasLost = false;
  /** It could not be read at some time. */
  wasDenied = false;
  readonly #time: VirtualTime;
  readonly #items = new Map<string, Item>();
  readonly #views = new Set<TabStorage>();
  readonly #onWrite: (written: Written) => void;
  #order = 0;

  constructor(
    time: VirtualTime,
    initial: Readonly<Record<string, string>>,
    onWrite: (written: Written) => void,
  ) {
    this.#time = time;
    this.#onWrite = onWrite;
    for (const [key, value] of Object.entries(initial)) this.#items.set(key, { value, order: 0 });
  }

  /** The storage as it stands, whatever the tabs see of it yet. */
  get items(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      [...this.#items].flatMap(([key, { value }]) => (value === null ? [] : [[key, value]])),
    );
  }

  /** Grows with every write. */
  get version(): number {
    return this.#order;
  }

  /** @param late Milliseconds until this tab sees another's write. */
  open(
    tab: string,
    late: number,
    hear: (change: StorageChange) => void,
    touch: () => boolean,
  ): TabStorage {
    const view: TabStorage = new TabStorage(tab, late, new Map(this.#items), hear, {
      write: (key, value) => this.#write(view, key, value),
      health: () => this.health,
      touch,
    });
    this.#views.add(view);
    return view;
  }

  close(view: TabStorage): void {
    view.close();
    this.#views.delete(view);
  }

  setHealth(health: StorageHealth): void {
    this.health = health;
    if (health !== 'works') this.wasLost = true;
    if (health === 'denied') this.wasDenied = true;
  }

  /** The browser throws everything away; no tab is told. */
  empty(): void {
    this.wasLost = true;
    for (const key of this.#items.keys()) {
      const item = { value: null, order: (this.#order += 1) };
      this.#items.set(key, item);
      for (const view of this.#views) view.see(key, item);
    }
  }

  /** Nothing another tab wrote is still on its way to this one. */
  hasSeenAll(view: TabStorage): boolean {
    return [...this.#items].every(([key, { order }]) => view.orderOf(key) >= order);
  }

  #write(writer: TabStorage, key: string, value: string | null): Item {
    const item = { value, order: (this.#order += 1) };
    const before = this.#items.get(key)?.value ?? null;
    this.#items.set(key, item);
    this.#onWrite({ key, value, tab: writer.tab, at: this.#time.now });
    for (const view of this.#views) {
      if (view === writer) continue;
      this.#time.schedule(() => {
        view.see(key, item);
        if (before !== value) view.hear({ key, newValue: value });
      }, view.late);
    }
    return item;
  }
}

interface Behind {
  readonly write: (key: string, value: string | null) => Item;
  readonly health: () => StorageHealth;
  /** The page is about to write; false when it is gone. */
  readonly touch: () => boolean;
}

/** The storage as one tab sees it. */
export class TabStorage implements DeviceStorage {
  readonly tab: string;
  readonly late: number;
  /** A page that is frozen hears nothing, and is not told later. */
  isDeaf = false;
  readonly #seen: Map<string, Item>;
  readonly #hear: (change: StorageChange) => void;
  readonly #behind: Behind;
  #isOpen = true;

  constructor(
    tab: string,
    late: number,
    seen: Map<string, Item>,
    hear: (change: StorageChange) => void,
    behind: Behind,
  ) {
    this.tab = tab;
    this.late = late;
    this.#seen = seen;
    this.#hear = hear;
    this.#behind = behind;
  }

  close(): void {
    this.#isOpen = false;
  }

  see(key: string, item: Item): void {
    if (item.order > this.orderOf(key)) this.#seen.set(key, item);
  }

  hear(change: StorageChange): void {
    if (this.#isOpen && !this.isDeaf) this.#hear(change);
  }

  orderOf(key: string): number {
    return this.#seen.get(key)?.order ?? -1;
  }

  keys(): readonly string[] {
    this.#deny();
    return [...this.#seen].flatMap(([key, { value }]) => (value === null ? [] : [key]));
  }

  getItem(key: string): string | null {
    this.#deny();
    return this.#seen.get(key)?.value ?? null;
  }

  setItem(key: string, value: string): void {
    if (!this.#behind.touch() || !this.#isOpen) return;
    this.#deny();
    if (this.#behind.health() === 'full')
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.#seen.set(key, this.#behind.write(key, value));
  }

  removeItem(key: string): void {
    if (!this.#behind.touch() || !this.#isOpen) return;
    this.#deny();
    if ((this.#seen.get(key)?.value ?? null) !== null)
      this.#seen.set(key, this.#behind.write(key, null));
  }

  #deny(): void {
    if (this.#behind.health() === 'denied')
      throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}
