import type { EventOf, LedgerEntry, Moment } from '../../model';
import type { Turn } from '../turn';
import { noteEntry, setCommits } from './commit-state';
import { hear } from './hear';
import { isSuspicion } from './suspicion-state';
import { patienceOf, pursue, watchedUnder } from './watch';

/** Seconds have really passed: that is all that the engine knows of time. */
export function waited(turn: Turn, { timer, seconds, online, at }: EventOf<'waited'>): void {
  const watched = watchedUnder(turn, timer);
  if (watched === null || !(seconds >= 0)) return;
  const entry = grown(watched.entry, seconds, at);
  const { suspicion } = turn.state.commits;
  if (suspicion !== null && isSuspicion(timer)) {
    setCommits(turn, { suspicion: { ...suspicion, entry } });
  } else noteEntry(turn, entry);
  const patience = patienceOf(turn, entry);
  if (patience !== null && entry.watched >= patience) {
    hear(turn, entry.commit, entry.subject, { on: 'patienceOver' }, at);
    return;
  }
  pursue(turn, timer, online, at);
}

const grown = (entry: LedgerEntry, seconds: number, at: Moment): LedgerEntry => ({
  ...entry,
  watched: entry.watched + seconds,
  writtenAt: at,
});
