import { later, locales } from 'virtual:journey/later';
import { journey, shapeValidators } from 'virtual:journey/start';
import { createEngine, type Engine, joinJourney, type JourneyState, plain } from '../engine';
import type { CompiledJourney, CompiledMessages } from '../journey';
import { onDemand } from '../ui/parts/on-demand';
import { reviewPart } from '../ui/parts/review';
import type { Words } from '../ui/parts/words';
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
  readonly locale: string;
  /** Says each step in its language: that of the page, or that of the journey. */
  readonly engine: Engine;
  /** As it is said in the language. */
  readonly journey: () => CompiledJourney;
  /** Whether a step is said in it; all else around the step is. */
  readonly isSaid: (step: string | null) => boolean;
}

interface Spoken {
  readonly engine: Engine;
  readonly journey: CompiledJourney;
}

export function startJourney(): RunningJourney {
  let own: Spoken = { engine: createEngine(journey, shapeValidators), journey };
  let validators = shapeValidators;
  let other: Spoken | null = null;
  let isSaid: Speech['isSaid'] = () => true;
  let respoken: () => Spoken | null = () => null;
  const engine = engineAt((step) => (other !== null && isSaid(step) ? other : own).engine);
  const speechNow = (): Speech => ({
    locale: (other ?? own).journey.locale,
    engine: { ...engine },
    journey: () => (other ?? own).journey,
    isSaid,
  });
  let speech = speechNow();
  const listeners = new Set<() => void>();
  const spoken = (): void => {
    other = respoken();
    speech = speechNow();
    for (const listener of listeners) listener();
  };
  const rest = onDemand(async () => {
    const [loaded] = await Promise.all([later(), reviewPart.load()]);
    const joined = joinJourney({ start: journey, rest: loaded.rest });
    validators = { ...shapeValidators, ...loaded.shapeValidators };
    own = { engine: createEngine(joined, validators), journey: joined };
    if (other !== null) spoken();
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
      const [said, { patched }] = await Promise.all([
        locales[locale]?.(),
        import('./language/patched'),
      ]);
      isSaid = (step) => said === undefined || step === null || said.steps.includes(step);
      respoken = () => {
        if (said === undefined) return null;
        const whole = patched(own.journey, said.patch);
        return { engine: createEngine(whole, validators), journey: whole };
      };
      spoken();
    },
  };
}

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

/** The journey's own texts by name. A name that it does not have is shown, so that it is noticed. */
export function wordsOf(
  texts: () => CompiledMessages['texts'],
  engine: Engine,
  state: () => JourneyState,
): Words {
  const text: Words['text'] = (name, item) => engine.fill(state(), texts()[name] ?? [name], item);
  return { text, plain: (name, item) => plain(text(name, item)) };
}
