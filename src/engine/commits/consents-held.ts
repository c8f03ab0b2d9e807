import type { ConsentRecord, HeldConsents, LedgerEntry } from '../model';

/** What is held in memory of an entry's consents: nothing where they went with another sending. */
export const consentsHeld = (
  entry: LedgerEntry | null,
  held: HeldConsents | null,
): readonly ConsentRecord[] | null =>
  entry !== null && entry.sentAt === held?.sentAt ? held.given : null;
