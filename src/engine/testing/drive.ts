import { createEngine } from '../create-engine';
import { askUnder, now, obligingly } from './commits';
import type {
  CallEffect,
  Effect,
  Engine,
  Failure,
  FieldView,
  JourneyEvent,
  JourneyState,
  Json,
  StepView,
} from '../model';
import type { CompiledJourney, ShapeValidators } from '../../journey';

export const given = { today: '2026-11-21', settings: {} };

export const lostReply: Failure = { kind: 'network', status: 0, message: null };

/** It never went out. */
export const neverLeft: Failure = { kind: 'notSent', status: 0, message: null };
export const refusal = (status: number, message: string | null = null): Failure => ({
  kind: 'http',
  status,
  message,
});

/** A journey that a test walks through: keeps the state, and what the last event planned. */
export interface Drive {
  readonly engine: Engine;
  readonly state: JourneyState;
  /** Planned by the last event. */
  readonly effects: readonly Effect[];
  readonly happen: (event: JourneyEvent) => Drive;
  readonly enter: (step?: string, restored?: boolean) => Drive;
  readonly answer: (section: string, field: string, value: Json) => Drive;
  /** Answers the call that is in flight under this name. */
  readonly succeed: (lookup: string, answer: Json) => Drive;
  readonly fail: (lookup: string, failure?: Failure) => Drive;
  /** Number of the call in flight under this name; 0 when there is none. */
  readonly request: (lookup: string) => number;
  /** Operations that the last event planned, aborts and ways as words. */
  readonly planned: () => readonly string[];
  readonly sent: (operation: string) => CallEffect | undefined;
  readonly read: (path: string) => Json;
  readonly view: (step?: string) => StepView;
  readonly field: (section: string, field: string) => FieldView | undefined;
  /** Status of each section on the page. */
  readonly page: () => readonly string[];
  /** As after a reload: the snapshot of now, taken up by a new engine. */
  readonly reload: () => Drive;
}

export function drive(
  journey: CompiledJourney,
  validators: ShapeValidators = {},
  from?: JourneyState,
  /** Answers locks and write-aheads by itself: see `obligingly`. */
  isObliging = true,
): Drive {
  const engine = createEngine(journey, validators);
  let state = from ?? engine.start(given);
  let effects: readonly Effect[] = [];
  const happen = (event: JourneyEvent): Drive => {
    ({ state, effects } = engine.apply(state, event));
    let fresh = isObliging ? effects : [];
    while (fresh.length > 0) {
      const planned: Effect[] = [];
      for (const answer of obligingly(state, fresh)) {
        const after = engine.apply(state, answer);
        state = after.state;
        planned.push(...after.effects);
      }
      fresh = planned;
      effects = [...effects, ...fresh];
    }
    return self;
  };
  const request = (lookup: string): number => {
    const asked = askUnder(journey, state, lookup);
    if (asked !== null) return asked;
    const found = state.lookups[lookup];
    return found?.status === 'loading' ? found.request : 0;
  };
  const view = (step = journey.entry): StepView => engine.view(state, step);
  const self: Drive = {
    engine,
    get state() {
      return state;
    },
    get effects() {
      return effects;
    },
    happen,
    enter: (step = journey.entry, restored = false) =>
      happen({ type: 'stepEntered', step, parameters: {}, today: given.today, restored }),
    answer: (section, field, value) => happen({ type: 'fieldAnswered', section, field, value }),
    succeed: (lookup, answer) =>
      happen({ type: 'callSucceeded', request: request(lookup), answer, at: now(state) }),
    fail: (lookup, failure = refusal(503)) =>
      happen({ type: 'callFailed', request: request(lookup), failure, at: now(state) }),
    request,
    planned: () =>
      effects.flatMap((effect) => {
        if (effect.type === 'call') return [effect.operation];
        if (effect.type === 'abort') return ['abort'];
        return effect.type === 'navigate' ? [`→ ${effect.step}`] : [];
      }),
    sent: (operation) =>
      effects.find(
        (effect): effect is CallEffect => effect.type === 'call' && effect.operation === operation,
      ),
    read: (path) => engine.evaluate(state, { var: path }),
    view,
    field: (section, field) => view().sections.find(({ id }) => id === section)?.fields[field],
    page: () => view().sections.map(({ id, status }) => `${id} ${status}`),
    reload: () => {
      const stored = JSON.parse(JSON.stringify(engine.snapshot(state))) as Json;
      const back = engine.restore(stored, given);
      if (back === null) throw new Error('the snapshot was not taken up');
      return drive(journey, validators, back, isObliging);
    },
  };
  return self;
}
