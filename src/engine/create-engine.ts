import { createMemory } from './memory';
import type { CompiledJourney, Engine, ShapeValidators, StepView } from './model';
import { restore, snapshot } from './persist';
import { createProgram, node } from './program';
import { reduce } from './reduce';
import { evaluate } from './rules';
import { startState } from './start';

/**
 * Makes a compiled journey ready to run.
 * @throws {Error} for a journey that the compiler would have refused: one that goes round in a circle.
 */
export function createEngine(journey: CompiledJourney, validators: ShapeValidators): Engine {
  const program = createProgram(journey, validators);
  const memory = createMemory(program.graph);
  const readOf = (state: Parameters<Engine['view']>[0]) => {
    const { values } = memory(state);
    return (id: string): unknown => {
      const position = program.graph.indexOf(id);
      return position === undefined ? undefined : values[position];
    };
  };
  return {
    start: (given) => startState(journey, given),
    apply: (state, event) => reduce(program, memory, state, event),
    view: (state, step) => readOf(state)(node.step(step)) as StepView,
    snapshot: (state) => snapshot(program, state),
    restore: (from, given) => restore(program, from, given),
    evaluate: (state, rule, item) =>
      evaluate(rule, program.reader.scope(readOf(state), item === undefined ? {} : { item })),
    fill: (state, text, item) =>
      program.reader.fill(text, readOf(state), item === undefined ? {} : { item }),
  };
}
