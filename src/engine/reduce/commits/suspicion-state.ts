import { entryKey } from '../../commits';
import type { LedgerEntry } from '../../model';
import type { Turn } from '../turn';
import { setCommits, unwatch } from './commit-state';

const prefix = 'suspicion:';

/** Name of the watch, and of its timer, over what a save was told. */
export const suspicionKey = ({ commit, subject }: LedgerEntry): string =>
  `${prefix}${entryKey(commit, subject)}`;

export const isSuspicion = (key: string): boolean => key.startsWith(prefix);

export const suspicionOf = ({ state }: Turn): LedgerEntry | null =>
  state.commits.suspicion?.entry ?? null;

export function dropSuspicion(turn: Turn): void {
  const { suspicion } = turn.state.commits;
  if (suspicion === null) return;
  unwatch(turn, suspicionKey(suspicion.entry));
  setCommits(turn, { suspicion: null });
}
