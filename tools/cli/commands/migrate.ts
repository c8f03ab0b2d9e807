import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  migrate as migrateFiles,
  type Migration,
  type Suggestion,
} from '../../../src/compiler/migrate';
import { InputError } from '../../project';
import type { Command, CommandContext } from '../frame/command';
import { exitCode, type ExitCode } from '../frame/exit';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

/** Brings a configuration of language 1 to language 2, or says what it would change. */
export const migrate: Command = (context, input) => {
  const migration = migrateFiles(context.files);
  const changed = [...migration.files].filter(([path, text]) => context.files.get(path) !== text);
  const isRefused = migration.refused.length > 0;
  const isWritten = input.flag('write') && !isRefused;
  if (isWritten) for (const [path, text] of changed) writeFile(context, path, text);
  const paths = changed.map(([path]) => path).sort();
  if (context.format === 'json') {
    const { suggestions, refused } = migration;
    const document = {
      version: documentVersion,
      folder: context.shownFolder,
      written: isWritten,
      changed: isRefused ? [] : paths,
      suggestions,
      refused,
    };
    context.print(JSON.stringify(document, null, 2));
  } else print(migration, paths, isWritten, context);
  return codeOf(isRefused, isWritten, paths);
};

/** What is still to be done is a finding; what could be said better is none. */
function codeOf(isRefused: boolean, isWritten: boolean, changed: readonly string[]): ExitCode {
  if (isRefused) return exitCode.findings;
  return isWritten || changed.length === 0 ? exitCode.clean : exitCode.findings;
}

function writeFile({ folder }: CommandContext, path: string, text: string): void {
  const full = join(folder, path);
  try {
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  } catch (error) {
    throw new InputError(
      `${full} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      'files written before it are of language 2 already: put the folder back as it was, and try again',
    );
  }
}

function print(
  { suggestions, refused }: Migration,
  changed: readonly string[],
  isWritten: boolean,
  context: CommandContext,
): void {
  const { red, green, bold } = context.colours;
  for (const { file, line, message, help } of refused)
    context.print(`${red('refused')}: ${message}\n  --> ${file}:${line}\n  = help: ${help}\n`);
  if (refused.length > 0) {
    context.print(bold(`Nothing was changed: ${count(refused.length, 'place')} to decide first.`));
    return;
  }
  if (changed.length === 0) {
    context.print(green(`${context.shownFolder} is written in language 2.`));
    return;
  }
  for (const path of changed) context.print(`  ${path}`);
  const files = count(changed.length, 'file');
  context.print(
    isWritten
      ? green(`${files} brought to language 2.`)
      : bold(`${files} would change; --write changes them.`),
  );
  if (suggestions.length === 0) return;
  context.print(`\n${bold('What language 2 could say better')}, by lines of the changed files:\n`);
  for (const suggestion of suggestions) context.print(suggested(suggestion, context));
}

const suggested = (
  { file, line, about, message, write }: Suggestion,
  { colours }: CommandContext,
): string => `${colours.blue(about)}: ${message}\n  --> ${file}:${line}\n  = write: ${write}\n`;

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
