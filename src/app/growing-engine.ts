import type { Engine } from '../engine';

/** An engine that begins with a part of its journey. The state is plain data and outlasts the change. */
export interface GrowingEngine extends Engine {
  /** From now on the whole journey runs. */
  readonly grow: (whole: Engine) => void;
}

export function growingEngine(start: Engine): GrowingEngine {
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
    clearing: (state) => engine.clearing(state),
    snapshot: (state) => engine.snapshot(state),
    restore: (snapshot, given) => engine.restore(snapshot, given),
    evaluate: (state, rule, item) => engine.evaluate(state, rule, item),
    fill: (state, text, item) => engine.fill(state, text, item),
  };
}
