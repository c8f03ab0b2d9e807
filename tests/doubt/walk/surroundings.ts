import {
  greaterEntry,
  type JourneyEvent,
  type Ledger,
  type LedgerEntry,
} from '../../../src/engine';
import { moment } from '../../../src/engine/testing';
import {
  keyOf,
  other,
  quoteOf,
  quotes,
  subjectOf,
  timerOf,
  withSide,
  type Pair,
  type Quote,
  type Side,
} from './names';
import { beat, settlesWithin } from './journey';
import { still, type Page, type Pages, type Planned } from './page';
import { alive, type Asked, type Names, type Tab, type Timer, type World } from './world';

/** What leads from one moment to another, and what was false on the way. */
export interface Step {
  readonly world: World;
  readonly failures: readonly string[];
}

export const ledgerOf = ({ storage }: World): Ledger => ({
  order: storage.filter((entry) => entry !== null),
});

export const entriesOf = ({ state }: Page): readonly LedgerEntry[] =>
  state.commits.ledger['order'] ?? [];

export const isOpen = ({ state }: LedgerEntry): boolean => state === 'sending' || state === 'doubt';

const secondsUntilAside = 24 * 60 * 60;
/** Open, and no tick may put it aside for a page about this quote. */
export const blocks = (entry: LedgerEntry, quote: Quote): boolean =>
  isOpen(entry) &&
  !(
    entry.state === 'doubt' &&
    entry.watched + entry.away >= secondsUntilAside &&
    entry.subject !== subjectOf(quote)
  );

export const withTab = (world: World, side: Side, change: Partial<Tab>): World => ({
  ...world,
  tabs: withSide(world.tabs, side, { ...world.tabs[side], ...change }),
});

/** The browser around the pages: storage, lock and timers, and what leaves for the partner. */
export class Surroundings {
  readonly pages: Pages;
  /** A commit may be under way for longer than any is assumed to be. */
  readonly mayBeLate: boolean;
  readonly #names: Names;
  readonly #warned = new Map<number, boolean>();
  readonly #greaters = new Map<string, LedgerEntry>();

  constructor(pages: Pages, names: Names, mayBeLate: boolean) {
    this.pages = pages;
    this.mayBeLate = mayBeLate;
    this.#names = names;
  }

  /** Something happens to a page, and what it plans is done. */
  happen(world: World, side: Side, event: JourneyEvent): Step {
    const name = this.#nameOf(world, event);
    const { page, planned } = this.pages.happen(world.tabs[side].page, event, name);
    const failures: string[] = [];
    const before = world.tabs[side];
    let next = withTab(world, side, { page });
    for (const one of planned) {
      if (one.type === 'commit')
        failures.push(...whileOpen(before, page, one), ...unticked(world, side, one));
      const done = this.#do(next, side, one);
      failures.push(...done.failures);
      next = done.world;
    }
    return { world: withoutGone(next, side), failures };
  }

  /** The warning stands on this page. */
  isWarned(page: Page): boolean {
    const known = this.#warned.get(page.id);
    if (known !== undefined) return known;
    const { commits } = this.pages.view(page);
    const warned = commits.some(({ says }) => says.some(({ id }) => id.startsWith('again')));
    this.#warned.set(page.id, warned);
    return warned;
  }

  /** A new quote of the same home is taken, whatever is under way. */
  taken(world: World, side: Side, quote: Quote): Step {
    const { world: anew, failures } = this.happen(world, side, { type: 'startedAnew' });
    const page = this.pages.changed(anew.tabs[side].page, quote);
    return { world: withTab(anew, side, { quote, page }), failures };
  }

  /** Short for what the storage holds; the event itself for all else. */
  #nameOf(world: World, event: JourneyEvent): string {
    if (!('ledger' in event)) return JSON.stringify(event);
    const { ledger, ...rest } = event;
    const ids = world.storage.map((entry) => this.#names.entries.id(entry));
    return `${ids.join(' ')} ${Object.keys(ledger).length} ${JSON.stringify(rest)}`;
  }

  /** A tab writes only what is greater than what is there. */
  written(world: World, side: Side, entry: LedgerEntry): World {
    const quote = quoteOf(entry.subject);
    const present = world.storage[quote];
    const next = this.#greater(present, entry);
    if (next === present) return world;
    return toldToOther({ ...world, storage: withQuote(world.storage, quote, next) }, side);
  }

