import { own } from '../answers/path';
import { entriesOf, isOpen } from '../commits';
import type { Failure } from '../model';
import { goTo } from './navigation';
import { track } from './tracking';
import { setProgress, type Turn } from './turn';

/** Whether the journey leads to the error page for the status of this call (ERR-10, ERR-11). */
export function leadsAway(turn: Turn, failure: Failure, callId: string): boolean {
  const { failures, calls } = turn.program.journey;
  if (failures === null || failure.kind !== 'http') return false;
  if (turn.state.progress.step === null || !failures.statuses.includes(failure.status))
    return false;
  return own(calls, callId)?.silent !== true && !isOfOpenCommit(turn, callId);
}

/**
 * The way to the error page, once for a failure, whoever waited for the call (ERR-18).
 * What fails while the person is there already leads nowhere: the way back must stay.
 */
export function leadAway(turn: Turn, failure: Failure): void {
  const { failures } = turn.program.journey;
  const { step, parameters } = turn.state.progress;
  if (failures === null || step === null || step === failures.goTo) return;
  setProgress(turn, { fault: { step, parameters, failure } });
  if (failures.track !== null) track(turn, failures.track, { failure: { ...failure } });
  goTo(turn, failures.goTo, { status: String(failure.status) });
}

/** The question about an open commit, or the commit itself: what is known of it stays on the page. */
const isOfOpenCommit = ({ program, state }: Turn, callId: string): boolean =>
  Object.values(program.journey.commits).some(
    ({ id, confirmBy }) =>
      confirmBy.use.call === callId && entriesOf(state.commits.ledger, id).some(isOpen),
  );
