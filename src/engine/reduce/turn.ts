import type { CompiledField, CompiledSection, CompiledStep } from '../../journey';
import { equal, getPath, type LocalRoots, type Scope } from '../../rules';
import { setPath } from '../answers/path';
import type { Memory } from '../memory';
import type { Effect, JourneyState, JsonObject, Lookup, Moment, Progress } from '../model';
import { type OnPage, placedKey, type Program, type Read } from '../program';
import { routeParameters } from '../route';

/** One event being worked through: the state so far, what is planned, and what has changed. */
export interface Turn {
  readonly program: Program;
  readonly memory: Memory;
  state: JourneyState;
  readonly effects: Effect[];
  /** Answer paths and `lookups.x` that changed and whose reactions have not fired yet. */
  readonly changed: Set<string>;
  /** What changes ask for, done once their reaction has ended. */
  readonly errands: Errand[];
  /** What is set now forgets nothing: a section or step is being entered (Z17). */
  entering: boolean;
}

export type Errand =
  | { readonly kind: 'runWanted'; readonly sequence: string }
  | { readonly kind: 'dialogWanted'; readonly section: string }
  /** There is no connection to ask by: what is watched under this key hears of it. */
  | { readonly kind: 'notAsked'; readonly key: string; readonly at: Moment }
  /** A call was given up: a sequence that waits for it will not hear from it. */
  | { readonly kind: 'callDropped'; readonly request: number };

export function newTurn(program: Program, memory: Memory, state: JourneyState): Turn {
  return { program, memory, state, effects: [], changed: new Set(), errands: [], entering: false };
}

export const readerOf = ({ memory, state }: Turn): Read => memory(state);

export const scopeOf = (turn: Turn, locals: LocalRoots = {}): Scope =>
  turn.program.reader.scope(readerOf(turn), locals);

/** Keeps an answer; who changes one goes through `setAnswer`, which forgets what goes with it. */
export function storeAnswer(turn: Turn, path: string, value: JsonObject[string]): void {
  const before = turn.state.answers;
  if (equal(getPath(before, path), value)) return;
  const answers = setPath(before, path, value);
  turn.state = { ...turn.state, answers };
  turn.changed.add(path);
  for (const other of turn.program.resolver.related(path)) {
    if (!equal(getPath(before, other), getPath(answers, other))) turn.changed.add(other);
  }
}

export function setLookup(turn: Turn, name: string, lookup: Lookup): void {
  turn.state = { ...turn.state, lookups: { ...turn.state.lookups, [name]: lookup } };
}

export function setProgress(turn: Turn, progress: Partial<Progress>): void {
  turn.state = { ...turn.state, progress: { ...turn.state.progress, ...progress } };
}

/** What is true of some names. */
type Marks = 'touched' | 'presumed' | 'visited' | 'opened';

export function mark(turn: Turn, marks: Marks, name: string): void {
  setProgress(turn, { [marks]: { ...turn.state.progress[marks], [name]: true } });
}

export function unmark(turn: Turn, marks: Marks, isOver: (name: string) => boolean): void {
  const all = Object.entries(turn.state.progress[marks]);
  const left = all.filter(([name]) => !isOver(name));
  if (left.length < all.length) setProgress(turn, { [marks]: Object.fromEntries(left) });
}

export function stepOf(turn: Turn): CompiledStep | undefined {
  return turn.program.journey.steps.find((step) => step.id === turn.state.progress.step);
}

/** Sections on the present step's page. */
export function sectionsOnPage(turn: Turn): readonly OnPage[] {
  const step = stepOf(turn);
  return step === undefined ? [] : readerOf(turn)(turn.program.cells.step(step).onPage);
}

/** The section of the page with this id; of a section with variants the one in force. */
export const sectionOnPage = (turn: Turn, id: string): OnPage | null =>
  sectionsOnPage(turn).find(({ section }) => section.id === id) ?? null;

/** The step's sections that count now; of a section with variants the one in force. */
export function relevantSections(turn: Turn, step = stepOf(turn)): readonly CompiledSection[] {
  if (step === undefined) return [];
  return readerOf(turn)(turn.program.cells.step(step).counting);
}

/** Those of them in the flow of the page: no dialog, no draft. */
export const flowOf = (turn: Turn): readonly CompiledSection[] =>
  relevantSections(turn).filter(({ present }) => present.as === 'page');

/** Nothing is missing in it, and it waits neither to be confirmed nor to be visited. */
export const isSettled = (turn: Turn, section: CompiledSection): boolean =>
  readerOf(turn)(turn.program.cells.section(section).settled);

/** Answer path → what is kept there, of these. */
export const keptAt = ({ state }: Turn, asked: readonly { readonly path: string }[]): JsonObject =>
  Object.fromEntries(asked.map(({ path }) => [path, getPath(state.answers, path)]));

/** From now on these fields of a section show what is wrong with them. */
export function touch(
  turn: Turn,
  section: CompiledSection,
  fields: readonly CompiledField[] = section.fields,
): void {
  const keys = fields.map((field) => placedKey(section, field));
  const { touched } = turn.state.progress;
  const fresh = keys.filter((key) => touched[key] !== true);
  if (fresh.length === 0) return;
  setProgress(turn, {
    touched: { ...touched, ...Object.fromEntries(fresh.map((key) => [key, true as const])) },
  });
}

/**
 * These fields are quiet again until they are left or asked for.
 * @param keys `section.field`: of a section with variants, of each of them; or of one, as placed.
 */
export function untouch(turn: Turn, keys: readonly string[]): void {
  const gone = new Set(keys);
  unmark(turn, 'touched', (key) => gone.has(key) || gone.has(key.replace(/@[^.]*/, '')));
}

/** Whether the error summary of the present step stands. */
export function setRefused(turn: Turn, step: string, refused: boolean): void {
  const { [step]: before, ...others } = turn.state.progress.refused;
  if ((before === true) === refused) return;
  setProgress(turn, { refused: refused ? { ...others, [step]: true } : others });
}

/** Plans the way to another step; that the person arrived is another event. */
export function goTo(
  turn: Turn,
  step: string,
  parameters: Readonly<Record<string, string>> = {},
): void {
  const found = turn.program.journey.steps.find(({ id }) => id === step);
  const all =
    found === undefined ? parameters : routeParameters(found, turn.state.answers, parameters);
  turn.effects.push({ type: 'navigate', step, parameters: all });
}

/** The same, with one line that says why. */
export function sendTo(
  turn: Turn,
  step: string,
  text: string,
  parameters: Readonly<Record<string, string>> = {},
): void {
  setProgress(turn, { notice: { step, text } });
  goTo(turn, step, parameters);
}
