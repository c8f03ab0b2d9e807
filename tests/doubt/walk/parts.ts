import type { LedgerEntry } from '../../../src/engine';
import { Interned } from './interned';
import { mirrored, quotes, type Pair, type Quote } from './names';
import type { Page, Pages } from './page';

/** Of the two tabs: the one that is looked at, or the other. */
export type Who = 0 | 1;
export const other = (who: Who): Who => (who === 0 ? 1 : 0);

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
  readonly timers: Pair<Timer | null>;
  readonly asked: Pair<Asked | null>;
  /** The other tab wrote, and this one has not heard of it. */
  readonly unheard: boolean;
}

/** A commit that was written down, until nobody can hear of it any more and it can do nothing. */
export interface Flight {
  readonly quote: Quote;
  readonly attempt: number;
  /** Null once the page that sent it is gone, or has heard how it ended. */
  readonly sender: Who | null;
  /** It may still do its work. */
  readonly alive: boolean;
  /** Whole beats since it left, while it may do its work. */
  readonly age: number;
  /** What the partner answered; null for nothing; `stayed`: it never left. */
  readonly answer: 'made' | 'refused' | 'unauthorised' | 'conflict' | 'stayed' | null;
}

/** What is around the tabs: what they share of one browser, and the partner. */
export interface Around {
  readonly storage: Pair<LedgerEntry | null>;
  readonly lock: Who | null;
  /** The partner's database. */
  readonly made: Pair<boolean>;
  /** Beats that may still begin before every copy of the database knows that it was made. */
  readonly stale: Pair<number>;
  readonly flights: readonly Flight[];
  /** A commit was under way for longer than any is assumed to be. */
  readonly beyond: boolean;
}

/** The commits that may still do their work. */
export const alive = ({ flights }: Pick<Around, 'flights'>): readonly Flight[] =>
  flights.filter((flight) => flight.alive);

const bit = (value: boolean): string => (value ? '1' : '0');
const timerName = (timer: Timer | null): string =>
  timer === null ? '-' : `${timer.seconds}${timer.due ? 'd' : 'w'}`;
const askedName = (asked: Asked | null): string =>
  asked === null ? '-' : bit(asked.mayBeNo) + bit(asked.isNone);
const whoName = (who: Who | null): string => (who === null ? '-' : String(who));
const turnedWho = (who: Who | null): Who | null => (who === null ? null : other(who));
const swapped = <T>([one, another]: Pair<T>): Pair<T> => [another, one];

/** Tabs and what is around them, each once and under a number. */
export class Parts {
  readonly #pages: Pages;
  readonly #entries = new Interned<LedgerEntry>();
  readonly #entryIds = new WeakMap<LedgerEntry, number>();
  readonly #entryMirrors = new Map<number, LedgerEntry>();
  readonly tabs = new Interned<Tab>();
  readonly arounds = new Interned<Around>();

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** One object for all entries that are the same. */
  entry(entry: LedgerEntry): LedgerEntry {
    return this.#entries.at(this.entryId(entry));
  }

  entryId(entry: LedgerEntry | null): number {
    if (entry === null) return -1;
    const known = this.#entryIds.get(entry);
    if (known !== undefined) return known;
    const id = this.#entries.idOf(JSON.stringify(entry), () => entry);
    this.#entryIds.set(entry, id);
    return id;
  }

  tab(tab: Tab): number {
    const { page, timers, asked, unheard } = tab;
    const name = `${page.id},${timers.map(timerName).join()},${asked.map(askedName).join()},${bit(unheard)}`;
    return this.tabs.idOf(name, () => tab);
  }

  around(around: Around): number {
    const { storage, lock, made, stale, beyond } = around;
    const entries = quotes.map(
      (quote) => `${this.entryId(storage[quote])}${bit(made[quote])}${stale[quote]}`,
    );
    const flights = around.flights.map(
      ({ quote, attempt, sender, alive, age, answer }) =>
        `${quote}${attempt}${whoName(sender)}${alive ? age : 'x'}${answer ?? '-'}`,
    );
    if (flights.length > 1) flights.sort();
    const name = `${entries.join()}|${whoName(lock)}${flights.join()}${bit(beyond)}`;
    return this.arounds.idOf(name, () => around);
  }

  /** The same as the other tab sees it. */
  turned(id: number): number {
    const around = this.arounds.at(id);
    const flights = around.flights.map((flight) => ({
      ...flight,
      sender: turnedWho(flight.sender),
    }));
    return this.around({ ...around, lock: turnedWho(around.lock), flights });
  }

  /** The same with the two quotes changed over. */
  mirroredAround(id: number): number {
    const around = this.arounds.at(id);
    const { storage, made, stale } = around;
    return this.around({
      ...around,
      storage: swapped([this.#mirrored(storage[0]), this.#mirrored(storage[1])]),
      made: swapped(made),
      stale: swapped(stale),
      flights: around.flights.map((flight) => ({ ...flight, quote: flight.quote === 0 ? 1 : 0 })),
    });
  }

  mirroredTab(id: number): number {
    const tab = this.tabs.at(id);
    return this.tab({
      ...tab,
      page: this.#pages.mirror(tab.page),
      timers: swapped(tab.timers),
      asked: swapped(tab.asked),
    });
  }

  unheard(id: number): number {
    const tab = this.tabs.at(id);
    return tab.unheard ? id : this.tab({ ...tab, unheard: true });
  }

  #mirrored(entry: LedgerEntry | null): LedgerEntry | null {
    if (entry === null) return null;
    const id = this.entryId(entry);
    const known = this.#entryMirrors.get(id);
    if (known !== undefined) return known;
    const mirror = this.entry(JSON.parse(mirrored(JSON.stringify(entry))) as LedgerEntry);
    this.#entryMirrors.set(id, mirror);
    return mirror;
  }
}
