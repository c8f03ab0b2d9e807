import type { LedgerEntry } from '../../../src/engine';
import { mirrored, quotes, sides, type Pair, type Quote, type Side } from './names';
import type { Page, Pages } from './page';

/** A question under way, and how it was with the partner when it left. */
export interface Asked {
  /** It may be answered `no`, as it was then or as an old copy has it. */
  readonly mayBeNo: boolean;
  /** None was there then, and none on its way. */
  readonly isNone: boolean;
}

export interface Timer {
  readonly seconds: number;
  /** So long has really passed; a tab that sleeps hears of it later. */
  readonly due: boolean;
}

export interface Tab {
  readonly page: Page;
  readonly quote: Quote;
  readonly timers: Pair<Timer | null>;
  readonly asked: Pair<Asked | null>;
  /** Another tab wrote, and this one has not heard of it. */
  readonly unheard: boolean;
  /** It is told once no other tab has the lock. */
  readonly watchesLock: boolean;
}

/** A commit that has left, until nobody can hear of it any more and it can do nothing. */
export interface Flight {
  readonly quote: Quote;
  readonly attempt: number;
  /** Null once the page that sent it is gone, or has heard how it ended. */
  readonly sender: Side | null;
  /** It may still do its work. */
  readonly alive: boolean;
  /** Whole beats since it left, while it may do its work. */
  readonly age: number;
  /** What the partner answered; null for nothing. */
  readonly answer: 'made' | 'refused' | 'conflict' | null;
}

/** Everything that is so at one moment: two tabs of one browser, and the partner. */
export interface World {
  readonly tabs: Pair<Tab>;
  readonly storage: Pair<LedgerEntry | null>;
  readonly lock: Side | null;
  /** The partner's database. */
  readonly made: Pair<boolean>;
  /** Beats that may still begin before every copy of the database knows that it was made. */
  readonly stale: Pair<number>;
  readonly flights: readonly Flight[];
  /** A commit was under way for longer than any is assumed to be. */
  readonly beyond: boolean;
}

const bit = (value: boolean): string => (value ? '1' : '0');

/** Entries by number, for short names. */
export class Entries {
  readonly #ids = new Map<string, number>();
  readonly #names = new WeakMap<LedgerEntry, Pair<string>>();
  readonly #ones = new Map<string, LedgerEntry>();

  /** One object for all that are the same. */
  one(entry: LedgerEntry): LedgerEntry {
    const name = this.id(entry);
    const known = this.#ones.get(name) ?? entry;
    this.#ones.set(name, known);
    return known;
  }

  id(entry: LedgerEntry | null): string {
    return this.#namesOf(entry)[0];
  }

  mirror(entry: LedgerEntry | null): string {
    return this.#namesOf(entry)[1];
  }

  #namesOf(entry: LedgerEntry | null): Pair<string> {
    if (entry === null) return ['-', '-'];
    const known = this.#names.get(entry);
    if (known !== undefined) return known;
    const text = JSON.stringify(entry);
    const names = [this.#number(text), this.#number(mirrored(text))] as const;
    this.#names.set(entry, names);
    return names;
  }

  #number(text: string): string {
    const known = this.#ids.get(text) ?? this.#ids.size;
    this.#ids.set(text, known);
    return String(known);
  }
}

const timerName = (timer: Timer | null): string =>
  timer === null ? '-' : `${timer.seconds}${timer.due ? 'd' : 'w'}`;
const askedName = (asked: Asked | null): string =>
  asked === null ? '-' : bit(asked.mayBeNo) + bit(asked.isNone);

/** A name that two worlds share when they differ in nothing but in which tab or quote is the first. */
export class Names {
  readonly #pages: Pages;
  readonly entries = new Entries();
  readonly #tabs = new WeakMap<Tab, Pair<string>>();

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  of(world: World): string {
    const plain = this.#partsOf(world, 0);
    const mirror = this.#partsOf(world, 1);
    let least = '';
    for (const { tabs, rest } of [plain, mirror]) {
      for (const isTurned of [false, true]) {
        const name = `${isTurned ? tabs[1] : tabs[0]}|${isTurned ? tabs[0] : tabs[1]}|${rest[isTurned ? 1 : 0]}`;
        if (least === '' || name < least) least = name;
      }
    }
    return least;
  }

  #partsOf(world: World, way: 0 | 1): { readonly tabs: Pair<string>; readonly rest: Pair<string> } {
    const [one, another] = world.tabs;
    const rest = (isTurned: boolean) => this.#restOf(world, isTurned, way);
    return {
      tabs: [this.#tabOf(one)[way], this.#tabOf(another)[way]],
      rest: [rest(false), rest(true)],
    };
  }

  /** Of a tab, as it is and with the quotes changed over. */
  #tabOf(tab: Tab): Pair<string> {
    const known = this.#tabs.get(tab);
    if (known !== undefined) return known;
    const { page, timers, asked, unheard, watchesLock } = tab;
    const flags = bit(unheard) + bit(watchesLock);
    const [first, second] = quotes.map(
      (quote) => timerName(timers[quote]) + askedName(asked[quote]),
    );
    const names = [
      `${page.id},${first},${second},${flags}`,
      `${this.#pages.mirror(page)},${second},${first},${flags}`,
    ] as const;
    this.#tabs.set(tab, names);
    return names;
  }

  #restOf(world: World, isTurned: boolean, way: 0 | 1): string {
    const { storage, made, stale, lock } = world;
    const sideName = (side: Side | null): string =>
      side === null ? '-' : bit((side === 1) !== isTurned);
    const quoteNames = quotes.map((quote) => {
      const entry = this.entries[way === 0 ? 'id' : 'mirror'](storage[quote]);
      return `${entry}${bit(made[quote])}${stale[quote]}`;
    });
    const flights = world.flights.map(
      ({ quote, attempt, sender, alive, age, answer }) =>
        `${quote ^ way}${attempt}${sideName(sender)}${alive ? age : 'x'}${answer ?? '-'}`,
    );
    const [first, second] = way === 0 ? quoteNames : quoteNames.toReversed();
    if (flights.length > 1) flights.sort();
    return `${first},${second}|${sideName(lock)}${flights.join(' ')}${bit(world.beyond)}`;
  }
}

/** The commits that may still do their work. */
export const alive = ({ flights }: World): readonly Flight[] =>
  flights.filter((flight) => flight.alive);

/** Every entry that anybody holds, with who holds it. */
export const heldEntries = (world: World): readonly LedgerEntry[] => [
  ...sides.flatMap((side) => world.tabs[side].page.state.commits.ledger['order'] ?? []),
  ...quotes.flatMap((quote) => world.storage[quote] ?? []),
];
