import { fits, plainData } from '../answers/fits';
import { getPath, isEmpty, isObject } from '../../rules';
import { hasPath, setPaths } from '../answers/path';
import type { ConsentNote, Given, JourneyState, Json, JsonObject, Progress } from '../model';
import type { CompiledJourney } from '../../journey';
import { fieldKey, lostKey, type Program } from '../program';
import { startState } from '../start';
import { leftBehind } from './left-behind';
import { restoreRuns } from './restore-runs';

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
      entered: only(progress['entered'], (mark) => mark === true),
      // A release that knew of no opening did what it opens with as it was entered.
      opened: only(progress['opened'] ?? progress['entered'], (mark) => mark === true),
      consents: only(progress['consents'], isConsentNote),
      runs: restoreRuns(journey, progress['runs'] ?? null),
      restore: restoreCalls(journey, from['lookups']),
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

const isConsentNote = (note: Json): note is ConsentNote & JsonObject =>
  isObject(note) &&
  typeof note['version'] === 'number' &&
  (note['at'] === null || typeof note['at'] === 'number') &&
  note['answer'] !== undefined;

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
