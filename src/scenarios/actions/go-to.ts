import {
  readEntries,
  readParts,
  readText,
  required,
  ScenarioProblem,
  type Located,
} from '../source';
import { happen, type World } from '../world';
import type { Action } from './deed';

/** `{ "goTo": "results" }`: opens the address of a step, as a link or the browser's own way does. */
export const goTo: Action = (from) => {
  const { at, parameters } = read(from);
  const step = readText(at);
  return (world) => {
    checkStep(world, step, at);
    const { today } = world;
    return happen(world, { type: 'stepEntered', step, parameters, today, restored: false }, from);
  };
};

function read(from: Located) {
  if (typeof from.value === 'string') return { at: from, parameters: {} };
  const part = readParts(from, ['step', 'parameters']);
  const given = part('parameters');
  const entries = given === undefined ? [] : readEntries(given);
  return {
    at: required(from, 'step', part('step')),
    parameters: Object.fromEntries(entries.map(([key, value]) => [key, readText(value)] as const)),
  };
}

function checkStep({ journey }: World, step: string, at: Located): void {
  if (journey.steps.some(({ id }) => id === step)) return;
  const known = journey.steps.map(({ id }) => id).join(', ');
  throw new ScenarioProblem(at, `The journey has no step \`${step}\`.`, `known: ${known}`);
}
