import type { Json } from '../../engine';

/** Paths that a rule reads. */
export function rulePaths(rule: Json, paths = new Set<string>()): ReadonlySet<string> {
  if (typeof rule !== 'object' || rule === null) return paths;
  for (const [key, value] of Object.entries(rule as Readonly<Record<string, Json>>)) {
    const path: Json = Array.isArray(value) ? ((value as readonly Json[])[0] ?? null) : value;
    if (key === 'var' && typeof path === 'string') paths.add(path);
    else rulePaths(value, paths);
  }
  return paths;
}
