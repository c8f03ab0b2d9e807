import type { Engine, JourneyState, Lookup } from '../../engine';
import {
  getPath,
  isInside,
  isObject,
  lookupStatuses,
  nameUnder,
  pathsAround,
  restOf,
  rootOf,
  type Json,
  type JsonObject,
  type LookupStatus,
  type Scope,
} from '../../rules';
import { isLocal } from '../atoms/scope-name';
import type { Assignment } from '../diagrams/ways';
import { classOf, type Value } from '../values/value';
import { putAt } from './put-at';
import { samplesOf, timesFor } from './samples';

/** One household that shows something: what it has answered, and what lookups have said. */
export interface Household {
  /** Answers by path, as they are kept. */
  readonly answers: Readonly<Record<string, Json>>;
  readonly lookups: Readonly<
    Record<string, { readonly status: LookupStatus; readonly data: Json }>
  >;
  readonly settings: Readonly<Record<string, Json>>;
  /** Lists of which an item is being answered: `section.field`. */
  readonly drafts: readonly string[];
  /** Names that exist in one place only, such as `item` and `with`. */
  readonly locals: JsonObject;
  readonly today: string;
}

const empty: Omit<Household, 'today'> = {
  answers: {},
  lookups: {},
  settings: {},
  drafts: [],
  locals: {},
};

/**
 * A household of an assignment. Values that nothing names are made up; those that others hang on
 * (a birth date and the years since it) are tried until all fit, or as many as will. Where it
 * `isVaried`, those of different terms are different ones, as far as there are enough.
 */
export function householdOf(
  engine: Engine,
  assignment: Assignment,
  today: string,
  isVaried = false,
): Household {
  const made = [...assignment].filter(([{ term }]) => term.path === undefined);
  const wanted = made.flatMap(([{ classes }, index]) => {
    const value = classes[index];
    return value?.is === 'known' && value.json !== null ? [value.json] : [];
  });
  const minutes = made.flatMap(([{ term, classes }, index]) => {
    const value = classes[index];
    return term.key.startsWith('minutesOf(') && value !== undefined ? [value] : [];
  });
  const hinted = minutes.length === 0 ? wanted : [...timesFor(minutes), ...wanted];
  const given = [...assignment].flatMap(([{ term, classes }, index]) => {
    const value = classes[index];
    return term.path === undefined || value === undefined
      ? []
      : [{ path: term.path, values: candidates(classes, index, hinted, today), chosen: 0 }];
  });
  // What lies around is made before what lies in it.
  given.sort((a, b) => a.path.length - b.path.length);
  if (isVaried)
    for (const [index, each] of given.entries()) each.chosen = index % each.values.length;
  const build = (): Household =>
    given.reduce<Household>(
      (so, { path, values, chosen }) => withValue(so, path, values[chosen] ?? null),
      { ...empty, today },
    );
  if (made.length === 0) return build();
  const fitting = (): number => {
    const scope = scopeOf(engine, build());
    return made.filter(
      ([{ term, classes }, index]) => classOf(classes, term.measure(scope)) === index,
    ).length;
  };
  let best = fitting();
  for (const each of given) {
    if (best === made.length) break;
    const before = each.chosen;
    let choice = before;
    for (let index = 0; index < each.values.length && best < made.length; index += 1) {
      each.chosen = index;
      const now = fitting();
      if (now > best) {
        best = now;
        choice = index;
      }
    }
    each.chosen = choice;
  }
  return build();
}

/** Values of a class: also those that what hangs on it is to come to. */
function candidates(
  classes: readonly Value[],
  index: number,
  wanted: readonly Json[],
  today: string,
): readonly Json[] {
  const value = classes[index];
  if (value === undefined) return [];
  const samples = samplesOf(value, today);
  return [...samples, ...wanted.filter((each) => classOf(classes, each) === index)];
}

function withValue(household: Household, path: string, value: Json): Household {
  const [kind, rest = ''] = path.split(':');
  if (kind === 'draft')
    return value === true ? { ...household, drafts: [...household.drafts, rest] } : household;
  if (kind === 'status') {
    const status = lookupStatuses.find((each) => each === value) ?? 'idle';
    const data = household.lookups[rest]?.data ?? null;
    return { ...household, lookups: { ...household.lookups, [rest]: { status, data } } };
  }
  const lookup = nameUnder('lookups', path);
  if (lookup !== null) {
    const { status = 'ready' as const, data = null } = household.lookups[lookup] ?? {};
    const inner = restOf(path, `lookups.${lookup}`);
    return {
      ...household,
      lookups: { ...household.lookups, [lookup]: { status, data: putAt(data, inner, value) } },
    };
  }
  if (isInside(path, 'settings'))
    return {
      ...household,
      settings: putAt(household.settings, restOf(path, 'settings'), value) as JsonObject,
    };
  if (isLocal(path))
    return { ...household, locals: putAt(household.locals, path, value) as JsonObject };
  if (['today', 'commits', 'facts'].includes(rootOf(path))) return household;
  const outer = pathsAround(path).find((each) => Object.hasOwn(household.answers, each));
  if (outer === undefined)
    return { ...household, answers: { ...household.answers, [path]: value } };
  const around = putAt(household.answers[outer] ?? null, restOf(path, outer), value);
  return { ...household, answers: { ...household.answers, [outer]: around } };
}

/** The state that a household is in, as the engine has it. */
export const stateOf = (engine: Engine, household: Household): JourneyState =>
  stateOver(engine.start({ today: household.today, settings: household.settings }), household);

/** A state with all that a household has answered and was told laid over it. */
export function stateOver(start: JourneyState, household: Household): JourneyState {
  const lookups = Object.fromEntries(
    Object.entries(household.lookups).map(([name, { status, data }]): [string, Lookup] => {
      const before = start.lookups[name];
      return [
        name,
        lookupState(status, before?.status === 'ready' ? over(before.data, data) : data),
      ];
    }),
  );
  const answers = Object.entries(household.answers).reduce<Json>(
    (so, [path, value]) => putAt(so, path, value),
    start.answers,
  ) as JsonObject;
  const drafts = Object.fromEntries(
    household.drafts.map((key) => [key, { index: null, answered: false, begun: {} }]),
  );
  return {
    ...start,
    answers,
    lookups: { ...start.lookups, ...lookups },
    progress: { ...start.progress, drafts: { ...start.progress.drafts, ...drafts } },
  };
}

/** Keys of objects are laid over each other; anything else takes the place of what was there. */
const over = (before: Json, value: Json): Json =>
  isObject(before) && isObject(value)
    ? Object.entries(value).reduce<JsonObject>(
        (so, [key, each]) => ({ ...so, [key]: over(so[key] ?? null, each) }),
        before,
      )
    : value;

const called = { request: 0, call: '', with: {}, restoring: false };

function lookupState(status: LookupStatus, data: Json): Lookup {
  if (status === 'ready') return { ...called, status, data };
  if (status === 'failed')
    return { ...called, status, failure: { kind: 'network', status: 0, message: null } };
  return status === 'idle' ? { status } : { ...called, status };
}

/** How rules read a household: names of one place from it, all else through the engine itself. */
export function scopeOf(engine: Engine, household: Household): Scope {
  const state = stateOf(engine, household);
  return {
    read: (path) =>
      isLocal(path) ? getPath(household.locals, path) : engine.evaluate(state, { var: path }),
    status: (lookup) => {
      const found = engine.evaluate(state, { lookupStatus: lookup });
      return lookupStatuses.find((each) => each === found) ?? 'idle';
    },
    today: household.today,
  };
}
