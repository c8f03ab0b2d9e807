import type { CompiledJourney } from '../../journey';
import {
  getPath,
  isInside,
  isObject,
  keysOfPath,
  pathsAround,
  placesRoot,
  readsThrough,
  rootOf,
} from '../../rules';
import { own } from '../answers/path';
import { together } from '../answers/shelved-record';
import { usesPlaces } from '../seldom';
import type { Json, JsonObject } from '../model';
import { callUsesOf } from '../program';

/** Tells whether the allow-list names a path, or one that it lies in. */
export function allowList({ persist }: CompiledJourney): (path: string) => boolean {
  const allowed = new Set(persist.allow);
  return (path) => allowed.has(path) || pathsAround(path).some((each) => allowed.has(each));
}

const elsewhere = new Set([
  'facts',
  'lookups',
  'settings',
  'today',
  'calendars',
  'item',
  'with',
  'answer',
  'failure',
  'commit',
  'commits',
  'run',
  'consents',
  ...(usesPlaces ? [placesRoot] : []),
]);

const declaredPaths = ({ records, steps }: CompiledJourney): readonly string[] => [
  ...Object.keys(records),
  ...steps.flatMap(({ sections }) =>
    sections.flatMap(({ fields }) => fields.map(({ path }) => path)),
  ),
];

/** Lookups whose calls are made with an answer that may not be stored. */
export function lookupsToldTooMuch(journey: CompiledJourney): ReadonlySet<string> {
  const uses = callUsesOf(journey);
  if (uses.length === 0) return new Set();
  const isAllowed = allowList(journey);
  const declared = declaredPaths(journey);
  // An object that lies above answers holds no more than they do.
  const isOfAllowed = (path: string): boolean => {
    const inside = declared.filter((one) => isInside(one, path));
    return inside.length > 0 && inside.every(isAllowed);
  };
  const isTooMuch = (path: string): boolean =>
    !elsewhere.has(rootOf(path)) && !isAllowed(path) && !isOfAllowed(path);
  return new Set(
    uses
      .filter((use) => [...readsThrough(journey.facts, { ...use.with })].some(isTooMuch))
      .map((use) => use.as),
  );
}

/** A place that allowed paths name, or lead through, and what was last kept of it. */
interface Way {
  isAllowed: boolean;
  readonly inner: Map<string, Way>;
  /** By value: what stayed the same object is kept as before. */
  last: { readonly value: Json; readonly kept: Json | undefined } | null;
}

const newWay = (): Way => ({ isAllowed: false, inner: new Map(), last: null });

/**
 * Takes the allowed part of answers. It remembers the last part of each record, so that it costs what
 * changed, and a part that stayed the same is the same object.
 * `initial`: what a journey begins with. What was emptied must not come back as that.
 */
export function answerKeeper(
  allow: readonly string[],
  initial: JsonObject,
): (answers: JsonObject) => JsonObject {
  const root = newWay();
  for (const path of allow) {
    let way = root;
    for (const key of keysOfPath(path)) {
      const next = way.inner.get(key) ?? newWay();
      way.inner.set(key, next);
      way = next;
    }
    way.isAllowed = true;
  }
  return (answers) => {
    const kept = keep(root, false, answers, initial);
    return isObject(kept) ? kept : {};
  };
}

/** undefined for nothing to keep. `isWithin`: it lies in one that is allowed. */
function keep(way: Way, isWithin: boolean, value: Json, initial: Json): Json | undefined {
  const isNamed = way.isAllowed || isWithin;
  const isNews = value === null ? way.isAllowed && initial !== null : isNamed;
  const named = isNews ? value : undefined;
  // A list is kept whole.
  if (way.inner.size === 0 || Array.isArray(named)) return named;
  if (way.last?.value === value) return way.last.kept;
  const entries = isObject(value) ? together(value) : value;
  let kept = named;
  let copy: Record<string, Json> | null = null;
  for (const [key, next] of way.inner) {
    const inner = keep(next, isNamed, getPath(entries, key), getPath(initial, key));
    if (inner === undefined) continue;
    if (copy === null) {
      if (isObject(kept) && own(kept, key) === inner) continue;
      copy = isObject(kept) ? { ...kept } : {};
      kept = copy;
    }
    copy[key] = inner;
  }
  way.last = { value, kept };
  return kept;
}
