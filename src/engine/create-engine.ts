import { once } from './graph';
import { evaluate, holds, type LocalRoots, type RuleObserver } from '../rules';
import { own } from './answers/path';
import { createMemory } from './memory';
import type { Engine, JsonObject, Look } from './model';
import type { CompiledJourney, CompiledScreen, ShapeValidators } from '../journey';
import { journalledCommits, restore, snapshots } from './persist';
import { createProgram, type Cell, type Program, type Read } from './program';
import { reduce } from './reduce';
import { itemView, screenView, type Reading } from './screens';
import { startState } from './start';

const nothing: Look = { shown: null, item: null };

const about = (item: JsonObject | undefined): LocalRoots => ({ item: item ?? null });

/**
 * Makes a compiled journey ready to run.
 * Of a journey that the compiler would have refused, one that goes round in a circle, whatever reads
 * the circle throws, and names it.
 * `observe` hears of every rule that is evaluated, for tools that count them.
 */
export const createEngine = (
  journey: CompiledJourney,
  validators: ShapeValidators,
  observe?: RuleObserver,
): Engine => engineMaker(journey, validators, observe)();

/** The same, for whoever wants engines that have seen nothing again and again. */
export function engineMaker(
  journey: CompiledJourney,
  validators: ShapeValidators,
  observe?: RuleObserver,
): () => Engine {
  const program = createProgram(journey, validators, observe);
  return () => engineOf(journey, program);
}

function engineOf(journey: CompiledJourney, program: Program): Engine {
  const memory = createMemory();
  const reading = (read: Read): Reading => {
    const scope = (item?: JsonObject) => program.reader.scope(read, about(item));
    return {
      value: (rule, item) => evaluate(rule, scope(item)),
      holds: (rule, item) => holds(rule, scope(item)),
      fill: (text, item) => program.reader.fill(text, read, about(item)),
      isHeldUp: (id) => {
        const { waits = false, commit = null } = own(journey.sequences, id) ?? {};
        return waits && commit !== null && scope().read(`commits.${commit}.open`) === true;
      },
      at: (path) => scope().read(path),
      locale: journey.locale,
    };
  };
  const lookAt = once((screen: CompiledScreen): Cell<Look> => ({
    name: `look at ${screen.from.path}`,
    compute: (read) => {
      const now = reading(read);
      const shown = screenView(screen, {}, now);
      return { shown, item: itemView(screen, shown.items[0] ?? {}, now) };
    },
  }));
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
      return screen === undefined ? null : screenView(screen, choice, reading(memory(state)));
    },
    item: (state, id, item) => {
      const screen = own(journey.screens, id);
      return screen === undefined ? null : itemView(screen, item, reading(memory(state)));
    },
    look: (state, id) => {
      const screen = own(journey.screens, id);
      return screen === undefined ? nothing : memory(state)(lookAt(screen));
    },
    clearing: (state) => memory(state)(program.clearing),
    snapshot: snapshots(program),
    restore: (from, given) => restore(program, from, given),
    journalledCommits: (stored, given) =>
      journalledCommits(program, stored, given, (state, rule) =>
        reading(memory(state)).value(rule),
      ),
    evaluate: (state, rule, item) => reading(memory(state)).value(rule, item),
    fill: (state, text, item) => reading(memory(state)).fill(text, item),
  };
}
