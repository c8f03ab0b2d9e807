import type { Action } from 'redux';

/** A type and no interface: only that counts as what Redux dispatches. */
type Carrying<Payload> = Action & { readonly payload: Payload };

/** Makes actions of one kind, and tells them from others. */
export interface ActionMaker<Payload> {
  (payload: Payload): Carrying<Payload>;
  readonly type: string;
  readonly match: (action: Action) => action is Carrying<Payload>;
  /** How redux-saga tells what it is to take. */
  readonly toString: () => string;
}

/** @param type `slice/happened`, once in a store. */
export function actionOf<Payload>(type: string): ActionMaker<Payload> {
  return Object.assign((payload: Payload) => ({ type, payload }), {
    type,
    match: (action: Action): action is Carrying<Payload> => action.type === type,
    toString: () => type,
  });
}
