/** A failing trace in the form of a case, to be pinned in `cases/`. */
import { isList, isObject } from '../json';
import type { Json } from '../subject';
import type { Difference, Trace } from './walk';

/** What lies at a place, and as little around it as a case can say. */
function around(v: Json, way: readonly string[]): Json {
  const [key, ...rest] = way;
  if (key === undefined) return v;
  if (isList(v))
    return v.map((item, i) => (`${i}` === key ? around(item, rest) : isObject(item) ? {} : item));
  if (!isObject(v)) return v;
  // Names of answers and lookups have dots.
  const named = [1, 2, 3].map((n) => way.slice(0, n).join('.')).find((name) => name in v) ?? key;
  return { [named]: around(v[named] ?? null, way.slice(named.split('.').length)) };
}
/** The case as it would be written; to be named, and to be given what it `says`. */
export function asCase(
  { files, settings, happenings }: Trace,
  { lines, said }: Difference,
  name: string,
): Json {
  const ways = lines.map((line) =>
    line
      .split(': ', 1)
      .join('')
      .replace(/\[(\d+)\]/g, '.$1')
      .split('.'),
  );
  const look: Json =
    said === null
      ? {}
      : {
          ...said,
          read: said.read.map((one) => ({ ...one })),
          screens: said.screens.map((one) => ({ ...one })),
        };
  const expected = said === null ? {} : around(look, ways[0] ?? []);
  return {
    id: name,
    says: [],
    journey: files,
    ...(Object.keys(settings).length > 0 && { given: { settings } }),
    then: [
      ...happenings.map((one) => JSON.parse(JSON.stringify(one)) as Json),
      { expect: expected },
    ],
  };
}
