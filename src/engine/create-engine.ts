import type { RuleObserver } from '../rules';
import { own } from './answers/own';
import { createMemory } from './memory';
import type { Engine, JourneyState, JsonObject } from './model';
import type { CompiledJourney, ShapeValidators } from '../journey';
import { journalledCommits, restore, snapshots } from './persist';
import { createProgram } from './program';
import { reduce } from './reduce';
import { evaluate, holds } from '../rules';
import { itemView, screenView, type Reading } from './screens';
import { startState } from './start';

/**
 * Makes a compiled journey ready to run.
 * Of a journey that the compiler would have refused, one that goes round in a circle, whatever reads
 * the circle throws, and names it.
 * `observe` hears of every rule that is evaluated, for tools that count them.
 */
export function createEngine(
  journey: CompiledJourney,
  validators: ShapeValidators,
  observe?: RuleObserver,
): Engine {
  const program = createProgram(journey, validators, observe);
  const memory = createMemory();
  const reading = (state: JourneyState): Reading => {
    const read = memory(state);
    const scope = (item?: JsonObject) =>
      program.reader.scope(read, item === undefined ? undefined : { item });
    return {
      value: (rule, item) => evaluate(rule, scope(item)),
      holds: (rule, item) => holds(rule, scope(item)),
      fill: (text, item) =>
        program.reader.fill(text, read, item === undefined ? undefined : { item }),
      isHeldUp: (id) => {
        const { waits = false, commit = null } = own(journey.sequences, id) ?? {};
        return waits && commit !== null && scope().read(`commits.${commit}.open`) === true;
      },
      at: (path) => scope().read(path),
      locale: journey.locale,
    };
  };
  return {
    start: (given) => startState(journey, given),
    apply: (state, event) => reduce(program, memory, state, event),
    view: (state, step) => memory(state)(program.viewOf(step)),
    section: (state, step, id) => {
      const read = memory(state);
      // Of a section with variants, the one in force.
      for (const section of program.resolver.sectionsOf(step, id)) {
        const view = read(program.cells.section(section).view);
        if (view !== null) return view;
      }
      return null;
    },
    screen: (state, id, choice) => {
      const screen = own(journey.screens, id);
      return screen === undefined ? null : screenView(screen, choice, reading(state));
    },
    item: (state, id, item) => {
      const screen = own(journey.screens, id);
      return screen === undefined ? null : itemView(screen, item, reading(state));
    },
    clearing: (state) => memory(state)(program.clearing),
    snapshot: snapshots(program),
    restore: (from, given) => restore(program, from, given),
    journalledCommits: (stored, given) =>
      journalledCommits(program, stored, given, (state, rule) => reading(state).value(rule)),
    evaluate: (state, rule, item) =>
      evaluate(rule, program.reader.scope(memory(state), item === undefined ? {} : { item })),
    fill: (state, text, item) =>
      program.reader.fill(text, memory(state), item === undefined ? {} : { item }),
  };
}
