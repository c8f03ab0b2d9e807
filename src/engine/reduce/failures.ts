import { own } from '../answers/own';
import { entriesOf, isOpen } from '../commits';
import type { Failure } from '../model';
import { goTo } from './navigation';
import { track } from './tracking';
import { setProgress, type Turn } from './turn';

/**
 * Leads to the error page where the journey says so for the status (ERR-10, ERR-11, ERR-18).
 * What fails while the person is there already leads nowhere: the way back must stay.
 */
export function routeFailure(turn: Turn, failure: Failure, callId: string): boolean {
  const { failures, calls } = turn.program.journey;
  const { step, parameters } = turn.state.progress;
  if (failures === null || failure.kind !== 'http' || step === null) return false;
  if (!failures.statuses.includes(failure.status)) return false;
  if (own(calls, callId)?.silent === true || isOfOpenCommit(turn, callId)) return false;
  if (step === failures.goTo) return true;
  setProgress(turn, { fault: { step, parameters, failure } });
  if (failures.track !== null) track(turn, failures.track, { failure: { ...failure } });
  goTo(turn, failures.goTo, { status: String(failure.status) });
  return true;
}

/** The question about an open commit, or the commit itself: what is known of it stays on the page. */
const isOfOpenCommit = ({ program, state }: Turn, callId: string): boolean =>
  Object.values(program.journey.commits).some(
    ({ id, confirmBy }) =>
      confirmBy.use.call === callId && entriesOf(state.commits.ledger, id).some(isOpen),
  );
