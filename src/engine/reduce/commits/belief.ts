import type { LedgerEntry } from '../../model';

/** Seconds between two noes that are believed: longer than copies of the partner's data differ. */
const apart = 20;
/** After a refusal: the handler has answered, and is asked once more. */
export const apartAfterRefusal = 5;

/** The partner has answered that it did not do the work, or that it was done already. */
export const isMakingSure = ({ state, refusal }: LedgerEntry): boolean =>
  state === 'sending' && refusal !== null;

/**
 * The noes with one more, that was asked for when so many seconds were watched: the first that may
 * count, and the last. One that was asked for while the request may still be on its way counts for
 * nothing, but for after a refusal.
 */
export function noesWith(
  entry: LedgerEntry,
  watched: number,
  settlesWithin: number,
): readonly number[] {
  const counts = (no: number): boolean => isMakingSure(entry) || no >= settlesWithin;
  const first = entry.noes.find(counts);
  if (!counts(watched)) return [];
  return first === undefined ? [watched] : [first, watched];
}

/** Whether these noes are believed. */
export function isBelieved(entry: LedgerEntry, noes: readonly number[]): boolean {
  const [first = 0, last = 0] = noes;
  return last - first >= (isMakingSure(entry) ? apartAfterRefusal : apart);
}
