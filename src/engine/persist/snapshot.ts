import { getPath, isEmpty, setPath } from '../answers/path';
import type { JourneyState, Json, JsonObject, Lookup, Run } from '../model';
import { fieldKey, listKeyOf, type Program } from '../program';
import { startState } from '../start';
import { isAllowed, lookupsToldTooMuch } from './allow';

/**
 * What may be kept on the device: answers on the allow-list, how the lookups were called,
 * where the person was, and how far sequences came. Nothing else, whatever the state holds.
 */
export function snapshot(program: Program, state: JourneyState): JsonObject {
  const { journey, resolver } = program;
  const initial = startState(journey, state).answers;
  const answers = journey.persist.allow.reduce<JsonObject>((kept, path) => {
    const value = getPath(state.answers, path);
    // What was emptied must not come back as what it starts as.
    const isNews = value !== null || getPath(initial, path) !== null;
    return isNews ? setPath(kept, path, value) : kept;
  }, {});
  const lost = new Set(state.progress.lost);
  for (const [path, fields] of resolver.bound) {
    if (isAllowed(journey, path) || isEmpty(getPath(state.answers, path))) continue;
    for (const { section, field } of fields) {
      const list = listKeyOf(section);
      // A draft is dropped: what was begun and not saved is missed in its list.
      if (list === null) lost.add(fieldKey(section, field));
      else if (state.progress.drafts[list]?.answered === true) lost.add(list);
    }
  }
  const { open, reached, entered, runs, step, parameters } = state.progress;
  return {
    version: journey.persist.version,
    answers,
    lost: [...lost],
    lookups: [...state.progress.restore, ...made(program, state.lookups)],
    progress: { step, parameters, open, reached, entered, runs: journal(runs) },
  };
}

/**
 * Calls behind the lookups, but for those that a sequence makes on every entry,
 * and those whose parameters would give away an answer that may not be stored.
 */
function made(
  { journey }: Program,
  lookups: JourneyState['lookups'],
): JourneyState['progress']['restore'] {
  const bySequence = new Set(
    Object.values(journey.sequences).flatMap((sequence) =>
      sequence.steps.map((step) => step.use.as),
    ),
  );
  const tooMuch = lookupsToldTooMuch(journey);
  return Object.entries(lookups).flatMap(([as, lookup]: [string, Lookup]) =>
    lookup.status === 'idle' || bySequence.has(as) || tooMuch.has(as)
      ? []
      : [{ as, call: lookup.call, with: lookup.with, settled: isSettled(lookup) }],
  );
}

/** What waits for its first answer still has its reactions to come. */
const isSettled = (lookup: Exclude<Lookup, { status: 'idle' }>): boolean =>
  lookup.status === 'ready' || lookup.restoring;

/** Steps and statuses only: no body, no answer (decision 20). */
const journal = (runs: Readonly<Record<string, Run>>): JsonObject =>
  Object.fromEntries(
    Object.entries(runs).map(([id, { status, steps }]): [string, Json] => [id, { status, steps }]),
  );
