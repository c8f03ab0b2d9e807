import type { Finding } from '../../../src/compiler';
import {
  groupCauses,
  hasPassed,
  placeIn,
  placeOfFailure,
  tellCause,
  tellStopped,
  type Cause,
  type Explain,
  type Failure,
  type FilePlace,
  type Outcome,
  type ScenarioProblem,
} from '../../../src/scenarios';
import { shownFrom } from '../findings';
import type { CommandContext } from '../frame/command';
import type { Report, ReportCase } from '../reports/reports';
import { summarise, type TestReport } from './print-report';

/** What stands for a code: no rule of the language is broken. */
const titles = {
  expectation: 'an expectation does not hold',
  unplayable: 'a scenario cannot be played',
  waypoint: 'the waypoint before it fails',
  unreadable: 'a scenario cannot be read',
} as const;

/** A run of the scenarios for other programs: a finding for each cause, a case for each scenario. */
export function reportOf(context: CommandContext, run: TestReport, explain?: Explain): Report {
  const { files } = context;
  const { causes, stopped } = groupCauses(run.outcomes);
  const ofCauses = new Map(
    causes.map((cause) => [cause, findingOf(cause, files, explain)] as const),
  );
  const unread = run.problems.map((problem) => findingOfProblem(problem, files));
  const byOutcome = new Map<Outcome, Finding[]>();
  const add = (outcome: Outcome, finding: Finding): void => {
    byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), finding]);
  };
  for (const [cause, finding] of ofCauses) {
    const first = new Map([...cause.failures].reverse().map((one) => [one.outcome, one] as const));
    for (const [outcome, failure] of first)
      add(outcome, { ...finding, ...placeOfFailure(failure, files), also: [] });
  }
  for (const each of stopped) {
    for (const outcome of each.outcomes) {
      const { scenario } = outcome;
      const at = outcome.problem?.at ?? scenario.at;
      const place = placeIn(at.file, files.get(at.file) ?? '', at.offset);
      add(outcome, { ...bare('waypoint', place), message: tellStopped(each) });
    }
  }
  const shown = (findings: readonly Finding[]) => shownFrom(findings, context);
  const casesOf = (outcome: Outcome): ReportCase => {
    const findings = hasPassed(outcome) ? [] : (byOutcome.get(outcome) ?? []);
    const [place] = shown([
      bare('expectation', { file: outcome.scenario.at.file, line: 1, column: 1 }),
    ]);
    return { name: outcome.scenario.name, file: place?.file ?? '', findings: shown(findings) };
  };
  return {
    command: 'test',
    findings: shown([...unread, ...ofCauses.values()]),
    cases: [
      ...shown(unread).map((each) => ({ name: each.message, file: each.file, findings: [each] })),
      ...run.outcomes.map(casesOf),
    ],
    summary: summarise(run),
  };
}

const bare = (code: keyof typeof titles, { file, line, column }: FilePlace): Finding => ({
  ...{ code, title: titles[code], severity: 'error', message: '', help: null },
  ...{ file, line, column, length: 1, pointer: '', also: [] },
});

function findingOf(cause: Cause, files: TestFiles, explain: Explain = () => []): Finding {
  const [first, ...others] = cause.failures;
  const { mismatch, outcome } = first;
  const why = mismatch === null ? [] : explain(mismatch, outcome);
  return {
    ...bare(mismatch === null ? 'unplayable' : 'expectation', placeOfFailure(first, files)),
    message: [tellCause(cause), ...why].join('\n'),
    help: mismatch === null ? (outcome.problem?.help ?? null) : null,
    also: others.map((failure) => ({ ...elsewhere(failure, files), message: failure.what })),
  };
}

type TestFiles = ReadonlyMap<string, string>;

const elsewhere = (failure: Failure, files: TestFiles) => ({
  ...placeOfFailure(failure, files),
  length: 1,
  pointer: '',
});

function findingOfProblem({ at, message, help }: ScenarioProblem, files: TestFiles): Finding {
  const place = placeIn(at.file, files.get(at.file) ?? '', at.offset);
  return { ...bare('unreadable', place), message, help };
}
