import { allEntries, isOpen } from '../../commits';
import { startRun } from '../runs/start-run';
import { stepOf, type Turn } from '../turn';
import { sequenceOf } from '../runs/run-state';
import { commitOfSequence, knownEntry, setCommits, subjectNow } from './commit-state';

/** What a page loads and what an open commit held up is loaded once that is settled. */
export function beginHeld(turn: Turn): void {
  const { held, ledger } = turn.state.commits;
  if (held === null || allEntries(ledger).some(isOpen)) return;
  setCommits(turn, { held: null });
  if (isDone(turn, held.sequence)) return;
  if (stepOf(turn)?.entry !== held.sequence) return;
  startRun(turn, held.sequence, { restoring: held.restoring, with: {} });
}

/** Done leads on to where that is said: the page that was held up is not loaded any more. */
function isDone(turn: Turn, id: string): boolean {
  const sequence = sequenceOf(turn, id);
  const commit = sequence === undefined ? undefined : commitOfSequence(turn, sequence);
  const subject = commit === undefined ? null : subjectNow(turn, commit.id);
  if (commit === undefined || subject === null) return false;
  return knownEntry(turn, commit.id, subject)?.state === 'done';
}
