import type { Json } from '../../engine';
import { readParts, ScenarioProblem } from '../source';
import { compare, forEntries } from './check';

const keys = ['status', 'marker', 'message', 'steps'] as const;

/** `"sequences": { "save": { "status": "failed", "marker": "pay", "message": "…", "steps": { "pay": "failed" } } }`. */
export const sequences = forEntries((world, name, at) => {
  if (!Object.hasOwn(world.journey.sequences, name)) {
    const place = { ...at, offset: at.key };
    throw new ScenarioProblem(place, `The journey has no sequence \`${name}\`.`);
  }
  const run = world.state.progress.runs[name];
  if (typeof at.value === 'string') {
    return compare(at, `the sequence \`${name}\``, at.value, run?.status ?? 'not begun', name);
  }
  const part = readParts(at, keys);
  return keys.flatMap((key) => {
    const wanted = part(key);
    if (wanted === undefined) return [];
    const what = `the ${key} of the sequence \`${name}\``;
    const actual: Json =
      key === 'steps' ? stepsIn(run?.steps ?? {}, wanted.value) : (run?.[key] ?? null);
    return compare(wanted, what, wanted.value, actual, name);
  });
});

/** Of all steps those that are asked about. */
function stepsIn(steps: Readonly<Record<string, string>>, wanted: Json): Json {
  const names = typeof wanted === 'object' && wanted !== null ? Object.keys(wanted) : [];
  return Object.fromEntries(names.map((name) => [name, steps[name] ?? null] as const));
}
