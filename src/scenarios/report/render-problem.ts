import type { ScenarioProblem } from '../source';
import { placeOf } from './render-outcome';

/** What keeps scenarios from being read, for people. */
export function renderProblem(
  { at, message, help }: ScenarioProblem,
  files: ReadonlyMap<string, string>,
): string {
  const lines = [`error: ${message}`, `  --> ${placeOf(at, files)}`];
  if (help !== null) lines.push(`  = help: ${help}`);
  return lines.join('\n');
}
