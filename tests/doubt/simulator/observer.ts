import type { Action } from '../vocabulary';
import type { Ask, Clearing, Press, Sections } from '../oracle/world';
import { getPath, type Json } from '../../../src/engine';
import {
  isLedgerKey,
  isOpen,
  readItem,
  storedLedger,
  tieOf,
  type StoredEntry,
} from './ledger-items';
import type { Exchange } from './partner';
import type { Written } from './shared-storage';
import type { Tab } from './tab';
import { textOf } from './text-of';
import { sectionsOnPage, switchKeyIn } from './truth';

/** A commit that was written down, and the request that left with it, if one did. */
export interface Begun {
  readonly tab: string;
  readonly load: string;
  /** As it was written. */
  readonly entry: StoredEntry;
  readonly page: Sections;
  /** As it stood when the request left. */
  ledger: StoredEntry | null;
  exchange: Exchange | null;
  /** The page called fetch, whether or not anything left. */
  isFetched: boolean;
}

interface Pressed extends Omit<Press, 'sent'> {
  readonly tab: string;
  readonly page: Sections;
  readonly sent: string[];
  /** It set a chain going. */
  readonly isCause: boolean;
}

/** Keeps what happened in a run, as the oracle wants to know it. */
export class Observer {
  readonly begun: Begun[] = [];
  readonly asks: Ask[] = [];
  readonly pressed: Pressed[] = [];
  readonly again: string[] = [];
  clearings: Clearing[] = [];
  /** When a page received the answer, and lived on, by the exchange's id. */
  readonly heard = new Map<string, number>();

  wrote({ key, value, tab }: Written, tabs: readonly Tab[]): void {
    if (!isLedgerKey(key) || value === null) return;
    const entry = readItem(value);
    if (entry?.state !== 'sending') return;
    const sender = tabs.find(({ id }) => id === tab);
    const isKnown = this.begun.some(
      (one) => one.entry.subject === entry.subject && one.entry.sentAt === entry.sentAt,
    );
    if (sender !== undefined && !isKnown) this.#begin(sender, entry);
  }

  /** Of what was cleared so far nobody can be held to it. */
  dropClearings(): void {
    this.clearings = this.clearings.map((one) => ({ ...one, canaries: [] }));
  }

  #causeIn(tab: Tab): Pressed | undefined {
    return this.pressed.findLast((one) => one.tab === tab.id && one.isCause);
  }

  #begin(tab: Tab, entry: StoredEntry): Begun {
    const press = this.#causeIn(tab);
    const tie = entry.ties.at(-1);
    const first = this.begun.find(
      (one) => one.entry.subject === entry.subject && sameTie(one.entry.ties.at(-1), tie),
    );
    const page = press?.action === 'sendAgain' ? first?.page : press?.page;
    const begun: Begun = {
      tab: tab.id,
      load: tab.load,
      entry,
      page: page ?? {},
      ledger: null,
      exchange: null,
      isFetched: false,
    };
    this.begun.push(begun);
    return begun;
  }

  /** The page called fetch. `exchange` is null when nothing left. */
  fetched(tab: Tab, operation: string, exchange: Exchange | null): void {
    const press = this.#causeIn(tab);
    if (operation === 'switchKey' && press?.action === 'switchNow' && exchange !== null)
      press.sent.push(exchange.id);
    if (operation !== 'completeSwitch') return;
    const begun = this.begun.findLast((one) => one.load === tab.load && !one.isFetched);
    if (exchange === null) {
      if (begun !== undefined) begun.isFetched = true;
      return;
    }
    if (press !== undefined && press.action !== 'switchNow') press.sent.push(exchange.id);
    const known = begun ?? this.#begin(tab, this.#unwritten(tab, exchange));
    known.isFetched = true;
    known.exchange = exchange;
    known.ledger = this.#ledgerAt(tab, known.entry.subject);
  }

  /** What the ledger holds when a request leaves: in the storage, or with one that fails in memory. */
  #ledgerAt(tab: Tab, subject: string): StoredEntry | null {
    const { storage } = tab.browser;
    const stored = storedLedger(storage.items).find((entry) => entry.subject === subject);
    const inMemory = (tab.state.commits.ledger['switch'] ?? []).find(
      (entry) => entry.subject === subject,
    );
    return storage.wasLost && stored?.state !== 'sending' ? (inMemory ?? null) : (stored ?? null);
  }

  #unwritten(tab: Tab, exchange: Exchange): StoredEntry {
    const key = switchKeyIn(exchange);
    const inMemory = (tab.state.commits.ledger['switch'] ?? []).find((entry) =>
      entry.ties.some((tie) => tieOf(tie) === key),
    );
    const subject = inMemory?.subject ?? textOf(tab.at('switchId'));
    const unknown = { subject, state: 'sending', ties: [{ switchKey: key }] } as const;
    return inMemory ?? { ...unknown, attempt: 1, sentAt: tab.browser.now() };
  }

  /** Something was pressed; what leaves later is of the last press that set a chain going. */
  press(tab: Tab, action: Action, dispatch: () => void): void {
    const before = tab.state.commits.chain;
    const ranBefore = tab.state.progress.runs['switchNow'];
    const openThen = openFor(tab);
    const page = sectionsOnPage(tab.state.answers);
    dispatch();
    if (!tab.isThere) return;
    const { chain } = tab.state.commits;
    const run = tab.state.progress.runs['switchNow'];
    // A sequence without the lock is no chain.
    const isRun = action === 'switchNow' && run?.status === 'running' && run !== ranBefore;
    this.pressed.push({
      isCause: isRun || (chain !== null && chain.sequence !== before?.sequence),
      tab: tab.id,
      action,
      at: tab.browser.time.now / 1000,
      openThen,
      sent: [],
      page,
    });
  }

  asked(body: Json, leftAt: number, now: number, answer: Ask['answer']): void {
    const subject = getPath(body, 'switchId');
    if (typeof subject === 'string')
      this.asks.push({ subject, askedAt: leftAt / 1000, answeredAt: now / 1000, answer });
  }
}

const sameTie = (one: StoredEntry['ties'][number] | undefined, other: typeof one): boolean =>
  one !== undefined && other !== undefined && tieOf(one) === tieOf(other);

/** Subjects that are open by the storage; where that cannot be read, by what the page knows. */
function openFor({ browser, state }: Tab): readonly string[] {
  const isDenied = browser.storage.health === 'denied';
  const known = isDenied
    ? (state.commits.ledger['switch'] ?? [])
    : storedLedger(browser.storage.items);
  return known.filter(isOpen).map(({ subject }) => subject);
}
