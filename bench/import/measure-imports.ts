import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, createShapeValidators } from '../../src/compiler';
import type { JsonObject } from '../../src/engine';
import { createProver, prove } from '../../src/prover';
import { importForm, type Imported } from '../../tools/cli/import/import-form';
import { tallyOf, type Tally } from '../../tools/cli/import/tally';
import { liveThrough } from '../../tools/cli/import/testing/live-through';
import { InputError } from '../../tools/project';

/** Longer than this no form is answered. */
const seconds = Number(process.env['SECONDS'] ?? 60);

interface Measured {
  readonly file: string;
  readonly tally: Tally;
  readonly errors: number;
  readonly warnings: number;
  readonly proved: Proved;
  /** Rules that were held against ODK's engine, how often in all, and how many differ; null where it does not take the form. */
  readonly held: { readonly rules: number; readonly times: number; readonly differ: number } | null;
}

interface Proved {
  readonly rules: number;
  /** Places that were too much to work out. */
  readonly incomplete: number;
  /** Codes of what check and prove find, each as often as it is found. */
  readonly codes: readonly string[];
}

/** Prints what of each form of a folder comes over, whether it means the same, and the sums. */
async function measureImports(folder: string, answers: number): Promise<void> {
  const measured: Measured[] = [];
  console.log(
    '| form | questions | rules | other kinds | check | prove | held against ODK | differ |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .sort()) {
    const made = await measure(join(folder, file), file, answers);
    if (made === null) continue;
    measured.push(made);
    print(made);
  }
  printSums(measured);
}

async function measure(path: string, file: string, answers: number): Promise<Measured | null> {
  const xml = readFileSync(path, 'utf8');
  const imported = read(xml, file);
  if (imported === null) return null;
  const contract = JSON.parse(imported.files.get('api/openapi.json') ?? '{}') as JsonObject;
  const files = new Map([...imported.files].filter(([name]) => !name.startsWith('api/')));
  const compiled = compile(files, contract, { traced: true });
  const { diagnostics } = compiled;
  const proved = provedOf(compiled);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const held = answers > 0 ? await heldAgainstOdk(xml, file, imported, answers) : null;
  const warnings = diagnostics.length - errors;
  return { file, tally: tallyOf(imported), errors, warnings, proved, held };
}

/** What check and prove say of it. */
function provedOf({ journey, origins, policies, diagnostics }: ReturnType<typeof compile>): Proved {
  const checked = diagnostics.map(({ code }) => code);
  if (journey === null) return { rules: 0, incomplete: 0, codes: checked };
  const prover = createProver(journey, { validators: createShapeValidators(journey) });
  const { findings, looked } = prove(prover, origins, policies);
  const codes = [...checked, ...findings.map(({ code }) => code)];
  return { rules: looked.rules, incomplete: looked.incomplete.length, codes };
}

/** A file that is no form is told, and passed over. */
function read(xml: string, file: string): Imported | null {
  try {
    return importForm(xml, file, '../schemas');
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.log(`refused: ${error.message}`);
    return null;
  }
}

async function heldAgainstOdk(
  xml: string,
  file: string,
  imported: Imported,
  rounds: number,
): Promise<Measured['held']> {
  try {
    const compared = await liveThrough(xml, imported, { rounds, seed: 20_261_130, seconds });
    if (compared === null) return null;
    const differing = new Map(compared.disagreements.map((each) => [each.rule, each]));
    for (const { rule, ours, odk } of differing.values())
      console.error(
        `${file}: ${rule.about} of ${rule.path}: ours ${JSON.stringify(ours)}, ODK ${JSON.stringify(odk)}: ${rule.xpath}`,
      );
    const times = [...compared.counts.values()].reduce((sum, each) => sum + each, 0);
    return { rules: compared.counts.size, times, differ: differing.size };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(`${file}: ODK's engine failed: ${error.message}`);
    return null;
  }
}

const share = (whole: number, all: number): string =>
  `${whole} of ${all}${all === 0 ? '' : ` (${((100 * whole) / all).toFixed(0)} %)`}`;

function print({ file, tally, errors, warnings, proved, held }: Measured): void {
  const { wholeQuestions, questions, wholeRules, rules, otherQuestions } = tally;
  const checked = errors + warnings === 0 ? 'clean' : `${errors} errors, ${warnings} warnings`;
  const found = proved.codes.length - errors - warnings;
  const left = proved.incomplete === 0 ? '' : `, ${proved.incomplete} places not`;
  const proof = `${proved.rules} rules${left}: ${found} findings`;
  const compared =
    held === null ? 'not taken | ' : `${held.rules} rules, ${held.times} times | ${held.differ}`;
  console.log(
    `| ${file} | ${share(wholeQuestions, questions)} | ${share(wholeRules, rules)} | ${otherQuestions} | ${checked} | ${proof} | ${compared} |`,
  );
}

function printSums(measured: readonly Measured[]): void {
  const sum = (of: (each: Measured) => number): number =>
    measured.reduce((total, each) => total + of(each), 0);
  const [questions, wholeQuestions] = [
    sum((each) => each.tally.questions),
    sum((each) => each.tally.wholeQuestions),
  ];
  const [rules, wholeRules] = [
    sum((each) => each.tally.rules),
    sum((each) => each.tally.wholeRules),
  ];
  const held = measured.filter((each) => each.held !== null);
  const codes = measured.flatMap(({ proved }) => [...new Set(proved.codes)]);
  const byCode = [...new Set(codes)].sort().map((code) => {
    const count = sum(({ proved }) => proved.codes.filter((each) => each === code).length);
    return `${code} ${count} in ${codes.filter((each) => each === code).length}`;
  });
  console.log(
    [
      '',
      `${measured.length} forms; ${sum((each) => each.tally.otherQuestions)} questions of kinds that the language does not have`,
      `questions brought over whole: ${share(wholeQuestions, questions)}`,
      `rules brought over whole: ${share(wholeRules, rules)}`,
      `both: ${share(wholeQuestions + wholeRules, questions + rules)}`,
      `without errors of check: ${measured.filter(({ errors }) => errors === 0).length}; clean: ${measured.filter(({ errors, warnings }) => errors + warnings === 0).length}`,
      `proved: ${sum(({ proved }) => proved.rules)} rules, ${sum(({ proved }) => proved.incomplete)} places not; findings of check and prove, and in how many forms: ${byCode.join(', ')}`,
      `held against ODK's engine: ${sum((each) => each.held?.rules ?? 0)} rules of ${held.length} forms, ${sum((each) => each.held?.times ?? 0)} times; ${sum((each) => each.held?.differ ?? 0)} differ`,
    ].join('\n'),
  );
}

// While it is being loaded: what is loaded later in its turn could not be found any more.
const [folder = '.', answers = '1000'] = process.argv.slice(2);
await measureImports(folder, Number(answers));
