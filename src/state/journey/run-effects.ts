import type { Task } from 'redux-saga';
import { cancel, fork, put, select, take, type SagaGenerator, call } from 'typed-redux-saga';
import { unsettledTies, type Effect, usesFiles } from '../../engine';
import { takeLock, watchLock } from '../commits/watch-ledger';
import { isCommitCall, writeAhead } from '../commits/write-ahead';
import type { EffectsContext } from '../device';
import { type Environment, wait } from '../environment/environment';
import { type RootState, selectJourney, storageTried, effectsBegun, happened } from '../reducers';
import { heedClear, saveJourney } from '../storage/keep-snapshot';
import { runCall } from '../run-call';

/** What is under way and may be ended. Commits are not: nothing ends them. */
interface UnderWay {
  readonly calls: Map<number, Task>;
  readonly timers: Timers;
  locking: Task | null;
  watching: Task | null;
}

/** Does what the engine plans: everything once, in order, right after the reducer. */
export function* runEffects(context: EffectsContext): SagaGenerator<void> {
  const underWay: UnderWay = {
    calls: new Map(),
    timers: new Map(),
    locking: null,
    watching: null,
  };
  for (;;) {
    const planned = yield* select((state: RootState) => state.journey.planned);
    if (planned.length === 0) {
      yield* take(happened);
      continue;
    }
    // Before a save leaves: whoever comes after a crash has to know of it.
    const journey = yield* select(selectJourney);
    context.device.saves.note(unsettledTies(journey.commits));
    // Before the partner is told: from then on no other tab brings it back.
    if (usesFiles) context.device.gone?.note(journey);
    // What another tab has cleared does not come back.
    const isCleared = planned.some(isNote) && (yield* heedClear(context.device));
    for (const effect of planned) {
      if (!isCleared || !isNote(effect)) yield* begin(context, underWay, effect);
    }
    yield* put(effectsBegun(planned.length));
  }
}

function* begin(context: EffectsContext, underWay: UnderWay, effect: Effect): SagaGenerator<void> {
  const { device } = context;
  const { calls, timers } = underWay;
  switch (effect.type) {
    case 'call': {
      if (isCommitCall(effect)) {
        // Should the page end before the answer comes, what was sent is what is there.
        yield* saveJourney(device);
        yield* fork(writeAhead, context, effect);
        return;
      }
      for (const [request, task] of calls) if (!task.isRunning()) calls.delete(request);
      calls.set(effect.request, yield* fork(runCall, context, effect));
      return;
    }
    case 'abort':
      yield* end(calls.get(effect.request));
      return;
    case 'navigate':
      try {
        context.navigate(effect.step, effect.parameters);
      } catch (error) {
        device.environment.reportError(error);
      }
      return;
    case 'leave':
      try {
        // What was answered last comes back with the person.
        yield* saveJourney(device);
        context.leave(effect.address);
      } catch (error) {
        device.environment.reportError(error);
      }
      return;
    case 'report':
      device.environment.reportError(new Error(effect.fault));
      return;
    case 'lock':
      yield* end(underWay.locking);
      underWay.locking = yield* fork(takeLock, device, effect.sequence);
      return;
    case 'unlock':
      yield* end(underWay.locking);
      device.lock.letGo();
      return;
    case 'watchLock':
      if (underWay.watching?.isRunning() !== true)
        underWay.watching = yield* fork(watchLock, device);
      return;
    case 'wait':
      yield* startTimer(timers, device.environment, effect.timer, effect.seconds);
      return;
    case 'stopWaiting':
      yield* stopTimer(timers, effect.timer);
      return;
    case 'note':
      if (!device.ledger.note(effect.entry)) yield* put(storageTried({ worked: false }));
      return;
    case 'forget':
      device.ledger.forget(effect.entry);
  }
}

function* end(task: Task | null | undefined): SagaGenerator<void> {
  if (task?.isRunning() === true) yield* cancel(task);
}

const isNote = ({ type }: Effect): boolean => type === 'note';

/** What the engine waits for, by name; one that is planned under the same name takes its place. */
type Timers = Map<string, Task>;

function* startTimer(
  timers: Timers,
  environment: Environment,
  timer: string,
  seconds: number,
): SagaGenerator<void> {
  yield* stopTimer(timers, timer);
  timers.set(timer, yield* fork(runTimer, environment, timer, seconds));
}

function* stopTimer(timers: Timers, timer: string): SagaGenerator<void> {
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
