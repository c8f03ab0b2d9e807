import { readWord, ScenarioProblem } from '../source';
import { happen, stepOf, viewOf, type World } from '../world';
import type { Action } from './deed';

/** `{ "submit": "step" }`: the button at the end of the step. */
export const submit: Action = (from) => {
  readWord(from, ['step']);
  return (world) => {
    const why = obstacle(world);
    if (why !== null) {
      const step = stepOf(world);
      throw new ScenarioProblem(from, `The step \`${step}\` has no button to submit it: ${why}.`);
    }
    return happen(world, { type: 'stepSubmitted', step: stepOf(world) }, from);
  };
};

function obstacle(world: World): string | null {
  const { submit: button, open: current, missing, verdict } = viewOf(world);
  if (button === null) return 'it has nothing to submit';
  if (button.run?.status === 'running') return 'it is being submitted already';
  if (current !== null) return `the section \`${current}\` is open`;
  if (button.available) return null;
  const words = missing.map(({ text }) => `“${text}”`).join(', ');
  return `it is ${verdict}${words === '' ? '' : `; missing: ${words}`}`;
}
