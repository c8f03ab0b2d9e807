import type { Clearing, Commit, Tab as TabThen, World } from '../oracle/world';
import { selectBusy } from '../../../src/state';
import { secondsForAside, type LedgerEntry } from '../../../src/engine';
import type { Begun } from './observer';
import { entryOf, isOpen, secondsAt, storedLedger, tieOf } from './ledger-items';
import { isAtPanel, readingOf } from './read-page';
import type { Run } from './run';
import { canUse, type Tab } from './tab';
import { referencesIn } from './truth';
import type { Json } from '../../../src/engine';

/** Seconds after another tab's last sign until a tab is at rest: reading late, waiting for the lock, or for a lease that nobody renews. */
const restAfter = { lock: 1, lease: 13 } as const;

export const settlesWithin = 180;
const within = 120;
const refuses = [400, 401, 403, 404, 422, 429, 503];
/** The commit, and the question about it. */
const routed = new Set(['completeSwitch', 'alreadySwitched']);
const dayMs = 86_400;

/** Everything that is so now, in the oracle's words. */
export function worldOf(run: Run): World {
  const { browser, truth, observer, schedule } = run;
  const { items } = browser.storage;
  return {
    now: browser.time.now / 1000,
    settlesWithin,
    within,
    refuses,
    switches: truth.switches,
    commits: observer.begun.map((begun, index) => commitOf(run, begun, index)),
    asks: observer.asks,
    offline: browser.offline,
    ledger: storedLedger(items).map((entry) => entryOf(browser, entry)),
    storage: items,
    storageLost: browser.storage.wasLost,
    daysJumped: browser.daysJumped,
    tabs: run.tabs.filter((tab) => tab.isThere).map((tab) => tabOf(run, tab)),
    again: observer.again,
    clearings: observer.clearings.map((one) => ({ ...one, canaries: canariesOf(run, one) })),
    beyondAssumption: schedule.beyond,
    calmFor: run.calmSince === null ? 0 : (browser.time.now - run.calmSince) / 1000,
  };
}

/** What may not be found any more; a number that was sent since was given again. */
function canariesOf(run: Run, { at, canaries }: Clearing): readonly string[] {
  const isGivenAgain = (word: string): boolean =>
    run.observer.begun.some(
      ({ entry, exchange }) =>
        entry.subject === word && exchange !== null && exchange.leftAt / 1000 > at,
    );
  return isHeard(run) ? canaries.filter((word) => !isGivenAgain(word)) : [];
}

/** Until every page has heard of a Clear, one may write what the next moment takes away. */
export const isHeard = ({ tabs }: Run): boolean =>
  !tabs.some((tab) => tab.isThere && (tab.isFrozen || !tab.hasSeenAll));

function commitOf(run: Run, begun: Begun, index: number): Commit {
  const { browser, truth, observer } = run;
  const { entry, exchange } = begun;
  const tie = tieOf(entry.ties.at(-1) ?? {});
  const made = truth.ties.get(tie);
  const sender = run.tabs.find(({ id }) => id === begun.tab);
  const isThere = sender?.isThere === true && sender.load === begun.load;
  return {
    id: exchange?.id ?? `unsent ${String(index)}`,
    subject: entry.subject,
    tie,
    home: made?.home ?? '',
    supplierName: made?.supplierName ?? '',
    planName: made?.planName ?? '',
    annual: made?.annual ?? 0,
    tab: begun.tab,
    load: begun.load,
    beganAt: secondsAt(browser, entry.sentAt),
    leftAt: exchange === null ? null : exchange.leftAt / 1000,
    notSent: !begun.isFetched && isThere,
    endedAt: exchange?.endedAt == null ? null : exchange.endedAt / 1000,
    receipts: exchange?.receipts.length ?? 0,
    duplicates: exchange?.fault?.kind === 'twice' ? 1 : 0,
    ledger: begun.ledger === null ? null : entryOf(browser, begun.ledger),
    page: begun.page,
    answer: answerOf(exchange, observer.heard),
  };
}

function answerOf(
  exchange: Begun['exchange'],
  heard: ReadonlyMap<string, number>,
): Commit['answer'] {
  if (exchange?.answer == null) return null;
  const { status, text, at } = exchange.answer;
  const heardAt = heard.get(exchange.id);
  const isGood = status === 200 && text.startsWith('{');
  return {
    at: (heardAt ?? at) / 1000,
    status,
    references: isGood ? referencesIn(JSON.parse(text) as Json) : [],
    senderLived: heardAt !== undefined,
  };
}

function tabOf(run: Run, tab: Tab): TabThen {
  const { observer, browser } = run;
  const entries = entriesOf(tab);
  return {
    id: tab.id,
    ...readingOf(tab),
    atRest: isAtRest(run, tab),
    online: browser.isOnline,
    busyUntil: run.busyUntil.get(tab.id) ?? null,
    atPanel: isAtPanel(tab),
    isRouted: tab.step === 'error' && routed.has(tab.errorOf ?? ''),
    heardOpen: entries
      .filter(isOpen)
      .filter((entry) => entry.state !== 'doubt' || secondsForAside(entry) < dayMs)
      .map(({ subject }) => subject),
    presses: observer.pressed
      .filter((press) => press.tab === tab.id)
      .map(({ action, at, openThen, sent }) => ({ action, at, openThen, sent })),
  };
}

const entriesOf = (tab: Tab): readonly LedgerEntry[] => tab.state.commits.ledger['switch'] ?? [];

function isAtRest(run: Run, tab: Tab): boolean {
  const isQuiet =
    run.browser.time.now / 1000 - run.lastSign >
    restAfter[run.schedule.hasLocks ? 'lock' : 'lease'];
  const isBusy = tab.state.commits.chain !== null || selectBusy(tab.store.store.getState());
  // Where nothing could be read nobody can know.
  const isBlind = run.browser.storage.wasDenied && entriesOf(tab).length === 0;
  return canUse(tab) && tab.hasSeenAll && isQuiet && !isBusy && !isBlind && !tab.holdsLock;
}
