/** The real compiler and engine as a subject. */
import type {
  JourneyEvent,
  JourneyState,
  Lookup,
  StoredFile,
  Effect as Planned,
} from '../../src/engine';
import { evaluate, getPath, operatorOf, type Scope } from '../../src/rules';
import { textFormats, type CompiledText, type CompiledTextPart } from '../../src/journey';
import { onEdit, onLeave } from '../../src/engine/normalise';
import { fill } from '../../src/engine/text';
import { readText } from '../../src/compiler/text/read-text';
import { compileCase, type Program } from './engine/compile-case';
import { withoutEntries } from './engine/entries';
import { shownAs, spelt } from './engine/formats';
import { screenOf, viewOf, words } from './engine/observe';
import { isList, isObject } from './json';
import type { Effect, Event, Json, JsonObject, Subject } from './subject';

interface Visit {
  readonly program: Program;
  readonly state: JourneyState;
  /** Number of a call → its operation. */
  readonly made: ReadonlyMap<number, string>;
}

/** Nothing in the cases depends on the clock. */
const at = 0;

function told(event: Event): JourneyEvent {
  switch (event.is) {
    case 'enter': {
      const { step, parameters, today, restored } = event;
      return { type: 'stepEntered', step, parameters, today, restored };
    }
    case 'answer': {
      const { section, field, value } = event;
      return { type: 'fieldAnswered', section, field, value };
    }
    case 'sending': {
      const { section, field, names } = event;
      return { type: 'filesSending', section, field, names };
    }
    case 'stored': {
      const { section, field, file } = event;
      return { type: 'fileStored', section, field, file: file as StoredFile };
    }
    case 'takenOut':
      return { type: 'filesTakenOut', ids: event.ids };
    case 'leave':
      return { type: 'fieldLeft', section: event.section, field: event.field };
    case 'press':
      return { type: 'actionPressed', section: event.section, action: event.action };
    case 'continue':
      return { type: 'sectionContinued', section: event.section };
    case 'change':
      return { type: 'sectionOpened', section: event.section };
    case 'submit':
      return { type: 'stepSubmitted', step: event.step };
    case 'succeeds':
      return { type: 'callSucceeded', request: event.call, answer: event.answer, at };
    case 'fails':
      return { type: 'callFailed', request: event.call, failure: event.failure, at };
    case 'retry':
      return { type: 'lookupRetried', lookup: event.lookup };
    case 'openItem':
    case 'removeItem':
      return event.is === 'openItem'
        ? { type: 'itemOpened', section: event.section, field: event.field, index: event.index }
        : { type: 'itemRemoved', section: event.section, field: event.field, index: event.index };
    case 'saveItem':
      return { type: 'itemSaved', section: event.section, field: event.field };
    case 'dismissItem':
      return { type: 'itemDismissed', section: event.section, field: event.field };
    case 'dialogOn':
      return { type: 'dialogContinued' };
    case 'dialogClose':
      return { type: 'dialogClosed' };
    case 'dialogTo':
      return { type: 'dialogPaged', to: event.field };
    case 'request':
      return { type: 'sequenceRequested', sequence: event.sequence, with: event.with };
    case 'startAnew':
      return { type: 'startedAnew' };
    case 'dismissNotice':
      return { type: 'noticeDismissed' };
    case 'dismissLeftBehind':
      return { type: 'leftBehindDismissed' };
    case 'snapshotDropped':
      return { type: 'snapshotDropped' };
  }
}

/** Name of the lookup that waits for the call; null where a newer one followed. */
const nameOf = (state: JourneyState, request: number): string | null =>
  Object.entries(state.lookups).find(
    ([, lookup]) => lookup.status !== 'idle' && lookup.request === request,
  )?.[0] ?? null;

