import { CANCEL } from 'redux-saga';
import { call, type SagaGenerator } from 'typed-redux-saga';
import type { Environment } from './environment';

/** Goes on after so many milliseconds; a cancelled saga leaves no timer behind. */
export function* wait({ schedule }: Environment, ms: number): SagaGenerator<void> {
  yield* call(() => {
    let callOff = (): void => undefined;
    const passed = new Promise<void>((resolve) => {
      callOff = schedule(resolve, ms);
    });
    return Object.assign(passed, { [CANCEL]: () => callOff() });
  });
}
