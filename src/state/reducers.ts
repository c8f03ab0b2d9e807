import type { Reducer } from 'redux';
import type { JourneyEvent, Effect, Engine, JourneyState, StepView } from '../engine';
import { usesFiles } from '../engine';
import { actionOf } from './action-of';
import type { SetAside } from './storage/set-aside';

/** The only way to change the journey. */
export const happened = actionOf<JourneyEvent>('journey/happened');

/** The first so many planned effects are under way. */
export const effectsBegun = actionOf<number>('journey/effectsBegun');

interface JourneySlice {
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

interface StorageSlice {
  /** The last attempt to keep or read something did not work. */
  readonly failed: boolean;
  /** The details were cleared in another tab, and nothing has been answered here since. */
  readonly clearedElsewhere: boolean;
  /** The journey that was under way when this one was begun. */
  readonly aside: SetAside | null;
}

/** What stands aside was looked at. */
export const asideRead = actionOf<SetAside | null>('storage/asideRead');

export const storageTried = actionOf<{ readonly worked: boolean }>('storage/tried');

export const clearedElsewhere = actionOf<null>('storage/clearedElsewhere');

export function storageReducer(initial: StorageSlice): Reducer<StorageSlice> {
  return (slice = initial, action) => {
    if (clearedElsewhere.match(action)) return { ...slice, clearedElsewhere: true, aside: null };
    if (asideRead.match(action)) return { ...slice, aside: action.payload };
    if (storageTried.match(action)) return withFailed(slice, !action.payload.worked);
    const isNew = happened.match(action) && isAnswer(action.payload);
    return isNew && slice.clearedElsewhere ? { ...slice, clearedElsewhere: false } : slice;
  };
}

/** A person answers; files that are chosen are an answer as soon as they leave. */
export const isAnswer = ({ type }: JourneyEvent): boolean =>
  type === 'fieldAnswered' || (usesFiles && type === 'filesSending');

function withFailed(slice: StorageSlice, failed: boolean): StorageSlice {
  return slice.failed === failed ? slice : { ...slice, failed };
}

/** What the store holds: the journey, and how it stands with what is kept of it. */
export interface RootState {
  readonly journey: JourneySlice;
  readonly storage: StorageSlice;
}

/** The engine's own state. */
export function selectJourney({ journey }: RootState): JourneyState {
  return journey.journey;
}

/** yyyy-mm-dd. */
export const selectToday = (state: RootState): string => selectJourney(state).today;

/** A call that somebody waits for is on its way: what the page loader watches. That a file was taken out is told behind it. */
export function selectBusy({ journey: { inFlight, journey } }: RootState): boolean {
  if (!usesFiles) return inFlight.length > 0;
  const { letGo } = journey.progress;
  return inFlight.some((number) => !letGo.some(({ request }) => request === number));
}

/** The device keeps nothing (full, or forbidden): a reload would lose the answers. */
export function selectStorageFailed({ storage }: RootState): boolean {
  return storage.failed;
}

/** The details were cleared in another tab, and nothing has been answered here since. */
export function selectClearedElsewhere({ storage }: RootState): boolean {
  return storage.clearedElsewhere;
}

/** The journey that was under way when this one was begun, and is offered until this one is worth as much. */
export function selectAside({ storage }: RootState): SetAside | null {
  return storage.aside;
}

/**
 * Make it once a step: it keeps the view until the journey changes.
 * @throws Error, when it is asked, for a step that the journey does not have.
 */
export function selectStepView(engine: Engine, step: string): (state: RootState) => StepView {
  let last: { readonly journey: JourneyState; readonly view: StepView } | null = null;
  return (state) => {
    const journey = selectJourney(state);
    if (last?.journey !== journey) last = { journey, view: engine.view(journey, step) };
    return last.view;
  };
}
