import {
  greaterEntry,
  type JourneyEvent,
  type Ledger,
  type LedgerEntry,
} from '../../../src/engine';
import { moment } from '../../../src/engine/testing';
import { beat } from './journey';
import { keyOf, quoteOf, quotes, subjectOf, timerOf, withQuote, type Quote } from './names';
import { isOpen, still, type Page, type Pages, type Planned } from './page';
import { alive, type Around, type Asked, type Parts, type Tab, type Timer } from './parts';

/** One tab with what is around it. */
export interface Place {
  readonly tab: Tab;
  readonly around: Around;
}

/** What leads from one moment to another, and what was false on the way. */
export interface Step extends Place {
  /** It wrote: the other tab has something to hear. */
  readonly tells: boolean;
  readonly failures: readonly string[];
}

export const quietly = (place: Place): Step => ({ ...place, tells: false, failures: [] });

export const ledgerOf = ({ storage }: Around): Ledger => ({
  order: storage.filter((entry) => entry !== null),
});

export const entriesOf = ({ state }: Page): readonly LedgerEntry[] =>
  state.commits.ledger['order'] ?? [];

export const quoteNow = ({ state }: Page): Quote =>
  quotes.find((one) => state.answers['quote'] === subjectOf(one)) ?? 0;

const secondsUntilAside = 24 * 60 * 60;
/** Open, and no tick may put it aside for a page about this quote. */
export const blocks = (entry: LedgerEntry, quote: Quote): boolean =>
  isOpen(entry) &&
  !(
    entry.state === 'doubt' &&
    entry.watched + entry.away >= secondsUntilAside &&
    entry.subject !== subjectOf(quote)
  );

/** How far is walked. */
export interface Bounds {
  /** Commits that are sent in all. */
  readonly sends: number;
  /** A tab may take the other quote at any time. */
  readonly takesQuotes: boolean;
  /** A page may be loaded a day later. */
  readonly aDay: boolean;
  /** Commits may be under way for longer than is assumed. */
  readonly mayBeLate: boolean;
}

/** The browser around a page: storage, lock and timers, and what leaves for the partner. */
export class Surroundings {
  readonly pages: Pages;
  readonly parts: Parts;
  readonly bounds: Bounds;
  readonly #greaters = new Map<number, LedgerEntry>();

  constructor(pages: Pages, parts: Parts, bounds: Bounds) {
    this.bounds = bounds;
    this.pages = pages;
    this.parts = parts;
  }

  /** Something happens to a page, and what it plans is done. */
  happen(place: Place, event: JourneyEvent): Step {
    const before = place.tab;
    const name = this.#nameOf(place, event);
    const { page, planned } = this.pages.happen(before.page, event, name);
    const failures: string[] = [];
    let next: Step = quietly({ tab: { ...before, page }, around: place.around });
    for (const one of planned) {
      if (one.type === 'commit') {
        failures.push(...whileOpen(before, page, one), ...unticked(place, one), ...body(one));
      }
      const done = this.#do(next, one);
      failures.push(...done.failures);
      next = { ...done, tells: next.tells || done.tells };
    }
    return { ...next, tab: withoutGone(next.tab), failures };
  }

  /** A new quote of the same home is taken, whatever is under way. */
  taken(place: Place, quote: Quote): Step {
    const anew = this.happen(place, { type: 'startedAnew' });
    return { ...anew, tab: { ...anew.tab, page: this.pages.changed(anew.tab.page, quote) } };
  }

