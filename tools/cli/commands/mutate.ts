import { setFlagsFromString } from 'node:v8';
import { createShapeValidators, type Finding } from '../../../src/compiler';
import type { Origin } from '../../../src/journey';
import { mutate as mutateJourney, mutantsOf, type Mutable, type Tried } from '../../../src/mutants';
import { renderOutcome, scenariosOf } from '../../../src/scenarios';
import { counted, otherBrands, renderFindings, requireJourney, shownFrom } from '../findings';
import type { Command, CommandContext, CommandInput } from '../frame/command';
import { exitCode, Stopped } from '../frame/exit';
import { changedSince, type Changed } from '../mutants/changed-since';
import { jsonIn } from '../mutants/json-at';
import { mutantFindings } from '../mutants/mutant-findings';
import { listed, summarise, tallied, type Tally } from '../mutants/tally';
import { reports } from '../reports/reports';
import { readScenarios } from '../scenarios/read-scenarios';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

interface Done {
  readonly findings: readonly Finding[];
  readonly tried: readonly Tried[];
}

/** Changes every rule in every small way, one at a time, and says which change no scenario notices. */
export const mutate: Command = (context, input) => {
  // Minutes of work are worth optimised code, which other commands go without.
  setFlagsFromString('--interrupt-budget=132096');
  // The heap grows by this much of what is alive, and not to several times that.
  setFlagsFromString('--heap-growing-percent=15');
  const since = input.option('since');
  const changed = since === null ? null : changedSince(context.folder, since, context.files);
  const contexts = [context, ...otherBrands(context).map((brand) => context.forBrand(brand))];
  if (input.flag('list')) {
    for (const each of contexts) list(each, input, changed);
    return exitCode.clean;
  }
  const all = contexts.map((each) => mutateOne(each, input, changed));
  const findings = all.flatMap((each) => each.findings);
  const tally = tallied(all.flatMap(({ tried }) => tried));
  print(context, findings, tally);
  if (findings.length > 0) return exitCode.findings;
  return tally.undecided > 0 ? exitCode.incomplete : exitCode.clean;
};

/** A brand is tried where it says something itself, and the base in all else. */
function wantedIn(
  { brand }: CommandContext,
  input: CommandInput,
  changed: Changed | null,
): (origin: Origin) => boolean {
  const only = input.option('only') ?? '';
  return ({ file, pointer }) =>
    (brand === null || file.startsWith(`brands/${brand}/`)) &&
    `${file}#${pointer}`.includes(only) &&
    (changed === null || changed(file, pointer));
}

function mutableOf(context: CommandContext): Mutable {
  const journey = requireJourney(context);
  const { origins } = context.compile();
  if (origins === null) throw new Error('the journey was compiled without its origins');
  const { suite } = readScenarios(context);
  const { brand } = context;
  const scenarios = suite.scenarios.filter(
    ({ at }) => brand === null || at.file.startsWith(scenariosOf(brand)),
  );
  return { journey, origins, suite, scenarios, validators: createShapeValidators(journey) };
}

function mutateOne(context: CommandContext, input: CommandInput, changed: Changed | null): Done {
  const mutable = mutableOf(context);
  const { tried, failed } = mutateJourney(mutable, {
    written: jsonIn(context.files),
    wanted: wantedIn(context, input, changed),
  });
  if (failed.length > 0) {
    const shown = failed.slice(0, 3).map((outcome) => renderOutcome(outcome, context.files));
    context.terminal.writeError(
      `${shown.join('\n\n')}\n\n${counted(failed.length, 'scenario')} failed as the journey is: mend them first.\n`,
    );
    throw new Stopped(exitCode.incomplete);
  }
  return { tried, findings: mutantFindings(tried, mutable.journey, context.files) };
}

function list(context: CommandContext, input: CommandInput, changed: Changed | null): void {
  const { journey, origins } = mutableOf(context);
  const mutants = mutantsOf(journey, origins, {
    written: jsonIn(context.files),
    wanted: wantedIn(context, input, changed),
  });
  for (const mutant of mutants) context.print(listed(mutant, context.shownFolder));
}

function print(context: CommandContext, findings: readonly Finding[], tally: Tally): void {
  const summary = summarise(tally);
  const report = reports[context.format];
  if (report !== undefined) {
    context.print(report({ command: 'mutate', findings: shownFrom(findings, context), summary }));
    return;
  }
  if (context.format === 'json') {
    const document = { version: documentVersion, folder: context.shownFolder, ...tally, findings };
    context.print(JSON.stringify(document, null, 2));
    return;
  }
  const { bold, green } = context.colours;
  for (const [title, each] of grouped(findings)) {
    context.print(bold(`not noticed: ${String(each.length)} in ${title}`));
    context.print(`${renderFindings(each, context)}\n`);
  }
  context.print((findings.length === 0 ? green : bold)(summary));
  const [first] = findings;
  if (first !== undefined) context.print(`what a code means: journey explain ${first.code}`);
}

/** By file, and in it by cause. */
function grouped(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const each of findings) {
    const title = `${each.file}: ${each.title}`;
    groups.set(title, [...(groups.get(title) ?? []), each]);
  }
  return groups;
}
