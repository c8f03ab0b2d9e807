import type { Mismatch } from './expectations';
import { placeIn, type Located, type ScenarioProblem } from './source';
import type { Outcome } from './suite';

/** Why a mismatch came about, in lines; none where nobody knows. */
export type Explain = (mismatch: Mismatch, outcome: Outcome) => readonly string[];

/** A failed scenario for people: its name, then each thing that is not as expected, with its line. */
export function renderOutcome(
  outcome: Outcome,
  files: ReadonlyMap<string, string>,
  explain: Explain = () => [],
): string {
  const { scenario, problem, mismatches } = outcome;
  const clauses = scenario.clauses.map(({ id }) => id).join(' ');
  const lines = [
    `failed: ${scenario.name}${clauses === '' ? '' : ` [${clauses}]`}`,
    `  --> ${placeOf(scenario.at, files)}`,
  ];
  if (problem !== null) {
    lines.push(`  ${placeOf(problem.at, files)}: ${problem.message}`);
    if (problem.help !== null) lines.push(`    = help: ${problem.help}`);
  }
  for (const mismatch of mismatches) {
    lines.push(
      `  ${placeOf(mismatch.at, files)}: ${mismatch.what}`,
      `    expected: ${mismatch.expected}`,
      `    actual:   ${mismatch.actual}`,
      ...explain(mismatch, outcome).map((line) => `    ${line}`),
    );
  }
  return lines.join('\n');
}

/** What keeps scenarios from being read, for people. */
export function renderProblem(
  { at, message, help }: ScenarioProblem,
  files: ReadonlyMap<string, string>,
): string {
  const lines = [`error: ${message}`, `  --> ${placeOf(at, files)}`];
  if (help !== null) lines.push(`  = help: ${help}`);
  return lines.join('\n');
}

/** `file:line:column`. */
function placeOf({ file, offset }: Located, files: ReadonlyMap<string, string>): string {
  const { line, column } = placeIn(file, files.get(file) ?? '', offset);
  return `${file}:${line}:${column}`;
}
