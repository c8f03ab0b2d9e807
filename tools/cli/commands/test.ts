import { groupCauses, hasPassed, tellCause, type Explain } from '../../../src/scenarios';
import { InputError } from '../../project';
import { counted, requireJourney } from '../findings';
import type { Command, CommandContext, CommandInput } from '../frame/command';
import { exitCode, type ExitCode } from '../frame/exit';
import { reports } from '../reports/reports';
import { isMine } from '../scenarios/choose-scenarios';
import { openScenarios, type Opened } from '../scenarios/open-scenarios';
import { printJson, printPretty } from '../scenarios/print-report';

/**
 * Plays every scenario that can be read, of a brand those in its folder; one that cannot, or that does
 * not hold, is a finding.
 */
export const test: Command = async (context, input) => {
  if (input.flag('accept') || input.option('accept') !== null) return acceptOnce(context, input);
  if (!input.flag('watch')) return playAll(context, openScenarios(context, input));
  const { watch } = await import('../watch');
  return watch(context, playAgain(input), { doing: 'playing', traced: true });
};

async function playAll(context: CommandContext, opened: Opened): Promise<ExitCode> {
  const report = opened.play();
  const failed = report.outcomes.some((outcome) => !hasPassed(outcome));
  const explain = failed && context.format !== 'json' ? await explainer(context) : undefined;
  const print = reports[context.format];
  if (print !== undefined) {
    const { reportOf } = await import('../scenarios/report-of');
    context.print(print(reportOf(context, report, explain)));
  } else if (context.format === 'json') printJson(context, report);
  else printPretty(context, report, explain);
  return report.problems.length === 0 && !failed ? exitCode.clean : exitCode.findings;
}

/** Loaded only where something failed. */
async function explainer(context: CommandContext): Promise<Explain> {
  const { explainMismatch } = await import('../scenarios/explain-mismatch');
  return explainMismatch(context, requireJourney(context));
}

/** What failed the time before is played first, and told in a line for each cause. */
function playAgain(input: CommandInput): (context: CommandContext) => Promise<ExitCode> {
  let failing: ReadonlySet<string> = new Set();
  return async (context) => {
    const opened = openScenarios(context, input);
    const before = opened.chosen.filter((scenario) => failing.has(keyOf(scenario)));
    const outcomes = before.map((scenario) => opened.runner.run(scenario));
    const still = outcomes.filter((outcome) => !hasPassed(outcome));
    if (before.length > 0 && context.format === 'pretty') {
      context.print(`failed before: ${counted(before.length, 'scenario')}, now ${still.length}`);
      for (const cause of groupCauses(still).causes) context.print(`  ${tellCause(cause)}`);
    }
    const code = await playAll(context, opened);
    const failed = opened.play().outcomes.filter((outcome) => !hasPassed(outcome));
    failing = new Set(failed.map(({ scenario }) => keyOf(scenario)));
    return code;
  };
}

const keyOf = ({ at, name }: Opened['chosen'][number]): string => `${at.file}#${name}`;

async function acceptOnce(context: CommandContext, input: CommandInput): Promise<ExitCode> {
  if (context.format !== 'pretty' || input.flag('watch') || input.flag('coverage')) {
    throw new InputError(
      '--accept goes with --filter and --brand alone.',
      'leave out --format, --watch and --coverage. Nothing was changed',
    );
  }
  const [{ accept }, { readWanted }] = await Promise.all([
    import('../accept/accept'),
    import('../accept/decide'),
  ]);
  const wanted = readWanted(input.option('accept'));
  const opened = openScenarios(context, input);
  const { outcomes } = opened.play();
  if (outcomes.every(hasPassed)) return playAll(context, opened);
  const start = {
    files: context.files,
    outcomes,
    open: opened.reopen,
    isMine: (scenario: Opened['chosen'][number]) => isMine(context, scenario),
  };
  return accept(context, start, wanted);
}
