import { setPath } from '../answers/path';
import type { Json, JsonObject } from '../model';
import type { Cell } from './cell';
import type { Kit } from './kit';

/**
 * An answer as rules, texts and payloads see it: null while no field that asks for it is relevant.
 * The answer itself is kept, and comes back with its field. A record always counts (L3 of docs/semantics.md).
 */
export function answerCell({ journey, resolver, state, cells }: Kit, path: string): Cell<Json> {
  const raw = state.raw(path);
  const fields = resolver.bound.get(path) ?? [];
  const counts = fields.length === 0 || Object.hasOwn(journey.records, path);
  return {
    name: path,
    compute: (read) =>
      counts || fields.some((placed) => read(cells.field(placed).relevant)) ? read(raw) : null,
  };
}

/**
 * Answers that share a beginning, as one object; null when none of them counts. One that is blank is
 * null in it, as it is where it is read alone, so that a payload has it.
 */
export function groupCell({ resolver, cells }: Kit, group: string): Cell<Json> {
  const inner = resolver
    .inside(group)
    .map((path) => [path.slice(group.length + 1), cells.answer(path)] as const);
  return {
    name: group,
    compute: (read) => {
      const answers = inner.map(([path, answer]) => [path, read(answer)] as const);
      if (answers.every(([, value]) => value === null)) return null;
      return answers.reduce<JsonObject>((all, [path, value]) => setPath(all, path, value), {});
    },
  };
}
