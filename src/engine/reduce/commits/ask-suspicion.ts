import type { CompiledSequence } from '../../../journey';
import type { Turn } from '../turn';
import { subjectNow } from './commit-state';
import { dropSuspicion } from './suspicion-state';

/**
 * Whether it is still open if what this sequence is about was done already: nothing is saved again
 * before that is known (rule 5). What was suspected of another subject is dropped.
 */
export function askSuspicion(turn: Turn, sequence: CompiledSequence): boolean {
  const { suspicion } = turn.state.commits;
  if (suspicion === null || suspicion.entry.commit !== sequence.commit) return false;
  if (subjectNow(turn, sequence.commit) === suspicion.entry.subject) return true;
  dropSuspicion(turn);
  return false;
}
