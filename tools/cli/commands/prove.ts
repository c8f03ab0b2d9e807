import { createShapeValidators, type Compilation, type Finding } from '../../../src/compiler';
import { placeText, type CompiledJourney } from '../../../src/journey';
import { createProvers, prove as proveJourney } from '../../../src/prover';
import { keptSound } from '../checking/kept-check';
import { counted, otherBrands, renderFindings, requireJourney, shownFrom } from '../findings';
import type { Command, CommandContext } from '../frame/command';
import { exitCode } from '../frame/exit';
import { findingsOf } from '../proof/findings-of';
import { slowPatterns } from '../proof/slow-patterns';
import { slownessesOf } from '../proof/slowness';
import { reports } from '../reports/reports';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

interface Proved {
  readonly findings: readonly Finding[];
  readonly rules: number;
  /** Places of which nothing is known, since they were too much to work out. */
  readonly incomplete: readonly string[];
}

/** Says what is so for every household, or for one that it names, by working out all of them. */
export const prove: Command = async (context) => {
  const brands = otherBrands(context).map((brand) => context.forBrand(brand));
  const proved = together(await proveEach([context, ...brands]));
  const { findings, incomplete } = proved;
  const summary = summarise(proved);
  const report = reports[context.format];
  if (report !== undefined) {
    context.print(report({ command: 'prove', findings: shownFrom(findings, context), summary }));
  } else if (context.format === 'json') {
    const document = { version: documentVersion, folder: context.shownFolder, ...proved };
    context.print(JSON.stringify(document, null, 2));
  } else {
    if (findings.length > 0) context.print(`${renderFindings(findings, context)}\n`);
    for (const place of incomplete)
      context.print(`${place} was too much to work out: nothing is known of it`);
    const { green, bold } = context.colours;
    context.print((findings.length === 0 ? green : bold)(summary));
    const [first] = findings;
    if (first !== undefined) context.print(`what a code means: journey explain ${first.code}`);
  }
  if (findings.length > 0) return exitCode.findings;
  return incomplete.length > 0 ? exitCode.incomplete : exitCode.clean;
};

/** What was looked at, and how much was found. */
function summarise({ findings, rules, incomplete }: Proved): string {
  const found = findings.length === 0 ? 'no findings' : counted(findings.length, 'finding');
  const left = incomplete.length === 0 ? '' : `, ${counted(incomplete.length, 'place')} not`;
  return `worked out ${counted(rules, 'rule')}${left}: ${found}`;
}

interface Compiled extends Pick<Compilation, 'origins' | 'policies' | 'patterns'> {
  readonly journey: CompiledJourney;
  readonly files: CommandContext['files'];
}

/** What was found to be without an error before, and is as it was, is not looked through for one again. */
function compileEach(contexts: readonly CommandContext[]): readonly Compiled[] {
  const [base] = contexts;
  const kept = base === undefined ? null : keptSound(base);
  const isSound = kept?.find() === true;
  const all = contexts.map((context): Compiled => {
    const again = isSound ? context.compileAgain() : null;
    const journey = again?.journey ?? requireJourney(context);
    const { origins, policies, patterns } = again ?? context.compile();
    return { journey, origins, policies, patterns, files: context.files };
  });
  if (!isSound) kept?.keep();
  return all;
}

/** What they have in common, which is nearly all, is worked out once. */
async function proveEach(contexts: readonly CommandContext[]): Promise<readonly Proved[]> {
  const all = compileEach(contexts);
  const slownesses = await slownessesOf(
    all.flatMap(({ patterns }) => patterns.map(({ pattern }) => pattern)),
  );
  const provers = createProvers(
    all.map(({ journey }) => ({ journey, validators: createShapeValidators(journey) })),
  );
  return all.flatMap(({ policies, patterns, ...written }, index) => {
    const prover = provers[index];
    if (prover === undefined) return [];
    const { findings, looked } = proveJourney(prover, written.origins, policies);
    return {
      findings: [...slowPatterns(patterns, slownesses), ...findingsOf(findings, written)],
      rules: looked.rules,
      incomplete: looked.incomplete.map((place) => placeText(place)),
    };
  });
}

/** What is so of the base and of a brand alike is said once. */
function together(all: readonly Proved[]): Proved {
  const once = new Map(
    all.flatMap(({ findings }) =>
      findings.map((each) => [`${each.code} ${each.file} ${each.pointer}`, each] as const),
    ),
  );
  return {
    findings: [...once.values()],
    rules: Math.max(...all.map(({ rules }) => rules)),
    incomplete: [...new Set(all.flatMap(({ incomplete }) => incomplete))],
  };
}
