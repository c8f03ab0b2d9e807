import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupCauses, hasPassed, tellCause, tellStopped } from '../../../src/scenarios';
import { counted } from '../findings';
import type { CommandContext } from '../frame/command';
import { exitCode, type ExitCode } from '../frame/exit';
import { decideAs, decideAsked, type Wanted } from './decide';
import { createPlanner } from './plan-edits';
import { renderChange } from './render-change';
import { acceptInRounds, type Accepted, type Start } from './rounds';

/** Rewrites what scenarios expect, as far as it is accepted, and says how they go then. */
export async function accept(
  context: CommandContext,
  start: Start,
  wanted: Wanted,
): Promise<ExitCode> {
  const { ask } = context.terminal;
  if (wanted === 'asked' && ask === undefined) return onlyTell(context, start);
  const decide =
    wanted === 'asked' && ask !== undefined
      ? decideAsked(context, ask)
      : decideAs(context, wanted === 'asked' ? new Set() : wanted);
  const accepted = await acceptInRounds(start, decide);
  for (const [path, text] of accepted.files) writeFileSync(join(context.folder, path), text);
  tell(context, accepted);
  return accepted.outcomes.every(hasPassed) ? exitCode.clean : exitCode.findings;
}

/** Where nobody can be asked: the causes with their numbers. */
function onlyTell(context: CommandContext, { files, outcomes, open, isMine }: Start): ExitCode {
  const { suite, runner } = open(files);
  const planner = createPlanner(
    { files, scenarios: suite.scenarios, run: runner.run, isMine },
    new Set(),
  );
  const { causes } = groupCauses(outcomes);
  for (const [index, cause] of causes.entries()) {
    const told = renderChange(cause, planner(cause.failures), files, context.colours);
    context.print(`${index + 1}. ${told}\n`);
  }
  context.print(
    'Nothing was changed. What is right is accepted with --accept=all, or with --accept=1,3 by number.',
  );
  return exitCode.findings;
}

function tell(
  context: CommandContext,
  { files, places, scenarios, left, outcomes }: Accepted,
): void {
  const { bold, green, red } = context.colours;
  if (places === 0) context.print(bold('Nothing was changed.'));
  else {
    const changed = `${counted(places, 'place')} of ${counted(files.size, 'file')}`;
    context.print(bold(`rewritten: ${changed}, in ${counted(scenarios.length, 'scenario')}`));
    for (const path of files.keys()) context.print(`  ${join(context.shownFolder, path)}`);
    const clauses = new Set(scenarios.flatMap((one) => one.clauses.map(({ id }) => id)));
    if (clauses.size > 0)
      context.print(
        `They prove these clauses, so the specification is changed with them: ${[...clauses].sort().join(' ')}`,
      );
  }
  const failed = outcomes.filter((outcome) => !hasPassed(outcome));
  const played = `played again ${counted(outcomes.length, 'scenario')}`;
  if (failed.length === 0) {
    context.print(green(`${played}: all passed`));
    return;
  }
  context.print(red(`${played}: ${failed.length} failed`));
  const { causes, stopped } = groupCauses(outcomes);
  for (const cause of causes) {
    context.print(`  ${tellCause(cause)}`);
    const reasons = new Set(
      [...left].flatMap(([{ mismatch, at }, reason]) =>
        mismatch !== null && cause.failures.some((one) => one.at === at) ? [reason] : [],
      ),
    );
    for (const reason of reasons) context.print(`    left to be written by hand: ${reason}`);
  }
  for (const each of stopped) context.print(`  ${tellStopped(each)}`);
}
