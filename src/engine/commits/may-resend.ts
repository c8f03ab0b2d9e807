import type { LedgerEntry } from '../model';
import type { CompiledCommit } from '../../journey';
import { before } from './before';
import { isOpen, settledTie } from './entry';

/**
 * Whether the household may have it sent again as it was (row 13): the partner refuses a second
 * one, nothing is open, and no other of the same home was done since.
 */
export const mayResend = (
  commit: CompiledCommit,
  entry: LedgerEntry,
  all: readonly LedgerEntry[],
): boolean =>
  entry.state === 'unsent' &&
  commit.resend === 'afterConfirm' &&
  entry.attempt < commit.attempts &&
  settledTie(entry) !== null &&
  !all.some(isOpen) &&
  before(all, entry.subject, entry.same)?.state !== 'done';
