import type { JsonObject } from '../../../src/engine';
import type { World } from '../../../src/scenarios/world';
import { deed } from '../visit';

/** From now on calls are answered as a row says: not at all, with a status, or so. */
export function answering(world: World, calls: JsonObject): World {
  const entries = Object.entries(calls);
  const held = entries.filter(([, answer]) => answer === 'not answered yet').map(([name]) => name);
  const failures = entries.flatMap(([name, answer]) => {
    const status = (answer as JsonObject)['status'];
    return status === undefined ? [] : [[name, status] as const];
  });
  const apart = new Set([...held, ...failures.map(([name]) => name)]);
  const answers = Object.fromEntries(entries.filter(([name]) => !apart.has(name)));
  const told = deed(world, 'partner', { answers, failures: Object.fromEntries(failures) });
  return deed(told, 'hold', held);
}
