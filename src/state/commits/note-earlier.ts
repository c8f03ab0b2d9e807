import type { LedgerEntry } from '../../engine';
import type { CommitLedger } from './ledger';

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
