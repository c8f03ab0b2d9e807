import { getPath, isEmpty, isObject, setPath } from '../answers/path';
import type { Given, JourneyState, Json, JsonObject, Progress, Run, RunStepStatus } from '../model';
import type { Program } from '../program';
import { startState } from '../start';

/** The state that a snapshot describes. Whatever does not fit is left out; another version gives null. */
export function restore({ journey }: Program, from: Json, given: Given): JourneyState | null {
  if (!isObject(from) || from['version'] !== journey.persist.version) return null;
  const start = startState(journey, given);
  const stored = from['answers'] ?? null;
  const answers = journey.persist.allow.reduce<JsonObject>((all, path) => {
    const value = getPath(stored, path);
    return value === null ? all : setPath(all, path, value);
  }, start.answers);
  const known = new Set(
    journey.steps.flatMap((step) =>
      step.sections.flatMap((section) => section.fields.map((f) => `${section.id}.${f.name}`)),
    ),
  );
  const initial = new Set(
    journey.steps.flatMap((step) =>
      step.sections.flatMap((section) =>
        section.fields
          .filter((field) => !isEmpty(getPath(answers, field.path)))
          .map((field) => `${section.id}.${field.name}`),
      ),
    ),
  );
  const progress = isObject(from['progress']) ? from['progress'] : {};
  return {
    ...start,
    answers,
    progress: {
      ...start.progress,
      open: section(progress['open']),
      reached: texts(progress['reached']),
      entered: marks(progress['entered']),
      runs: interrupted(progress['runs']),
      restore: calls(from['lookups'], (id) => id in journey.calls),
      lost: list(from['lost']).filter(
        (key): key is string => typeof key === 'string' && known.has(key) && !initial.has(key),
      ),
    },
  };
}

const list = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

const entries = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  isObject(value) ? Object.entries(value) : [];

const section = (value: Json | undefined): Progress['open'] =>
  Object.fromEntries(
    entries(value).filter(
      (entry): entry is readonly [string, string | null] =>
        entry[1] === null || typeof entry[1] === 'string',
    ),
  );

const texts = (value: Json | undefined): Progress['reached'] =>
  Object.fromEntries(
    entries(value).filter(
      (entry): entry is readonly [string, string] => typeof entry[1] === 'string',
    ),
  );

const marks = (value: Json | undefined): Progress['entered'] =>
  Object.fromEntries(entries(value).map(([key]) => [key, true as const]));

function calls(value: Json | undefined, has: (call: string) => boolean): Progress['restore'] {
  return list(value).flatMap((entry) => {
    if (!isObject(entry)) return [];
    const { as, call, with: parameters = null } = entry;
    if (typeof as !== 'string' || typeof call !== 'string' || !has(call)) return [];
    return [{ as, call, with: isObject(parameters) ? parameters : {} }];
  });
}

const statuses = new Set(['waiting', 'done', 'skipped', 'failed']);

/** What was running was interrupted: nothing is sent again by itself (decision 20). */
function interrupted(value: Json | undefined): Progress['runs'] {
  return Object.fromEntries(
    entries(value).flatMap(([id, entry]): readonly (readonly [string, Run])[] => {
      if (!isObject(entry)) return [];
      const steps = entries(entry['steps']).map(([step, status]) => [
        step,
        typeof status === 'string' && statuses.has(status) ? (status as RunStepStatus) : 'failed',
      ]);
      const status = entry['status'] === 'done' ? 'done' : 'failed';
      const run: Run = {
        status,
        steps: Object.fromEntries(steps) as Run['steps'],
        requests: {},
        marker: null,
        message: null,
        with: {},
        restoring: false,
      };
      return [[id, run]];
    }),
  );
}
