import type { ReadNode } from '../graph';
import type { Memory } from '../memory';
import type {
  CompiledSection,
  CompiledStep,
  Effect,
  JourneyState,
  JsonObject,
  Lookup,
  Progress,
} from '../model';
import { getPath, setPath } from '../answers/path';
import { equal } from '../answers/equal';
import { node, type Program } from '../program';
import type { LocalRoots, Scope } from '../rules';

/** One event being worked through: the state so far, what is planned, and what has changed. */
export interface Turn {
  readonly program: Program;
  readonly memory: Memory;
  state: JourneyState;
  readonly effects: Effect[];
  /** Answer paths and `lookups.x` that changed and whose reactions have not fired yet. */
  readonly changed: Set<string>;
}

export function readerOf({ program, memory, state }: Turn): ReadNode {
  const { values } = memory(state);
  return (id) => {
    const position = program.graph.indexOf(id);
    return position === undefined ? undefined : values[position];
  };
}

export const scopeOf = (turn: Turn, locals: LocalRoots = {}): Scope =>
  turn.program.reader.scope(readerOf(turn), locals);

export function setAnswer(turn: Turn, path: string, value: JsonObject[string]): void {
  if (equal(getPath(turn.state.answers, path), value)) return;
  turn.state = { ...turn.state, answers: setPath(turn.state.answers, path, value) };
  turn.changed.add(path);
}

export function setLookup(turn: Turn, name: string, lookup: Lookup): void {
  turn.state = { ...turn.state, lookups: { ...turn.state.lookups, [name]: lookup } };
}

export function setProgress(turn: Turn, progress: Partial<Progress>): void {
  turn.state = { ...turn.state, progress: { ...turn.state.progress, ...progress } };
}

export function stepOf(turn: Turn): CompiledStep | undefined {
  return turn.program.journey.steps.find((step) => step.id === turn.state.progress.step);
}

/** The present step's sections that count now; of a section with variants the one in force. */
export function relevantSections(turn: Turn): readonly CompiledSection[] {
  const step = stepOf(turn);
  if (step === undefined) return [];
  return readerOf(turn)(node.counting(step.id)) as readonly CompiledSection[];
}
