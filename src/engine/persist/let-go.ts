import type { JourneyState, Json, JsonObject, Progress } from '../model';
import type { Program } from '../program';
import { allowList } from './keep';

/** Files that were taken out and of which the partner has not said that it heard, as far as their ids may be kept (Z61). */
export function letGoKept(program: Program, { progress: { letGo } }: JourneyState): JsonObject {
  if (letGo.length === 0) return {};
  const mayKeep = keepable(program);
  const kept: Record<string, readonly string[]> = {};
  for (const { path, id } of letGo) if (mayKeep(path)) kept[path] = [...(kept[path] ?? []), id];
  return kept;
}

/** The same from a snapshot, which anyone could have written. */
export function letGoFrom(
  program: Program,
  stored: Readonly<Record<string, Json>>,
): Progress['letGo'] {
  const mayKeep = keepable(program);
  const ids = new Map<string, string>();
  for (const path of program.resolver.bound.keys()) {
    const told = stored[path];
    if (!mayKeep(path) || !Array.isArray(told)) continue;
    for (const id of told as readonly Json[])
      if (typeof id === 'string' && id.trim() !== '' && !ids.has(id)) ids.set(id, path);
  }
  return [...ids].map(([id, path]) => ({ path, id, request: null }));
}

function keepable({ journey, resolver }: Program): (path: string) => boolean {
  const isAllowed = allowList(journey);
  return (path) => {
    const asked = resolver.bound.get(path) ?? [];
    return (
      isAllowed(path) &&
      asked.some(({ field }) => field.forget !== undefined) &&
      asked.every(({ field }) => field.medical !== true)
    );
  };
}
