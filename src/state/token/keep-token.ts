import { call, race, type SagaGenerator } from 'typed-redux-saga';
import type { ApiClient } from '../../api';
import type { Environment } from '../environment/environment';
import { until } from '../environment/until';
import { wait } from '../environment/wait';

const everyMs = 10_000;

/**
 * A token at start and every 10 seconds (TOK-01, TOK-02); none while the page is hidden
 * or offline, and at once on return (decision 16). A failure is nobody's business but
 * the next attempt's (TOK-05).
 */
export function* keepToken(
  api: Pick<ApiClient, 'refreshToken'>,
  environment: Environment,
): SagaGenerator<void> {
  const { visible, online } = environment;
  const awake = () => visible.current() && online.current();
  for (;;) {
    yield* until([visible, online], awake);
    const began = environment.now();
    yield* call(refresh, api, environment);
    yield* race({
      due: call(wait, environment, Math.max(0, began + everyMs - environment.now())),
      asleep: call(until, [visible, online], () => !awake()),
    });
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
