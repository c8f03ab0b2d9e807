import type { Task } from 'redux-saga';
import { call, cancel, fork, put, type SagaGenerator } from 'typed-redux-saga';
import type { Environment } from '../environment/environment';
import { wait } from '../environment/wait';
import { happened } from '../journey/journey-actions';

/** What the engine waits for, by name; one that is planned under the same name takes its place. */
export type Timers = Map<string, Task>;

export function* startTimer(
  timers: Timers,
  environment: Environment,
  timer: string,
  seconds: number,
): SagaGenerator<void> {
  yield* stopTimer(timers, timer);
  timers.set(timer, yield* fork(runTimer, environment, timer, seconds));
}

export function* stopTimer(timers: Timers, timer: string): SagaGenerator<void> {
  const running = timers.get(timer);
  timers.delete(timer);
  if (running?.isRunning() === true) yield* cancel(running);
}

/**
 * `seconds` is what was asked for, whatever the clock says by then: a timer that sleeps with its tab
 * has waited longer, and never counts for more.
 */
function* runTimer(environment: Environment, timer: string, seconds: number): SagaGenerator<void> {
  yield* call(wait, environment, seconds * 1000);
  const { online, now } = environment;
  yield* put(happened({ type: 'waited', timer, seconds, online: online.current(), at: now() }));
}
