import { ScenarioProblem, type Located } from '../source';
import { isNamed, nameOf, type MadeCall, type World } from '../world';

/** The oldest call in flight under a name. */
export function waitingCall(world: World, name: string, at: Located): MadeCall {
  const call = world.waiting.find((candidate) => isNamed(candidate, name));
  if (call !== undefined) return call;
  const waiting = world.waiting.map(nameOf).join(', ');
  throw new ScenarioProblem(
    at,
    `No call \`${name}\` is waiting.`,
    waiting === '' ? 'none is; were calls to be held with `hold`?' : `waiting: ${waiting}`,
  );
}
