import type { CompiledJourney } from '../../journey';
import { getPath, isEmpty, isObject } from '../../rules';
import { fits, plainData } from '../answers/fits';
import { hasPath, own, setPaths } from '../answers/path';
import type {
  ConsentNote,
  Given,
  JourneyState,
  Json,
  JsonObject,
  Progress,
  Run,
  RunStepStatus,
} from '../model';
import { fieldKey, lostKey, type Program } from '../program';
import { usesFiles } from '../seldom';
import { startState } from '../start';
import { leftBehind } from './left-behind';
import { letGoFrom } from './let-go';
import { unsentFrom } from './unsent';

/**
 * The state that a snapshot describes. Anyone could have written what is on the device: whatever
 * does not fit the journey is left out, which the page says, and another version gives null.
 */
export function restore(program: Program, stored: Json, given: Given): JourneyState | null {
  if (!isObject(stored) || stored['version'] !== program.journey.persist.version) return null;
  return restoreAny(program, stored, given);
}

/** The same, whatever the version says. */
export function restoreAny(program: Program, stored: JsonObject, given: Given): JourneyState {
  const { journey } = program;
  const from = plainData(stored) as JsonObject;
  const start = startState(journey, given);
  const answers = restoreAnswers(program, from['answers'] ?? null, start.answers);
  const progress = isObject(from['progress']) ? from['progress'] : {};
  const left = leftBehind(program, from['answers'] ?? null);
  return {
    ...start,
    answers,
    progress: {
      ...start.progress,
      open: only(progress['open'], (id, step) => isPlace(journey, step, id, id === null)),
      reached: only(progress['reached'], (id, step) => isPlace(journey, step, id)),
      presumed: only(
        progress['presumed'],
        (mark, path) => mark === true && !isEmpty(getPath(answers, path)),
      ),
      visited: only(progress['visited'], isMark),
      entered: only(progress['entered'], isMark),
      // A release that knew of no opening did what it opens with as it was entered.
      opened: only(progress['opened'] ?? progress['entered'], isMark),
      consents: only(progress['consents'], isConsentNote),
      runs: restoreRuns(journey, progress['runs'] ?? null),
      restore: restoreCalls(journey, from['lookups']),
      ...(usesFiles && {
        unsent: unsentFrom(program, plainOf(progress['sending'])),
        letGo: letGoFrom(program, plainOf(progress['letGo'])),
      }),
      lost: restoreLost(program, [...list(from['lost']), ...left.fields], answers),
      leftBehind: left.any ? 'some' : null,
    },
  };
}

function restoreAnswers(
  { journey, resolver }: Program,
  stored: Json,
  initial: JsonObject,
): JsonObject {
  const suiting = journey.persist.allow.flatMap((path): readonly (readonly [string, Json])[] => {
    if (!hasPath(stored, path)) return [];
    const value = getPath(stored, path);
    const fields = resolver.bound.get(path) ?? [];
    const suits = value === null || fields.every(({ field }) => fits(field, value));
    return suits ? [[path, value]] : [];
  });
  return setPaths(initial, suiting);
}

/** Of what was entered and not stored, the fields that are there still and empty, as they are named now. */
function restoreLost(
  { resolver }: Program,
  stored: readonly Json[],
  answers: JsonObject,
): Progress['lost'] {
  const named = new Map<Json, string>();
  for (const [path, fields] of resolver.bound) {
    if (!isEmpty(getPath(answers, path))) continue;
    for (const { section, field } of fields) {
      const now = lostKey(section, field);
      named.set(fieldKey(section, field), now).set(now, now);
    }
  }
  return [...new Set(stored.flatMap((key) => named.get(key) ?? []))];
}

function restoreCalls({ calls }: CompiledJourney, stored: Json | undefined): Progress['restore'] {
  return list(stored).flatMap((entry) => {
    if (!isObject(entry)) return [];
    const { as, call, with: parameters = null, settled = true } = entry;
    if (typeof as !== 'string' || typeof call !== 'string' || !Object.hasOwn(calls, call))
      return [];
    return [{ as, call, with: isObject(parameters) ? parameters : {}, settled: settled !== false }];
  });
}

/** A section of the step, which an earlier release may have had and this one has not. */
const isPlace = ({ steps }: CompiledJourney, step: string, id: Json, isNone = false): boolean =>
  steps.some((one) => one.id === step && (isNone || one.sections.some((each) => each.id === id)));

const isMark = (mark: Json): boolean => mark === true;

const isConsentNote = (note: Json): note is ConsentNote & JsonObject =>
  isObject(note) &&
  typeof note['version'] === 'number' &&
  (note['at'] === null || typeof note['at'] === 'number') &&
  note['answer'] !== undefined;

const plainOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const list = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** Entries whose value is of the right kind. */
function only<Value extends Json>(
  value: Json | undefined,
  isRight: (entry: Json, name: string) => boolean,
): Readonly<Record<string, Value>> {
  const entries = isObject(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([name, entry]) => isRight(entry, name))) as Readonly<
    Record<string, Value>
  >;
}

/**
 * Sequences as the journal left them. What was running was interrupted and goes on only when the
 * person asks. A save that was not done may still arrive with what it was sent with then.
 */
export function restoreRuns({ sequences, calls }: CompiledJourney, stored: Json): Progress['runs'] {
  if (!isObject(stored)) return {};
  // In their order: what is tried again takes up the one that began first (K9).
  const runs = Object.entries(stored).flatMap(
    ([id, entry]): readonly (readonly [string, Run])[] => {
      const sequence = own(sequences, id);
      if (sequence === undefined || !isObject(entry)) return [];
      const steps = isObject(entry['steps']) ? entry['steps'] : {};
      const run: Run = {
        status: entry['status'] === 'done' ? 'done' : 'failed',
        steps: Object.fromEntries(
          sequence.steps.map((step) => [step.id, statusOf(own(steps, step.id))]),
        ),
        requests: {},
        marker: null,
        message: null,
        with: {},
        restoring: false,
        unsure: sequence.steps.some(
          ({ id, use }) =>
            statusOf(own(steps, id)) === 'failed' && own(calls, use.call)?.repeat === 'overwrites',
        ),
      };
      return [[sequence.id, run]];
    },
  );
  return Object.fromEntries(runs);
}

function statusOf(stored: Json | undefined): RunStepStatus {
  switch (stored) {
    case 'waiting':
    case 'done':
    case 'skipped':
    case 'failed':
      return stored;
    case 'running':
      return 'failed';
    default:
      return 'waiting';
  }
}
