import type { Json, LedgerEntry, Moment } from '../../model';
import type { CompiledCommit, CompiledSequence, CompiledSequenceStep } from '../../../journey';
import { holds } from '../../../rules';
import { scopeOf, type Turn } from '../turn';
import { isWatched } from './watch';
import { commitOfSequence, presentEntry } from './commit-state';
import { hear } from './hear';

/** What a page asks by a sequence of its own is the commit's question, about what is known of it. */
function askedAbout(
  turn: Turn,
  sequence: CompiledSequence,
  { use }: CompiledSequenceStep,
): { readonly commit: CompiledCommit; readonly entry: LedgerEntry } | null {
  const commit = commitOfSequence(turn, sequence);
  if (commit === undefined || use.call !== commit.confirmBy.use.call) return null;
  const entry = presentEntry(turn, commit.id);
  return entry === null ? null : { commit, entry };
}

/** Whether the ledger has it asked about already: the page does not ask a second time. */
export function isAskedApart(
  turn: Turn,
  sequence: CompiledSequence,
  step: CompiledSequenceStep,
): boolean {
  const asked = askedAbout(turn, sequence, step);
  return asked !== null && isWatched(turn, asked.entry);
}

/** A yes that a page was told is the outcome of what is known as refused too (row 9). false for none. */
export function pageHears(
  turn: Turn,
  sequence: CompiledSequence,
  step: CompiledSequenceStep,
  answer: Json,
  at: Moment,
): boolean {
  const asked = askedAbout(turn, sequence, step);
  if (asked === null) return false;
  const { commit, entry } = asked;
  if (!holds(commit.confirmBy.doneWhen, scopeOf(turn, { answer }))) return false;
  hear(turn, commit.id, entry.subject, { on: 'yes' }, at);
  return true;
}
