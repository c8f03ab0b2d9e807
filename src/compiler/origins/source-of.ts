import type { Cursor } from '../source';

/** Clauses of the nearest key around a value that names some; null where its file names none there. */
export function sourceOf(at: Cursor<unknown>): readonly string[] | null {
  const values: unknown[] = [at.file.value];
  for (const key of at.pointer) {
    const outer = values.at(-1);
    if (typeof outer !== 'object' || outer === null || !Object.hasOwn(outer, key)) break;
    values.push((outer as Readonly<Record<string | number, unknown>>)[key]);
  }
  for (const value of values.reverse()) {
    if (typeof value !== 'object' || value === null || !('source' in value)) continue;
    const { source } = value;
    if (Array.isArray(source) && source.every((each) => typeof each === 'string')) return source;
  }
  return null;
}
