import { commitStates, type LedgerEntry } from '../../../src/engine';
import type { Entry } from '../oracle/world';
import type { Browser } from './browser';
import { textOf } from './text-of';

const prefix = 'home-energy.commit.';

/** An entry as far as the oracle looks at it, from the text of an item; null for what is none. */
export type StoredEntry = Pick<LedgerEntry, 'subject' | 'state' | 'ties' | 'attempt' | 'sentAt'>;

export const isLedgerKey = (key: string): boolean => key.startsWith(prefix);

export function readItem(text: string): StoredEntry | null {
  const known = read.get(text);
  if (known !== undefined) return known;
  const entry = parsed(text);
  if (read.size > 500) read.clear();
  read.set(text, entry);
  return entry;
}

/** Texts that were read: the same ones are looked at after everything that happens. */
const read = new Map<string, StoredEntry | null>();

function parsed(text: string): StoredEntry | null {
  const parsed = JSON.parse(text) as Partial<LedgerEntry> | null;
  const { subject, state, ties, attempt, sentAt } = parsed ?? {};
  const isKnown =
    subject !== undefined &&
    state !== undefined &&
    commitStates.includes(state) &&
    attempt !== undefined &&
    sentAt !== undefined;
  return isKnown ? { subject, state, ties: ties ?? [], attempt, sentAt } : null;
}

/** The ledger as it stands in the storage, whatever the tabs see of it yet. */
export const storedLedger = (items: Readonly<Record<string, string>>): readonly StoredEntry[] =>
  Object.entries(items).flatMap(([key, text]) => {
    const entry = isLedgerKey(key) ? readItem(text) : null;
    return entry === null ? [] : [entry];
  });

export const isOpen = ({ state }: Pick<StoredEntry, 'state'>): boolean =>
  state === 'sending' || state === 'doubt';

export const tieOf = (tie: StoredEntry['ties'][number]): string => textOf(tie['switchKey']);

/** Seconds of the run at which the device's clock showed a moment; -1 for a moment that it never showed. */
export const secondsAt = (browser: Browser, moment: number): number =>
  (browser.runTimeOf(moment) ?? -1000) / 1000;

export const entryOf = (browser: Browser, entry: StoredEntry): Entry => ({
  subject: entry.subject,
  state: entry.state,
  ties: entry.ties.map(tieOf),
  attempt: entry.attempt,
  sentAt: secondsAt(browser, entry.sentAt),
});
