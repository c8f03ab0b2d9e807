import type { Reducer } from '@reduxjs/toolkit';
import type { Effect, Engine, JourneyEvent, JourneyState } from '../../engine';
import { effectsBegun, happened } from './journey-actions';

export interface JourneySlice {
  readonly journey: JourneyState;
  /** Not begun yet, in order. An outbox: no event, however fast, overwrites another's effects. */
  readonly planned: readonly Effect[];
  /** Numbers of the calls that somebody waits for. */
  readonly inFlight: readonly number[];
}

/**
 * Not made with createSlice: the engine's state is plain data that immer would only
 * wrap, walk and freeze, at 5 KB gzip.
 */
export function journeyReducer(engine: Engine, initial: JourneyState): Reducer<JourneySlice> {
  const start: JourneySlice = { journey: initial, planned: [], inFlight: [] };
  return (slice = start, action) => {
    if (happened.match(action)) return apply(engine, slice, action.payload);
    if (effectsBegun.match(action))
      return { ...slice, planned: slice.planned.slice(action.payload) };
    return slice;
  };
}

function apply(engine: Engine, slice: JourneySlice, event: JourneyEvent): JourneySlice {
  const answered = answeredRequest(event);
  // Aborted, or answered already.
  if (answered !== null && !slice.inFlight.includes(answered)) return slice;
  const { state, effects } = engine.apply(slice.journey, event);
  const waiting = slice.inFlight.filter((request) => request !== answered);
  return {
    journey: state,
    planned: effects.length === 0 ? slice.planned : [...slice.planned, ...effects],
    inFlight: effects.reduce<readonly number[]>(withEffect, waiting),
  };
}

function answeredRequest(event: JourneyEvent): number | null {
  return event.type === 'callSucceeded' || event.type === 'callFailed' ? event.request : null;
}

function withEffect(inFlight: readonly number[], effect: Effect): readonly number[] {
  if (effect.type === 'abort') return inFlight.filter((request) => request !== effect.request);
  return effect.type === 'call' && !effect.silent ? [...inFlight, effect.request] : inFlight;
}
