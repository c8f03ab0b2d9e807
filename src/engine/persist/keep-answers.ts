import { own } from '../answers/own';
import { getPath, isObject } from '../../rules';
import type { Json, JsonObject } from '../model';

/** A place that allowed paths name, or lead through, and what was last kept of it. */
interface Way {
  isAllowed: boolean;
  /** It lies in one that is allowed. */
  readonly isWithin: boolean;
  readonly inner: Map<string, Way>;
  /** By value: what stayed the same object is kept as before. */
  last: { readonly value: Json; readonly kept: Json | undefined } | null;
}

const newWay = (isWithin: boolean): Way => ({
  isAllowed: false,
  isWithin,
  inner: new Map(),
  last: null,
});

/**
 * Takes the allowed part of answers. It remembers the last part of each record, so that it costs what
 * changed, and a part that stayed the same is the same object.
 * `initial`: what a journey begins with. What was emptied must not come back as that.
 */
export function answerKeeper(
  allow: readonly string[],
  initial: JsonObject,
): (answers: JsonObject) => JsonObject {
  const root = newWay(false);
  // Those that others lie in come first.
  for (const path of allow.toSorted()) {
    let way = root;
    for (const key of path.split('.')) {
      const next = way.inner.get(key) ?? newWay(way.isAllowed || way.isWithin);
      way.inner.set(key, next);
      way = next;
    }
    way.isAllowed = true;
  }
  return (answers) => {
    const kept = keep(root, answers, initial);
    return isObject(kept) ? kept : {};
  };
}

/** undefined for nothing to keep. */
function keep(way: Way, value: Json, initial: Json): Json | undefined {
  const isNews = value === null ? way.isAllowed && initial !== null : way.isAllowed || way.isWithin;
  const named = isNews ? value : undefined;
  // A list is kept whole.
  if (way.inner.size === 0 || Array.isArray(named)) return named;
  if (way.last?.value === value) return way.last.kept;
  let kept = named;
  let copy: Record<string, Json> | null = null;
  for (const [key, next] of way.inner) {
    const inner = keep(next, getPath(value, key), getPath(initial, key));
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
