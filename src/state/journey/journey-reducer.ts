import type { Reducer } from '@reduxjs/toolkit';
import type { Effect, Engine, JourneyEvent, JourneyState } from '../../engine';
import { effectsBegun, happened } from './journey-actions';

export interface JourneySlice {
  readonly journey: JourneyState;
  /** Not begun yet, in order. An outbox: no event, however fast, overwrites another's effects. */
  readonly planned: readonly Effect[];
  /** Numbers of the calls that somebody waits for. */
  readonly inFlight: readonly number[];
  /** Numbers of the commits without an answer: given up by nobody, a late answer is news. */
  readonly commits: readonly number[];
}

/**
 * Not made with createSlice: the engine's state is plain data that immer would only
 * wrap, walk and freeze, at 5 KB gzip.
 */
export function journeyReducer(engine: Engine, initial: JourneyState): Reducer<JourneySlice> {
  const start: JourneySlice = { journey: initial, planned: [], inFlight: [], commits: [] };
  return (slice = start, action) => {
    if (happened.match(action)) return apply(engine, slice, action.payload);
    if (effectsBegun.match(action))
      return { ...slice, planned: slice.planned.slice(action.payload) };
    return slice;
  };
}

function apply(engine: Engine, slice: JourneySlice, event: JourneyEvent): JourneySlice {
  const ended = endedRequest(event);
  const isAwaited = (one: number) => slice.inFlight.includes(one) || slice.commits.includes(one);
  // Aborted, or answered already.
  if (ended !== null && !isAwaited(ended)) return slice;
  const { state, effects } = engine.apply(slice.journey, event);
  const others = (requests: readonly number[]) => requests.filter((one) => one !== ended);
  return {
    journey: state,
    planned: effects.length === 0 ? slice.planned : [...slice.planned, ...effects],
    inFlight: effects.reduce<readonly number[]>(withEffect, others(slice.inFlight)),
    commits: effects.reduce<readonly number[]>(withCommit, others(slice.commits)),
  };
}

/** The call that nothing more will be heard of. */
function endedRequest(event: JourneyEvent): number | null {
  const ends = ['callSucceeded', 'callFailed', 'commitBlocked'];
  return 'request' in event && ends.includes(event.type) ? event.request : null;
}

function withEffect(inFlight: readonly number[], effect: Effect): readonly number[] {
  if (effect.type === 'abort') return inFlight.filter((request) => request !== effect.request);
  const isAwaited = effect.type === 'call' && !effect.silent && effect.commit === null;
  return isAwaited ? [...inFlight, effect.request] : inFlight;
}

function withCommit(commits: readonly number[], effect: Effect): readonly number[] {
  const isCommit = effect.type === 'call' && effect.commit !== null;
  return isCommit ? [...commits, effect.request] : commits;
}
