import type { EventOf, LedgerEntry, Moment } from '../../model';
import type { Turn } from '../turn';
import { knownEntry, noteEntry, setCommits, watchOf } from './commit-state';
import { hear } from './hear';
import { isSuspicion } from './suspicion-state';
import { patienceOf, pursue } from './watch';

/** Seconds have really passed: that is all that the engine knows of time. */
export function waited(turn: Turn, { timer, seconds, online, at }: EventOf<'waited'>): void {
  const watching = watchOf(turn, timer);
  if (watching === undefined || !(seconds >= 0)) return;
  const { suspicion } = turn.state.commits;
  if (isSuspicion(timer)) {
    if (suspicion === null) return;
    const entry = grown(suspicion.entry, seconds, at);
    setCommits(turn, { suspicion: { ...suspicion, entry } });
    pursue(turn, timer, online, at);
    return;
  }
  const { commit, subject } = watching;
  const entry = knownEntry(turn, commit, subject);
  if (entry === null) return;
  noteEntry(turn, grown(entry, seconds, at));
  const known = knownEntry(turn, commit, subject);
  const patience = known === null ? null : patienceOf(turn, known);
  if (known !== null && patience !== null && known.watched >= patience) {
    hear(turn, commit, subject, { on: 'patienceOver' }, at);
    return;
  }
  pursue(turn, timer, online, at);
}

const grown = (entry: LedgerEntry, seconds: number, at: Moment): LedgerEntry => ({
  ...entry,
  watched: entry.watched + seconds,
  writtenAt: at,
});
