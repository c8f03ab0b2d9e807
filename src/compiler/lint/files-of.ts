import type { Json } from '../../engine';
import type { Cursor, SourceFile } from '../source';
import type { Sources } from '../symbols';

type Part = Cursor<unknown> | readonly Cursor<unknown>[] | null;

/** Every file of a configuration, by its path. */
export function filesOf(sources: Sources): ReadonlyMap<string, SourceFile> {
  const parts: readonly Part[] = Object.values<Part>({ ...sources });
  const all = parts.flatMap((part) => part ?? []);
  return new Map(all.map(({ file }) => [file.path, file]));
}

/** What is written in each. */
export const valuesOf = (sources: Sources): ReadonlyMap<string, Json> =>
  new Map([...filesOf(sources)].map(([path, { value }]) => [path, value]));
