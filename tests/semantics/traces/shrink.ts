/** Makes a failing trace small: takes away whatever it fails without. */
import { isList, isObject } from '../json';
import type { Files, Json, JsonObject } from '../subject';
import { differing, type Difference, type Trace } from './walk';

/** What differs, without the places in lists and the values: the deepest of all, which the others follow from. */
const kindOf = ({ lines }: Difference): string => {
  const places = lines.map((line) =>
    line
      .split(/: |\n/, 1)
      .join('')
      .replace(/\[\d+\]/g, '[]'),
  );
  const depth = (place: string): number => place.split('.').length;
  return places.reduce((deepest, one) => (depth(one) > depth(deepest) ? one : deepest), '');
};

/** null where the trace does not fail so, or its journey does not compile. */
function fails(trace: Trace, kind: string): Difference | null {
  try {
    const found = differing(trace);
    return found && kindOf(found) === kind ? found : null;
  } catch {
    return null;
  }
}
/** The value with one piece less, largest pieces first. */
function* smaller(v: Json): Generator<Json> {
  if (isList(v)) {
    for (let i = v.length - 1; i >= 0; i -= 1) yield v.toSpliced(i, 1);
    for (const [i, item] of v.entries())
      for (const less of smaller(item)) yield v.toSpliced(i, 1, less);
  } else if (isObject(v)) {
    const keys = Object.keys(v);
    for (const key of keys) yield without(v, key);
    for (const key of keys) for (const less of smaller(v[key] ?? null)) yield { ...v, [key]: less };
    // A rule in the place of the rule around it.
    if (keys.length === 1) {
      const inner = v[keys[0] ?? ''] ?? null;
      yield true;
      for (const item of isList(inner) ? inner : [inner]) if (isObject(item)) yield item;
    }
  }
}
const without = (v: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(v).filter(([name]) => name !== key));
const isFiles = (v: Json): v is Files => isObject(v) && Object.values(v).every(isObject);

/**
 * A smaller trace that differs in the same way.
 * @param most so many traces are tried at most.
 */
export function shrunk(trace: Trace, difference: Difference, most = 3000): [Trace, Difference] {
  const kind = kindOf(difference);
  let left = most;
  let best: [Trace, Difference] = [trace, difference];
  const take = (next: Trace): boolean => {
    left -= 1;
    const found = left < 0 ? null : fails(next, kind);
    if (found) best = [{ ...next, happenings: next.happenings.slice(0, found.after + 1) }, found];
    return found !== null;
  };
  const pass = (pieces: () => Iterable<Trace>): void => {
    for (let i = 0; left > 0;) {
      const next = nth(pieces(), i);
      if (next === null) return;
      if (!take(next)) i += 1;
    }
  };
  for (let before = Infinity; left > 0 && sizeOf(best[0]) < before;) {
    before = sizeOf(best[0]);
    pass(() => fewer(best[0]));
    pass(() => less(best[0]));
  }
  return best;
}
const sizeOf = (trace: Trace): number => JSON.stringify([trace.files, trace.happenings]).length;

function nth<T>(all: Iterable<T>, n: number): T | null {
  let i = 0;
  for (const one of all) if (i++ === n) return one;
  return null;
}
function* fewer(trace: Trace): Generator<Trace> {
  for (const [i] of trace.happenings.entries())
    yield { ...trace, happenings: trace.happenings.toSpliced(i, 1) };
}
function* less(trace: Trace): Generator<Trace> {
  for (const files of smaller(trace.files)) if (isFiles(files)) yield { ...trace, files };
}
