import { getPath, isEmpty, setPath } from '../answers/path';
import type { CompiledJourney, JourneyState, Json, JsonObject, Lookup, Run } from '../model';
import type { Program } from '../program';
import { fieldKey } from '../program';

/**
 * What may be kept on the device: answers on the allow-list, how the lookups were called,
 * where the person was, and how far sequences came. Nothing else, whatever the state holds.
 */
export function snapshot({ journey, resolver }: Program, state: JourneyState): JsonObject {
  const { allow, version } = journey.persist;
  const answers = allow.reduce<JsonObject>((kept, path) => {
    const value = getPath(state.answers, path);
    return value === null ? kept : setPath(kept, path, value);
  }, {});
  const allowed = new Set(allow);
  const lost = new Set(state.progress.lost);
  for (const [path, fields] of resolver.bound) {
    if (allowed.has(path) || isEmpty(getPath(state.answers, path))) continue;
    for (const { section, field } of fields) lost.add(fieldKey(section, field));
  }
  const { open, reached, entered, runs, step, parameters } = state.progress;
  return {
    version,
    answers,
    lost: [...lost],
    lookups: [...state.progress.restore, ...made(journey, state.lookups)],
    progress: { step, parameters, open, reached, entered, runs: journal(runs) },
  };
}

/** Calls behind the lookups, but for those that a sequence makes on every entry. */
function made(
  journey: CompiledJourney,
  lookups: JourneyState['lookups'],
): readonly { readonly as: string; readonly call: string; readonly with: JsonObject }[] {
  const bySequence = new Set(
    Object.values(journey.sequences).flatMap((sequence) =>
      sequence.steps.flatMap((step) => [step.use.as, step.confirmBy?.use.as ?? step.use.as]),
    ),
  );
  return Object.entries(lookups).flatMap(([as, lookup]: [string, Lookup]) =>
    lookup.status === 'idle' || bySequence.has(as)
      ? []
      : [{ as, call: lookup.call, with: lookup.with }],
  );
}

/** Steps and statuses only: no body, no answer (decision 20). */
const journal = (runs: Readonly<Record<string, Run>>): JsonObject =>
  Object.fromEntries(
    Object.entries(runs).map(([id, { status, steps }]): [string, Json] => [id, { status, steps }]),
  );
