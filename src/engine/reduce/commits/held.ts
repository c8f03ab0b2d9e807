import { allEntries, isBlocking } from '../../commits';
import type { CompiledCommit } from '../../../journey';
import { sequenceOf } from '../runs/run-state';
import { startRun } from '../runs/start-run';
import { stepOf, type Turn } from '../turn';
import { commitOfSequence, presentEntry, setCommits, subjectNow } from './commit-state';

/** What a page loads and what an open commit held up is loaded once that is settled. */
export function beginHeld(turn: Turn): void {
  const { held, ledger } = turn.state.commits;
  const commit = held === null ? undefined : commitOfHeld(turn, held.sequence);
  if (held === null || commit === undefined) return;
  const subject = subjectNow(turn, commit.id);
  if (allEntries(ledger).some((entry) => isBlocking(entry, subject))) return;
  setCommits(turn, { held: null });
  // Done leads on to where that is said: the page is not loaded any more.
  if (presentEntry(turn, commit.id)?.state === 'done' || stepOf(turn)?.entry !== held.sequence)
    return;
  startRun(turn, held.sequence, { restoring: held.restoring, with: {} });
}

function commitOfHeld(turn: Turn, id: string): CompiledCommit | undefined {
  const sequence = sequenceOf(turn, id);
  return sequence === undefined ? undefined : commitOfSequence(turn, sequence);
}
