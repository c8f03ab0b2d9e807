import type { EventOf, Lookup } from '../../model';
import { planWith } from '../calls';
import { resumeRun } from '../runs';
import type { Turn } from '../turn';

/** What the same call failed to answer under other names is tried with it: nobody is to meet one failure twice. */
export function lookupRetried(turn: Turn, event: EventOf<'lookupRetried'>): void {
  const { lookups } = turn.state;
  const asked = lookups[event.lookup];
  if (asked?.status !== 'failed') return;
  retry(turn, event.lookup, asked);
  for (const name of Object.keys(lookups)) {
    // As it is by now: a sequence that was taken up may have called it already.
    const lookup = turn.state.lookups[name];
    if (lookup?.status !== 'failed') continue;
    if (name !== event.lookup && lookup.call === asked.call) retry(turn, name, lookup);
  }
}

/** The same call with the same parameters; as part of its sequence, where it belongs to one. */
function retry(turn: Turn, name: string, lookup: Extract<Lookup, { status: 'failed' }>): void {
  if (resumeRun(turn, name) || isCommit(turn, lookup.call)) return;
  planWith(turn, name, lookup.call, lookup.with, lookup.restoring);
}

/** What must do its work once is never sent by itself. */
const isCommit = ({ program }: Turn, call: string): boolean =>
  Object.values(program.journey.sequences).some(({ steps }) =>
    steps.some((step) => step.commits && step.use.call === call),
  );
