import type { Json, JsonObject } from '../model';
import type { Pick } from '../../journey';
import { equal } from '../../rules';
import { getPath, isObject } from '../../rules';

/** What is kept of an answer. A path that leads nowhere gives null, or an empty list for lists. */
export function pick(answer: Json, from: Pick): Json {
  switch (from.kind) {
    case 'path':
      return getPath(answer, from.path);
    case 'first':
      return matching(answer, from)[0] ?? null;
    case 'all':
      return matching(answer, from);
    case 'entries':
      return entries(getPath(answer, from.path));
    case 'object':
      return Object.fromEntries(
        Object.entries(from.keys).map(([key, inner]) => [key, pick(answer, inner)]),
      );
  }
}

function matching(
  answer: Json,
  from: { readonly path: string; readonly where: JsonObject },
): readonly Json[] {
  const list = getPath(answer, from.path);
  if (!Array.isArray(list)) return [];
  const wanted = Object.entries(from.where);
  return (list as readonly Json[]).filter((item) =>
    wanted.every(([key, value]) => equal(getPath(item, key), value)),
  );
}

function entries(map: Json): readonly Json[] {
  return isObject(map) ? Object.entries(map).map(([id, label]) => ({ id, label })) : [];
}
