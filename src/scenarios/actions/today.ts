import { readText, ScenarioProblem } from '../source';
import type { Action } from './deed';

/** `{ "today": "2026-09-02" }`: the day becomes this; a page knows it once it is gone to or loaded. */
export const today: Action = (from) => {
  const day = readText(from);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    throw new ScenarioProblem(from, 'A day is written as 2026-09-02.');
  }
  return (world) => ({ ...world, today: day });
};