function planned(effect: Planned, state: JourneyState, made: Visit['made']): Effect[] {
  switch (effect.type) {
    case 'call': {
      const { operation, path, query, body, request } = effect;
      if (effect.silent) return [{ track: operation, body }];
      return [{ call: operation, as: nameOf(state, request), path, query, body, number: request }];
    }
    case 'abort':
      return [{ abort: made.get(effect.request) ?? '' }];
    case 'navigate':
      return [{ navigate: effect.step, parameters: effect.parameters }];
    case 'leave':
      return [{ leave: effect.address }];
    case 'report':
      // To whoever looks after the journey; the household sees `view.stuck`.
      return [];
    default:
      // Locks and the ledger belong to commits, which cases have none of.
      throw new Error(`an effect of commits: ${effect.type}`);
  }
}

/** A rule as the compiler leaves it: without its notes. */
function bare(rule: Json): Json {
  if (isList(rule)) return rule.map(bare);
  if (!isObject(rule)) return rule;
  const entries = Object.entries(rule);
  const kept = entries.some(([key]) => operatorOf(key) !== undefined)
    ? entries.filter(([key]) => key !== 'source')
    : entries;
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value)]));
}

const bareRules = new WeakMap<JsonObject, readonly [Program, Json]>();
/** The same one for the same rule, so that the engine knows it again. */
function bareIn(program: Program, rule: Json): Json {
  if (!isObject(rule)) return rule;
  const known = bareRules.get(rule);
  if (known?.[0] === program) return known[1];
  const made = bare(withoutEntries(rule, program.files));
  bareRules.set(rule, [program, made]);
  return made;
}
/** A text as the compiler leaves it, for cases that have no journey to compile: its names are not looked up. */
const read = (text: string): CompiledText =>
  readText(text).map((piece): CompiledTextPart => {
    if (piece.kind === 'words') return piece.words;
    if (piece.kind === 'link') return { link: piece.address, text: piece.words };
    const { path } = piece;
    const format = textFormats.find((one) => one === piece.format) ?? shownAs(piece.format ?? '');
    return format === undefined ? { path } : { path, format };
  });

const statuses: readonly Lookup['status'][] = ['idle', 'loading', 'ready', 'failed'];
const within = (
  data: JsonObject,
  given: { today: string; statuses: Readonly<Record<string, string>> },
): Scope => ({
  read: (path) => (path === 'today' ? given.today : getPath(data, path)),
  status: (name) => statuses.find((one) => one === given.statuses[name]) ?? 'idle',
  today: given.today,
});

export const engine: Subject<Visit> = {
  name: 'engine',
  start: (files, given) => {
    const program = compileCase(files);
    return { program, state: program.engine.start(given), made: new Map() };
  },
  restore: (files, given, snapshot) => {
    const program = compileCase(files);
    const state = program.engine.restore(snapshot, given);
    return state && { program, state, made: new Map() };
  },
  apply: (visit, event) => {
    const { program } = visit;
    const { state, effects } = program.engine.apply(visit.state, told(event));
    const made = new Map(visit.made);
    for (const effect of effects)
      if (effect.type === 'call') made.set(effect.request, effect.operation);
    return {
      visit: { program, state, made },
      effects: effects.flatMap((effect) => planned(effect, state, made)),
    };
  },
  view: ({ program, state }) => viewOf(program, state),
  snapshot: ({ program, state }) => program.engine.snapshot(state),
  kept: ({ state }, path) => getPath(state.answers, path),
  read: ({ program, state }, rule) => program.engine.evaluate(state, bareIn(program, rule)),
  screen: ({ program, state }, screen, choice) => screenOf(program, state, screen, choice),
  run: ({ state }, sequence) => {
    const run = state.progress.runs[sequence];
    if (run === undefined) return null;
    const { status, steps, marker, message } = run;
    return { status, steps, marker, message };
  },
  rule: (rule, data, given) => evaluate(bare(rule), within(data, given)),
  text: (text, data) => {
    const scope = within(data, { today: '2026-01-15', statuses: {} });
    return words(
      fill(read(text), { locale: 'en-GB', read: (path) => scope.read(path), label: () => '' }),
    );
  },
  normalise: (names, typed) => {
    const field = { normalise: spelt(names), parts: null };
    const edited = onEdit(field, typed);
    return { edited, left: onLeave(field, edited) };
  },
};