  /** Short for what the storage holds; the event itself for all else. */
  #nameOf({ around }: Place, event: JourneyEvent): string {
    if (!('ledger' in event)) return JSON.stringify(event);
    const { ledger, ...rest } = event;
    const ids = around.storage.map((entry) => this.parts.entryId(entry));
    return `${ids.join(' ')} ${Object.keys(ledger).length} ${JSON.stringify(rest)}`;
  }

  /** A tab writes only what is greater than what is there. */
  written(place: Place, entry: LedgerEntry): Step {
    const { storage } = place.around;
    const quote = quoteOf(entry.subject);
    const present = storage[quote];
    const next = this.#greater(present, entry);
    if (next === present) return quietly(place);
    const around = { ...place.around, storage: withQuote(storage, quote, next) };
    return { tab: place.tab, around, tells: true, failures: [] };
  }

  #greater(present: LedgerEntry | null, entry: LedgerEntry): LedgerEntry {
    if (present === null) return this.parts.entry(still(entry));
    const key = this.parts.entryId(present) * 1_000_000 + this.parts.entryId(entry);
    const known = this.#greaters.get(key);
    if (known !== undefined) return known;
    const kept = this.parts.entry(still(greaterEntry(present, entry)));
    this.#greaters.set(key, kept);
    return kept;
  }

  #do(place: Place, planned: Planned): Step {
    const { tab, around } = place;
    switch (planned.type) {
      case 'lock': {
        if (around.lock !== 1) return quietly({ tab, around: { ...around, lock: 0 } });
        const ledger = ledgerOf(around);
        return this.happen(place, { type: 'lockRefused', sequence: 'save', ledger, at: moment });
      }
      case 'unlock':
        return quietly({ tab, around: around.lock === 0 ? { ...around, lock: null } : around });
      case 'wait': {
        const timer = { seconds: planned.seconds, due: false };
        return quietly({
          tab: { ...tab, timers: withQuote(tab.timers, planned.quote, timer) },
          around,
        });
      }
      case 'stopWaiting':
        return quietly({
          tab: { ...tab, timers: withQuote(tab.timers, planned.quote, null) },
          around,
        });
      case 'note':
        return this.written(place, planned.entry);
      case 'forget': {
        const quote = quoteOf(planned.entry.subject);
        const present = around.storage[quote];
        const isMore =
          present !== null &&
          this.#greater(planned.entry, present) !== this.parts.entry(planned.entry);
        if (isMore) return quietly(place);
        const storage = withQuote(around.storage, quote, null);
        return { tab, around: { ...around, storage }, tells: true, failures: [] };
      }
      case 'ask': {
        const asked = askedNow(place, planned.quote);
        return quietly({
          tab: { ...tab, asked: withQuote(tab.asked, planned.quote, asked) },
          around,
        });
      }
      case 'commit':
        return quietly(place);
    }
  }
}

function askedNow({ tab, around }: Place, quote: Quote): Asked {
  const isMade = around.made[quote];
  const { attempt = 0 } = tab.page.state.commits.watches[timerOf(quote)]?.ask ?? {};
  const isAlive = alive(around).some(
    (flight) => flight.quote === quote && flight.attempt <= attempt,
  );
  // A write is heard sooner than copies of the partner's data differ.
  const isHeard = around.storage[quote]?.attempt === attempt;
  const mayBeStale = isHeard && around.stale[quote] > 0;
  return { mayBeNo: !isMade || mayBeStale, isNone: !isMade && !isAlive };
}

/** Without questions that the page has given up, and timers that nothing follows from any more. */
function withoutGone(tab: Tab): Tab {
  const asked = (quote: Quote): Asked | null =>
    tab.page.state.commits.watches[timerOf(quote)]?.ask == null ? null : tab.asked[quote];
  const timer = (quote: Quote): Timer | null => (mayEnd(tab, quote) ? tab.timers[quote] : null);
  const isSame = quotes.every(
    (quote) => asked(quote) === tab.asked[quote] && timer(quote) === tab.timers[quote],
  );
  if (isSame) return tab;
  return { ...tab, asked: [asked(0), asked(1)], timers: [timer(0), timer(1)] };
}

/** Whether it is walked that this timer ends: one of an entry that is open. */
function mayEnd({ timers, page }: Tab, quote: Quote): boolean {
  const timer = timers[quote];
  const entry = entriesOf(page).find(({ subject }) => subject === subjectOf(quote));
  if (timer === null || entry === undefined || !isOpen(entry)) return false;
  if (page.state.commits.watches[timerOf(quote)] === undefined) return false;
  return timer.seconds <= beat;
}

/** O5: nothing is to be sent by a page that has heard of an open one. */
function whileOpen(
  before: Tab,
  after: Page,
  { entry }: Extract<Planned, { type: 'commit' }>,
): string[] {
  const open = entriesOf(after).filter((one) => blocks(one, quoteOf(entry.subject)));
  const heard = entriesOf(before.page).some((one) => blocks(one, quoteOf(entry.subject)));
  return open.length > 0 ? [`O5 planned while ${heard ? 'known' : 'found'} to be open`] : [];
}

/** O8: what is written down as ticked was ticked, now or before it was sent the first time. */
function unticked(
  { tab, around }: Place,
  { entry }: Extract<Planned, { type: 'commit' }>,
): string[] {
  const isTicked = tab.page.state.answers['again'] === true;
  const wasTicked = around.storage[quoteOf(entry.subject)]?.again === true;
  return entry.again && !isTicked && !wasTicked ? ['O8 nobody ticked the warning'] : [];
}

/** O7: what is sent is what is written down, and about this quote. */
function body({ entry, key }: Extract<Planned, { type: 'commit' }>): string[] {
  const expected = JSON.stringify({ key: keyOf(quoteOf(entry.subject)) });
  return key === expected && JSON.stringify(entry.ties.at(-1)) === key
    ? []
    : [`O7 sent with another tie: ${key}`];
}
