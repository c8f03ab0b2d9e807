import { noCommits } from '../../engine/start';
import { evaluate } from '../../rules';
import type {
  Effect,
  Engine,
  JourneyEvent,
  JourneyState,
  JsonObject,
  LedgerEntry,
} from '../../engine';

export type Script = (event: JourneyEvent, state: JourneyState) => readonly Effect[];

/**
 * An engine that plans what the test tells it to. Its answers hold the type of every event
 * that reached it (`events`), what calls answered (`answered`, with no guard of its own
 * against stale ones), and what was typed or stored (`value`). It keeps only `value`; whatever is stored
 * tells it of the commits `journalled`.
 */
export function scriptedEngine(
  script: Script = () => [],
  journalled: readonly LedgerEntry[] = [],
): Engine {
  return {
    start: ({ today, settings }) => stateOf({ events: [], answered: [] }, today, settings),
    apply: (state, event) => ({
      state: {
        ...state,
        answers: answersAfter(state.answers, event),
        ...(event.type === 'stepEntered' && {
          progress: { ...state.progress, step: event.step, parameters: event.parameters },
        }),
      },
      effects: script(event, state),
    }),
    view: () => {
      throw new Error('The scripted engine has no view');
    },
    section: () => null,
    clearing: () => null,
    snapshot: ({ answers }) => ({ value: answers.value ?? null }),
    restore: (snapshot, { today, settings }) => {
      if (typeof snapshot !== 'object' || snapshot === null || !('value' in snapshot)) return null;
      if (snapshot.value === 'poison') throw new Error('A snapshot that nobody foresaw');
      const answers = { events: [], answered: [], value: snapshot.value ?? null };
      return stateOf(answers, today, settings);
    },
    journalledCommits: () => journalled,
    screen: () => null,
    item: () => null,
    look: () => ({ shown: null, item: null }),
    evaluate: ({ answers, today }, rule) =>
      evaluate(rule, { read: (path) => answers[path] ?? null, status: () => 'idle', today }),
    fill: () => [],
  };
}

function answersAfter(answers: JsonObject, event: JourneyEvent): JsonObject {
  if (event.type === 'startedAnew') return { events: [], answered: [] };
  // The ledger is read whenever something might have changed: no test of other things counts it.
  if (event.type === 'ledgerRead' || event.type === 'pageChanged') return answers;
  if (event.type === 'stepEntered') return answers;
  const after = { ...answers, events: [...listOf(answers.events), event.type] };
  if (event.type === 'fieldAnswered') return { ...after, value: event.value };
  if (event.type === 'fileStored') return { ...after, value: event.file.id };
  if (event.type !== 'callSucceeded') return after;
  return { ...after, answered: [...listOf(answers.answered), event.answer] };
}

function listOf(value: JsonObject[string] | undefined) {
  return Array.isArray(value) ? (value as readonly JsonObject[string][]) : [];
}

function stateOf(answers: JsonObject, today: string, settings: JsonObject): JourneyState {
  return {
    answers,
    lookups: {},
    settings,
    today,
    commits: noCommits,
    progress: {
      step: null,
      parameters: {},
      requests: 0,
      touched: {},
      open: {},
      reached: {},
      presumed: {},
      visited: {},
      sending: {},
      unsent: {},
      letGo: [],
      takenOut: {},
      drafts: {},
      dialog: null,
      entered: {},
      opened: {},
      consents: {},
      refused: {},
      runs: {},
      restore: [],
      lost: [],
      leftBehind: null,
      stuck: null,
      notice: null,
      fault: null,
    },
  };
}