  #greater(present: LedgerEntry | null, entry: LedgerEntry): LedgerEntry {
    const ids = `${this.#names.entries.id(present)} ${this.#names.entries.id(entry)}`;
    const known = this.#greaters.get(ids);
    if (known !== undefined) return known;
    const next = still(present === null ? entry : greaterEntry(present, entry));
    const kept = this.#names.entries.one(next);
    this.#greaters.set(ids, kept);
    return kept;
  }

  #do(world: World, side: Side, planned: Planned): Step {
    const tab = world.tabs[side];
    const fine = (next: World): Step => ({ world: next, failures: [] });
    switch (planned.type) {
      case 'lock': {
        if (world.lock === null || world.lock === side) return fine({ ...world, lock: side });
        const ledger = ledgerOf(world);
        return this.happen(world, side, {
          type: 'lockRefused',
          sequence: 'save',
          ledger,
          at: moment,
        });
      }
      case 'unlock':
        return fine(world.lock === side ? { ...world, lock: null } : world);
      case 'watchLock':
        return fine(withTab(world, side, { watchesLock: true }));
      case 'wait': {
        const timer = { seconds: planned.seconds, due: false };
        return fine(withTab(world, side, { timers: withQuote(tab.timers, planned.quote, timer) }));
      }
      case 'stopWaiting':
        return fine(withTab(world, side, { timers: withQuote(tab.timers, planned.quote, null) }));
      case 'note':
        return fine(this.written(world, side, planned.entry));
      case 'forget': {
        const storage = withQuote(world.storage, planned.quote, null);
        return fine(toldToOther({ ...world, storage }, side));
      }
      case 'ask': {
        const { quote } = planned;
        const isMade = world.made[quote];
        const isAlive = alive(world).some((flight) => flight.quote === quote);
        const asked: Asked = {
          mayBeNo: !isMade || world.stale[quote] > 0,
          isNone: !isMade && !isAlive,
        };
        return fine(withTab(world, side, { asked: withQuote(tab.asked, quote, asked) }));
      }
      case 'commit':
        return { world, failures: bodyFailures(planned) };
    }
  }
}

export const withQuote = <T>(pair: Pair<T>, quote: Quote, value: T): Pair<T> =>
  quote === 0 ? [value, pair[1]] : [pair[0], value];

const toldToOther = (world: World, side: Side): World =>
  withTab(world, other(side), { unheard: true });

/** Without questions that the page has given up, and timers that nothing follows from any more. */
function withoutGone(world: World, side: Side): World {
  const tab = world.tabs[side];
  const asked = (quote: Quote): Asked | null =>
    tab.page.state.commits.watches[timerOf(quote)]?.ask == null ? null : tab.asked[quote];
  const timer = (quote: Quote): Timer | null => (mayEnd(tab, quote) ? tab.timers[quote] : null);
  const isSame = quotes.every(
    (quote) => asked(quote) === tab.asked[quote] && timer(quote) === tab.timers[quote],
  );
  if (isSame) return world;
  return withTab(world, side, { asked: [asked(0), asked(1)], timers: [timer(0), timer(1)] });
}

/** The most that is watched: late enough for two noes. Later moments are as this one, but for a day. */
const farthest = settlesWithin + beat;
const mostAfterRefusal = 10;

/** Whether it is walked that this timer ends: one of an entry that is open, and not the farthest. */
export function mayEnd({ timers, page }: Tab, quote: Quote): boolean {
  const timer = timers[quote];
  const entry = entriesOf(page).find(({ subject }) => subject === subjectOf(quote));
  if (timer === null || entry === undefined || !isOpen(entry)) return false;
  if (page.state.commits.watches[timerOf(quote)] === undefined) return false;
  return entry.watched < (timer.seconds < beat ? mostAfterRefusal : farthest);
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
  { tabs, storage }: World,
  side: Side,
  { entry }: Extract<Planned, { type: 'commit' }>,
): string[] {
  const isTicked = tabs[side].page.state.answers['again'] === true;
  const wasTicked = storage[quoteOf(entry.subject)]?.again === true;
  return entry.again && !isTicked && !wasTicked ? ['O8 nobody ticked the warning'] : [];
}

/** O7: what is sent is what is written down, and about this quote. */
function bodyFailures({ entry, key }: Extract<Planned, { type: 'commit' }>): string[] {
  const expected = JSON.stringify({ key: keyOf(quoteOf(entry.subject)) });
  return key === expected && JSON.stringify(entry.ties.at(-1)) === key
    ? []
    : [`O7 sent with another tie: ${key}`];
}
