import { CANCEL } from 'redux-saga';
import { call, type SagaGenerator } from 'typed-redux-saga';
import type { Environment } from './environment';

/** Goes on after so many milliseconds; a cancelled saga leaves no timer behind. */
export function* wait({ schedule }: Environment, ms: number): SagaGenerator<void> {
  yield* call(promised, (resolve: () => void) => schedule(resolve, ms));
}

/** Goes on when the page has nothing better to do, after so many milliseconds at the latest. */
export function* waitUntilIdle({ whenIdle }: Environment, withinMs: number): SagaGenerator<void> {
  yield* call(promised, (resolve: () => void) => whenIdle(resolve, withinMs));
}

/** `begin` gives what calls it off. */
function promised(begin: (resolve: () => void) => () => void): Promise<void> {
  let callOff = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    callOff = begin(resolve);
  });
  return Object.assign(passed, { [CANCEL]: () => callOff() });
}
