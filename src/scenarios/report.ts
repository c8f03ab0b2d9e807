import { outcomesOf, type Cause, type Failure, type Stopped } from './causes';
import type { Mismatch } from './expectations';
import { placeIn, type FilePlace, type Located, type ScenarioProblem } from './source';
import type { Outcome, Scenario } from './suite';

type Files = ReadonlyMap<string, string>;

/** Why a mismatch came about, in lines; none where nobody knows. */
export type Explain = (mismatch: Mismatch, outcome: Outcome) => readonly string[];

/** A failed scenario for people: its name, then each thing that is not as expected, with its line. */
export function renderOutcome(outcome: Outcome, files: Files): string {
  const { scenario, problem, mismatches } = outcome;
  const lines = [`failed: ${nameOf(scenario)}`, `  --> ${placeOf(scenario.at, files)}`];
  if (problem !== null) {
    lines.push(`  ${placeOf(problem.at, files)}: ${problem.message}`);
    if (problem.help !== null) lines.push(`    = help: ${problem.help}`);
  }
  for (const mismatch of mismatches) {
    lines.push(
      `  ${placeOf(mismatch.at, files)}: ${mismatch.what}`,
      `    expected: ${mismatch.expected}`,
      `    actual:   ${mismatch.actual}`,
    );
  }
  return lines.join('\n');
}

/** What is the matter, in a line: how much fails, and what is expected and found. */
export function tellCause(cause: Cause): string {
  const [first] = cause.failures;
  const outcomes = outcomesOf(cause);
  const scenarios = outcomes.length === 1 ? '1 scenario' : `${outcomes.length} scenarios`;
  if (first.mismatch === null) return `${scenarios} cannot be played: ${first.what}`;
  const count = new Set(cause.failures.map(({ mismatch }) => mismatch)).size;
  const failing = `${count === 1 ? '1 expectation' : `${count} expectations`} of ${scenarios}`;
  if (cause.words !== null && count > 1) {
    const [before, after] = [cause.words.before, cause.words.after].map(shortened);
    return `${failing}: “${before}” is expected, and “${after}” is found`;
  }
  const [expected, actual] = [first.expected, first.actual].map(shortened);
  return `${failing}: ${first.what} is ${actual}, and ${expected} is expected`;
}

/** A cause for people: the first of its failures in full, with what decided it, and where the others are. */
export function renderCause(cause: Cause, files: Files, explain: Explain = () => []): string {
  const [first, ...others] = cause.failures;
  const { outcome, mismatch } = first;
  const lines = [
    tellCause(cause),
    `  failed: ${nameOf(outcome.scenario)}`,
    `  --> ${placeOf(outcome.scenario.at, files)}`,
  ];
  if (mismatch === null) {
    const help = outcome.problem?.help ?? null;
    lines.push(`  ${placeOf(first.at, files)}: ${first.what}`);
    if (help !== null) lines.push(`    = help: ${help}`);
  } else {
    lines.push(
      `  ${placeOf(first.at, files)}: ${first.what}`,
      `    expected: ${first.expected}`,
      `    actual:   ${first.actual}`,
      ...explain(mismatch, outcome).map((line) => `    ${line}`),
    );
  }
  return [...lines, ...elsewhere(others, files)].join('\n');
}

/** What starts from a waypoint that fails, in a line. */
export const tellStopped = ({ root, outcomes }: Stopped): string => {
  const start = outcomes.length === 1 ? '1 scenario starts' : `${outcomes.length} scenarios start`;
  return `${start} from the waypoint \`${root.scenario.waypoint ?? ''}\`, which fails: mend it first`;
};

/** What keeps scenarios from being read, for people. */
export function renderProblem({ at, message, help }: ScenarioProblem, files: Files): string {
  const lines = [`error: ${message}`, `  --> ${placeOf(at, files)}`];
  if (help !== null) lines.push(`  = help: ${help}`);
  return lines.join('\n');
}

/** Where a failure is to be mended: in a table at the cell of its row. */
export const placeOfFailure = ({ at }: Failure, files: Files): FilePlace =>
  placeIn(at.file, files.get(at.file) ?? '', at.source ?? at.offset);

const mostFiles = 10;
const mostLines = 12;

/** Lines of each file, as few as say where to look. */
function elsewhere(failures: readonly Failure[], files: Files): readonly string[] {
  if (failures.length === 0) return [];
  const byFile = new Map<string, Set<number>>();
  for (const failure of failures) {
    const { file, line } = placeOfFailure(failure, files);
    byFile.set(file, (byFile.get(file) ?? new Set()).add(line));
  }
  const told = [...byFile].slice(0, mostFiles).map(([file, lines]) => {
    const all = [...lines].sort((a, b) => a - b);
    const more = all.length > mostLines ? ` and ${all.length - mostLines} more lines` : '';
    return `    ${file}: ${all.slice(0, mostLines).join(', ')}${more}`;
  });
  const more = byFile.size > mostFiles ? [`    and in ${byFile.size - mostFiles} more files`] : [];
  return ['  and so too in', ...told, ...more];
}

const nameOf = ({ name, clauses }: Scenario): string =>
  clauses.length === 0 ? name : `${name} [${clauses.map(({ id }) => id).join(' ')}]`;

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text);

/** `file:line:column`. */
function placeOf({ file, offset }: Located, files: Files): string {
  const { line, column } = placeIn(file, files.get(file) ?? '', offset);
  return `${file}:${line}:${column}`;
}
