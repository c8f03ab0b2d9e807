import type { Action } from 'redux';
import { call, race, take, type SagaGenerator } from 'typed-redux-saga';
import type { ApiClient } from '../api';
import { type Environment, until, wait } from './environment/environment';
import { happened } from './reducers';

const everyMs = 10_000;

/**
 * A token at start and every 10 seconds (TOK-01, TOK-02); none while the page is hidden
 * or offline, and on return at once where its time has come (decision 16): however often the page is
 * left, no token is asked for within the seconds of another. On entry of a step in `renewing` one more,
 * beside the calls of the step (RES-26, CUS-10); one that is under way will do. A failure is nobody's
 * business but the next attempt's (TOK-05).
 */
export function* keepToken(
  api: Pick<ApiClient, 'refreshToken'>,
  environment: Environment,
  renewing: ReadonlySet<string>,
): SagaGenerator<void> {
  const isEntry = (action: Action) =>
    happened.match(action) &&
    action.payload.type === 'stepEntered' &&
    renewing.has(action.payload.step);
  const { visible, online } = environment;
  const awake = () => visible.current() && online.current();
  let due = environment.elapsed();
  for (;;) {
    yield* until([visible, online], awake);
    const left = due - environment.elapsed();
    if (left > 0) {
      yield* race({
        due: call(wait, environment, left),
        asleep: call(until, [visible, online], () => !awake()),
        entered: take(isEntry),
      });
      if (!awake()) continue;
    }
    due = environment.elapsed() + everyMs;
    yield* call(refresh, api, environment);
  }
}

async function refresh(
  api: Pick<ApiClient, 'refreshToken'>,
  { reportError }: Environment,
): Promise<void> {
  try {
    await api.refreshToken();
  } catch (error) {
    reportError(error);
  }
}
