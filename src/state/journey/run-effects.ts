import type { Task } from 'redux-saga';
import { cancel, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { Effect } from '../../engine';
import type { RootState } from '../root-state';
import type { EffectsContext } from './effects-context';
import { effectsBegun, happened } from './journey-actions';
import { runCall } from './run-call';

/** Does what the engine plans: everything once, in order, right after the reducer. */
export function* runEffects(context: EffectsContext): SagaGenerator<void> {
  const calls = new Map<number, Task>();
  for (;;) {
    const planned = yield* select((state: RootState) => state.journey.planned);
    if (planned.length === 0) {
      yield* take(happened);
      continue;
    }
    for (const effect of planned) yield* begin(context, calls, effect);
    yield* put(effectsBegun(planned.length));
  }
}

function* begin(
  context: EffectsContext,
  calls: Map<number, Task>,
  effect: Effect,
): SagaGenerator<void> {
  switch (effect.type) {
    case 'call': {
      for (const [request, task] of calls) if (!task.isRunning()) calls.delete(request);
      calls.set(effect.request, yield* fork(runCall, context, effect));
      return;
    }
    case 'abort': {
      const task = calls.get(effect.request);
      if (task) yield* cancel(task);
      return;
    }
    case 'navigate':
      try {
        context.navigate(effect.step, effect.parameters);
      } catch (error) {
        context.environment.reportError(error);
      }
  }
}
