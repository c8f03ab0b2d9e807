import { later, locales } from 'virtual:journey/later';
import { journey, shapeValidators } from 'virtual:journey/start';
import { createEngine, type Engine, joinJourney, type JourneyState } from '../engine';
import type { CompiledJourney, ShapeValidators } from '../journey';
import { onDemand } from '../ui/parts/on-demand';
import { reviewPart } from '../ui/parts/review';
import 'virtual:journey/own';

/** The journey on its way to the household: the first step at once, the rest on demand. */
export interface RunningJourney {
  readonly engine: Engine;
  /** What is there of it. */
  readonly journey: () => CompiledJourney;
  /** Loads what later steps need, once; rejects while it cannot be had, and may be asked again. */
  readonly whole: () => Promise<unknown>;
  /** What it is said in; another object whenever that changes. */
  readonly speech: () => Speech;
  readonly onSpeech: (listener: () => void) => () => void;
  /** Says it in its own language or in one of `locales` from now on; rejects where that cannot be had. */
  readonly speak: (locale: string) => Promise<void>;
}

/** The language of the page, and what speaks it. */
export interface Speech {
  /** Says each step in its language: that of the page, or that of the journey. */
  readonly engine: Engine;
  /** As it is said in the language of the page. */
  readonly journey: CompiledJourney;
  /** Whether a step is said in it; all else around the step is. */
  readonly isSaid: (step: string | null) => boolean;
}

/** What is there of the journey in its own language. */
export interface Own {
  readonly engine: Engine;
  readonly journey: CompiledJourney;
  readonly validators: ShapeValidators;
}

export function startJourney(): RunningJourney {
  let own = ownOf(journey, shapeValidators);
  let spoken: (own: Own) => Pick<Speech, 'journey' | 'isSaid' | 'engine'> = inOwn;
  let said = spoken(own);
  const engine = engineAt((step) => (said.isSaid(step) ? said : own).engine);
  let speech: Speech = { ...said, engine };
  const listeners = new Set<() => void>();
  const say = (): void => {
    said = spoken(own);
    speech = { ...said, engine: { ...engine } };
    for (const listener of listeners) listener();
  };
  const rest = onDemand(async () => {
    const [loaded] = await Promise.all([later(), reviewPart.load()]);
    const joined = joinJourney({ start: journey, rest: loaded.rest });
    own = ownOf(joined, { ...shapeValidators, ...loaded.shapeValidators });
    say();
    return joined;
  });
  return {
    engine,
    journey: () => own.journey,
    whole: rest.load,
    speech: () => speech,
    onSpeech: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak: async (locale) => {
      const other = locales[locale];
      spoken =
        other === undefined ? inOwn : await (await import('./language/spoken')).spokenIn(other);
      say();
    },
  };
}

const ownOf = (of: CompiledJourney, validators: ShapeValidators): Own => ({
  ...{ journey: of, validators },
  engine: createEngine(of, validators),
});

const inOwn = (own: Own) => ({ ...own, isSaid: () => true });

/** Steps that are whole from the start: the first, and the one that failures lead to. */
export const isAtHand = (step: string): boolean =>
  step === journey.entry || step === journey.failures?.goTo;

/**
 * One engine for all of them: each says the step that the household is at. The state is plain data and
 * outlasts the change.
 */
function engineAt(at: (step: string | null) => Engine): Engine {
  const of = ({ progress }: JourneyState): Engine => at(progress.step);
  return {
    start: (given) => at(null).start(given),
    apply: (state, event) => of(state).apply(state, event),
    view: (state, step) => at(step).view(state, step),
    section: (state, step, section) => at(step).section(state, step, section),
    screen: (state, id, choice) => of(state).screen(state, id, choice),
    item: (state, screen, item) => of(state).item(state, screen, item),
    look: (state, screen) => of(state).look(state, screen),
    clearing: (state) => of(state).clearing(state),
    snapshot: (state) => of(state).snapshot(state),
    restore: (snapshot, given) => at(null).restore(snapshot, given),
    journalledCommits: (stored, given) => at(null).journalledCommits(stored, given),
    evaluate: (state, rule, item) => of(state).evaluate(state, rule, item),
    fill: (state, text, item) => of(state).fill(state, text, item),
  };
}
