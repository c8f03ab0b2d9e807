import type { LedgerEntry } from '../../../src/engine';
import { mirrored, quotes, sides, type Pair, type Quote, type Side } from './names';
import type { Page, Pages } from './page';

/** A question under way, and how it was with the partner when it left. */
export interface Asked {
  readonly isMade: boolean;
  readonly isAlive: boolean;
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
  readonly flights: readonly Flight[];
  /** Attempt of the last commit of each quote that left. */
  readonly left: Pair<number>;
  /** A commit was under way for longer than any is assumed to be. */
  readonly beyond: boolean;
}

const swapped = <T>([one, another]: Pair<T>): Pair<T> => [another, one];
const bit = (value: boolean): string => (value ? '1' : '0');

/** Entries by number, for short names. */
export class Entries {
  readonly #ids = new Map<string, number>();
  readonly #mirrors = new Map<string, string>();

  id(entry: LedgerEntry | null): string {
    if (entry === null) return '-';
    const text = JSON.stringify(entry);
    return String(this.#number(text));
  }

  mirror(entry: LedgerEntry | null): string {
    if (entry === null) return '-';
    const text = JSON.stringify(entry);
    const known = this.#mirrors.get(text) ?? mirrored(text);
    this.#mirrors.set(text, known);
    return String(this.#number(known));
  }

  #number(text: string): number {
    const known = this.#ids.get(text) ?? this.#ids.size;
    this.#ids.set(text, known);
    return known;
  }
}

const timerName = (timer: Timer | null): string =>
  timer === null ? '-' : `${timer.seconds}${timer.due ? 'd' : 'w'}`;
const askedName = (asked: Asked | null): string =>
  asked === null ? '-' : bit(asked.isMade) + bit(asked.isAlive);

/** A name that two worlds share when they differ in nothing but in which tab or quote is the first. */
export class Names {
  readonly #pages: Pages;
  readonly entries = new Entries();

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  of(world: World): string {
    const names = [false, true].flatMap((isMirrored) =>
      [false, true].map((isTurned) => this.#name(world, isTurned, isMirrored)),
    );
    return names.reduce((least, name) => (name < least ? name : least));
  }

  #name(world: World, isTurned: boolean, isMirrored: boolean): string {
    const bySide = <T>(pair: Pair<T>): Pair<T> => (isTurned ? swapped(pair) : pair);
    const byQuote = <T>(pair: Pair<T>): Pair<T> => (isMirrored ? swapped(pair) : pair);
    const sideName = (side: Side | null): string =>
      side === null ? '-' : bit((side === 1) !== isTurned);
    const quoteName = (quote: Quote): string => bit((quote === 1) !== isMirrored);
    const tabs = bySide(world.tabs).map((tab) =>
      [
        isMirrored ? this.#pages.mirror(tab.page) : tab.page.id,
        byQuote(tab.timers).map(timerName).join(' '),
        byQuote(tab.asked).map(askedName).join(' '),
        bit(tab.unheard) + bit(tab.watchesLock),
      ].join(','),
    );
    const storage = byQuote(world.storage).map((entry) =>
      isMirrored ? this.entries.mirror(entry) : this.entries.id(entry),
    );
    const flights = world.flights
      .map(
        ({ quote, attempt, sender, alive, age, answer }) =>
          quoteName(quote) + attempt + sideName(sender) + (alive ? age : 'x') + (answer ?? '-'),
      )
      .toSorted();
    return [
      ...tabs,
      ...storage,
      sideName(world.lock),
      byQuote(world.made).map(bit).join(''),
      flights.join(' '),
      byQuote(world.left).join(''),
      bit(world.beyond),
    ].join('|');
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
