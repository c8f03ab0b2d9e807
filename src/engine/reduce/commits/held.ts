import { allEntries, isOpen } from '../../commits';
import { startRun } from '../runs/start-run';
import { stepOf, type Turn } from '../turn';
import { setCommits } from './commit-state';

/** What a page loads and what an open commit held up is loaded once that is settled. */
export function beginHeld(turn: Turn): void {
  const { held, ledger } = turn.state.commits;
  if (held === null || allEntries(ledger).some(isOpen)) return;
  setCommits(turn, { held: null });
  if (stepOf(turn)?.entry !== held.sequence) return;
  startRun(turn, held.sequence, { restoring: held.restoring, with: {} });
}
