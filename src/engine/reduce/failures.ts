import { own } from '../answers/own';
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
  return own(calls, callId)?.silent !== true && !asksAboutCommit(turn, callId);
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

/**
 * The question about a commit never leads away: what is known of an open one stays on the page, and
 * where nothing is open a question that failed holds nobody up.
 */
const asksAboutCommit = ({ program }: Turn, callId: string): boolean =>
  Object.values(program.journey.commits).some(({ confirmBy }) => confirmBy.use.call === callId);
