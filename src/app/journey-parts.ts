import { later } from 'virtual:journey/later';
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
  readonly texts: () => CompiledMessages['texts'];
  /** Loads what later steps need, once; rejects while it cannot be had, and may be asked again. */
  readonly whole: () => Promise<unknown>;
}

export function startJourney(): RunningJourney {
  const engine = growingEngine(createEngine(journey, shapeValidators));
  const rest = onDemand(async () => {
    const [loaded] = await Promise.all([later(), reviewPart.load()]);
    const joined = joinJourney({ start: journey, rest: loaded.rest });
    engine.grow(createEngine(joined, { ...shapeValidators, ...loaded.shapeValidators }));
    return joined;
  });
  const present = () => rest.now() ?? journey;
  return {
    engine,
    journey: present,
    texts: () => present().messages.texts,
    whole: rest.load,
  };
}

/** Steps that are whole from the start: the first, and the one that failures lead to. */
export const isAtHand = (step: string): boolean =>
  step === journey.entry || step === journey.failures?.goTo;

/** An engine that begins with a part of its journey. The state is plain data and outlasts the change. */
interface GrowingEngine extends Engine {
  /** From now on the whole journey runs. */
  readonly grow: (whole: Engine) => void;
}

function growingEngine(start: Engine): GrowingEngine {
  let engine = start;
  return {
    grow: (whole) => {
      engine = whole;
    },
    start: (given) => engine.start(given),
    apply: (state, event) => engine.apply(state, event),
    view: (state, step) => engine.view(state, step),
    section: (state, step, section) => engine.section(state, step, section),
    screen: (state, id, choice) => engine.screen(state, id, choice),
    item: (state, screen, item) => engine.item(state, screen, item),
    look: (state, screen) => engine.look(state, screen),
    clearing: (state) => engine.clearing(state),
    snapshot: (state) => engine.snapshot(state),
    restore: (snapshot, given) => engine.restore(snapshot, given),
    journalledCommits: (stored, given) => engine.journalledCommits(stored, given),
    evaluate: (state, rule, item) => engine.evaluate(state, rule, item),
    fill: (state, text, item) => engine.fill(state, text, item),
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
