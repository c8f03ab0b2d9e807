import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { InputError, projectAround } from '../../project';
import { counted, countsOf, renderFindings, titled } from '../findings';
import type { Command, CommandContext } from '../frame/command';
import { createContext } from '../frame/create-context';
import { exitCode } from '../frame/exit';
import { abouts } from '../import/findings';
import { importForm, type Imported } from '../import/import-form';
import { tallyOf } from '../import/tally';
import { generateScenarios, summarise } from '../testgen/generate-scenarios';
import { textsOf, writeAll } from '../testgen/scenario-files';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

/** Brings a form of ODK into our language, and says what of it could not be brought over. */
export const importXForm: Command = async (context, input) => {
  const { cwd } = context;
  const file = input.parameter('file') ?? '';
  const folder = resolve(cwd, input.parameter('dir') ?? basename(file).replace(/\.[^.]*$/, ''));
  const shown = relative(cwd, folder) || '.';
  const schemas = relative(folder, join(projectAround(cwd), 'schemas'))
    .split(sep)
    .join('/');
  const imported = importForm(readForm(resolve(cwd, file), file), file, schemas);
  requireEmpty(folder, shown);
  for (const [path, text] of imported.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  if (context.format === 'json') printDocument(imported, { file, shown }, context);
  else printFindings(imported, { file, shown }, context);
  const isSound = await checked(folder, context);
  if (isSound && !input.flag('without-scenarios')) await tested(folder, context);
  return imported.findings.length === 0 && isSound ? exitCode.clean : exitCode.findings;
};

function readForm(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InputError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      'name the XML file of an XForm: journey import form.xml',
    );
  }
}

function requireEmpty(folder: string, shown: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || (found.isDirectory() && readdirSync(folder).length === 0)) return;
  throw new InputError(
    `${shown} is there already.`,
    'name a folder that is not there yet, or an empty one; nothing was written',
  );
}

interface Named {
  readonly file: string;
  readonly shown: string;
}

function printDocument(imported: Imported, { file, shown }: Named, context: CommandContext): void {
  const { findings, files } = imported;
  const document = {
    version: documentVersion,
    form: file,
    folder: shown,
    files: [...files.keys()].sort(),
    counts: tallyOf(imported),
    findings,
  };
  context.print(JSON.stringify(document, null, 2));
}

function printFindings(imported: Imported, { file, shown }: Named, context: CommandContext): void {
  const { colours } = context;
  for (const { line, of, about, message, help } of imported.findings)
    context.print(
      `${colours.yellow(abouts[about])}: ${message}.\n   --> ${file}:${line} (${of})\n    = help: ${help}\n`,
    );
  const { questions, wholeQuestions, otherQuestions, rules, wholeRules } = tallyOf(imported);
  const others =
    otherQuestions === 0
      ? ''
      : `; ${counted(otherQuestions, 'question')} of kinds that it does not have`;
  context.print(
    `wrote ${shown}: ${counted(imported.files.size, 'file')} of the journey “${imported.title}”`,
  );
  context.print(
    colours.bold(
      `brought over whole: ${wholeQuestions} of ${counted(questions, 'question')} and ${wholeRules} of ${counted(rules, 'rule')}${others}`,
    ),
  );
}

/** What `journey check` finds in what was written. */
async function checked(folder: string, context: CommandContext): Promise<boolean> {
  const made = await contextOf(folder, context);
  const compilation = made.compile();
  const { diagnostics } = compilation;
  const { errors } = countsOf(compilation);
  if (diagnostics.length > 0)
    context.terminal.writeError(`${renderFindings(diagnostics.map(titled), made)}\n`);
  return errors === 0;
}

const contextOf = (
  folder: string,
  { terminal, signal, cwd }: CommandContext,
): Promise<CommandContext> =>
  createContext(terminal, {
    dir: relative(cwd, folder) || '.',
    format: 'pretty',
    signal,
    traced: true,
    brand: null,
  });

/** Scenarios for every outcome, as `journey testgen` writes them: of what it says, how many there are. */
async function tested(folder: string, context: CommandContext): Promise<void> {
  const out = join(folder, 'scenarios/generated');
  const made = await contextOf(folder, context);
  const generated = generateScenarios(made, { out, isForced: false, isAll: false, only: '' });
  writeAll(textsOf(generated, out, made), false);
  context.terminal.writeError(
    `${summarise(generated, true)}\nwhat nobody came to: journey testgen\n`,
  );
}
