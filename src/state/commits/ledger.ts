import {
  cutDownEntry,
  entryKey,
  equal,
  greaterEntry,
  readEntry,
  type EntryId,
  type Ledger,
  type LedgerEntry,
} from '../../engine';
import { storageKeys, type DeviceStorage, tried } from '../storage/device-storage';
import type { ClearKind } from '../storage/keep-snapshot';

/** What this browser keeps of commits: one item of the storage a subject, written at once. */
export interface CommitLedger {
  /** Everything that is stored, and what the device did not take from this tab. */
  read(): Ledger;
  /** The commit and subject of the item under this key; null for one that is no entry's. */
  about(key: string): EntryId | null;
  /**
   * Writes the entry, unless what is stored is greater, and reads it back. False when the device did
   * not take it: then this tab alone knows it.
   */
  note(entry: LedgerEntry): boolean;
  /** What would stand there if the entry were noted: another one where what is stored is greater. */
  greater(entry: LedgerEntry): LedgerEntry;
  /** What the device did not take of it is known no more: it was never sent. */
  takeBack(entry: LedgerEntry): void;
  /** What is stored of its subject is removed, unless another tab has found out more. */
  forget(entry: LedgerEntry): void;
  /** Whether something as long as an entry is kept: it is written, read back and removed. */
  keeps(): boolean;
  /** Removes everything, or all but what is not settled, which is cut down. */
  clear(kind: ClearKind): void;
  /** The same for what this tab wrote last, when it wrote before it heard of another tab's Clear. */
  clearOwn(kind: ClearKind): void;
}

/** An entry with a long record and long consents. */
const trialText = 'x'.repeat(4_096);

const isUnsettled = ({ state }: LedgerEntry) =>
  state === 'sending' || state === 'doubt' || state === 'aside';

/** What cannot be read alters nothing; what cannot be written is held in memory. */
export function commitLedger(journey: string, storage: DeviceStorage): CommitLedger {
  const { commits: prefix, snapshot, trial } = storageKeys(journey);
  /** What the device did not take, by key. */
  const held = new Map<string, LedgerEntry>();
  /** What this tab wrote last, by key. */
  const own = new Map<string, string>();

  const keyOf = ({ commit, subject }: EntryId) => `${prefix}${entryKey(commit, subject)}`;

  function idOf(key: string): EntryId {
    const [commit = '', ...subject] = key.slice(prefix.length).split('.');
    return { commit, subject: subject.join('.') };
  }

  function known(key: string): LedgerEntry | null {
    const { commit, subject } = idOf(key);
    const text = tried(() => storage.getItem(key), null);
    const stored = text === null ? null : readEntry(text, commit, subject);
    const inMemory = held.get(key) ?? null;
    if (stored === null || inMemory === null) return stored ?? inMemory;
    return greaterEntry(stored, inMemory);
  }

  function entries(): ReadonlyMap<string, LedgerEntry> {
    const keys = tried(() => storage.keys(), []).filter((key) => key.startsWith(prefix));
    const found = new Map<string, LedgerEntry>();
    for (const key of new Set([...keys, ...held.keys()])) {
      const entry = known(key);
      if (entry !== null) found.set(key, entry);
    }
    return found;
  }

  function greater(entry: LedgerEntry): LedgerEntry {
    const present = known(keyOf(entry));
    return present === null ? entry : greaterEntry(present, entry);
  }

  /** Written and read back. */
  const isWritten = (key: string, text: string): boolean =>
    tried(() => {
      storage.setItem(key, text);
      return storage.getItem(key) === text;
    }, false);
  const remove = (key: string) => tried(() => storage.removeItem(key), undefined);

  /** Where there is no room only the answers can go: they can be given again. */
  function write(key: string, text: string): boolean {
    if (isWritten(key, text)) return true;
    remove(snapshot);
    return isWritten(key, text);
  }

  /** As `write` would do it, but nothing is gone afterwards. */
  function wouldWrite(text: string): boolean {
    if (isWritten(trial, text)) return true;
    const answers = tried(() => storage.getItem(snapshot), null);
    if (answers === null) return false;
    remove(snapshot);
    const worked = isWritten(trial, text);
    remove(trial);
    tried(() => storage.setItem(snapshot, answers), undefined);
    return worked;
  }

  function keep(key: string, entry: LedgerEntry): boolean {
    const text = JSON.stringify(entry);
    const kept = write(key, text);
    if (kept) {
      held.delete(key);
      own.set(key, text);
    } else held.set(key, entry);
    return kept;
  }

  function drop(key: string): void {
    held.delete(key);
    own.delete(key);
    remove(key);
  }

  function clearOne(key: string, entry: LedgerEntry, kind: ClearKind): void {
    if (kind === 'keepNumbers' && isUnsettled(entry)) keep(key, cutDownEntry(entry));
    else drop(key);
  }

  return {
    read: () => {
      const ledger: Record<string, LedgerEntry[]> = {};
      for (const entry of entries().values()) (ledger[entry.commit] ??= []).push(entry);
      return ledger;
    },
    about: (key) => (key.startsWith(prefix) ? idOf(key) : null),
    greater,
    note: (entry) => {
      const key = keyOf(entry);
      const next = greater(entry);
      const isThere = !held.has(key) && equal(known(key), next);
      return isThere || keep(key, next);
    },
    takeBack: (entry) => void held.delete(keyOf(entry)),
    forget: (entry) => {
      if (equal(greater(entry), entry)) drop(keyOf(entry));
    },
    keeps: () => {
      const kept = wouldWrite(trialText);
      remove(trial);
      return kept;
    },
    clear: (kind) => {
      for (const [key, entry] of entries()) clearOne(key, entry, kind);
    },
    clearOwn: (kind) => {
      for (const [key, text] of own) {
        const entry = tried(() => storage.getItem(key), null) === text ? known(key) : null;
        if (entry !== null) clearOne(key, entry, kind);
      }
      own.clear();
      held.clear();
    },
  };
}

/**
 * Notes what the journal of an earlier release tells of commits. What the ledger knows already
 * stands, unless that release sent once more after a refusal that was noted here: after a release
 * was taken back and came again.
 */
export function noteEarlier(ledger: CommitLedger, entries: readonly LedgerEntry[]): void {
  for (const entry of entries) {
    const known = ledger.read()[entry.commit]?.find(({ subject }) => subject === entry.subject);
    if (known === undefined) ledger.note(entry);
    else if (isOver(known) && entry.sentAt > known.writtenAt) {
      ledger.note({ ...entry, attempt: known.attempt + 1 });
    }
  }
}

const isOver = ({ state }: LedgerEntry): boolean => state === 'unsent' || state === 'refused';
