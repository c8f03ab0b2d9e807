import { expect, it } from 'vitest';
import type { StepView } from '../engine';
import { selectBusy, selectStepView } from './reducers';
import { callEffect, journeyUnderTest, typed } from './testing/journey-under-test';
import { scriptedEngine } from './testing/scripted-engine';

it('a view is asked for again only when the journey has changed', () => {
  const engine = {
    ...scriptedEngine(),
    view: (_: unknown, step: string) => ({ id: step }) as StepView,
  };
  const { store, start, dispatchEvent } = journeyUnderTest((event) =>
    event.type === 'fieldAnswered' ? [callEffect(1)] : [],
  );
  const view = selectStepView(engine, 'home');
  const first = view(store.getState());
  expect(first.id).toBe('home');
  expect(view(store.getState())).toBe(first);
  dispatchEvent(typed('a'));
  const second = view(store.getState());
  expect(second).not.toBe(first);
  // Beginning the effects changes the store, but nothing that is shown.
  start();
  expect(view(store.getState())).toBe(second);
});

it('a file that was taken out is told of behind the page, which waits for all else', () => {
  const call = (inFlight: readonly number[], request: number | null) => {
    const { store } = journeyUnderTest();
    const now = store.getState();
    const { journey } = now.journey;
    const letGo = [{ path: 'letter', id: 'f1', request }];
    const progress = { ...journey.progress, letGo };
    return { ...now, journey: { ...now.journey, inFlight, journey: { ...journey, progress } } };
  };
  expect(selectBusy(call([1], 1))).toBe(false);
  expect(selectBusy(call([1, 2], 1))).toBe(true);
  expect(selectBusy(call([2], null))).toBe(true);
  expect(selectBusy(call([], null))).toBe(false);
});
