import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { InputError, projectAround } from '../../project';
import { counted } from '../findings';
import type { Command, CommandContext, CommandInput } from '../frame/command';
import { exitCode } from '../frame/exit';
import { newJourney } from '../new/new-journey';
import { checkedWords, wordsOfFolder, type JourneyWords } from '../new/words-of-journey';

/** Writes a whole small journey into an empty folder. */
export const create: Command = async (context, input) => {
  const folder = resolve(context.cwd, input.parameter('folder') ?? '');
  const shown = relative(context.cwd, folder) || '.';
  requireEmpty(folder, shown);
  const project = projectAround(context.cwd);
  const words = checkedWords(await wordsFor(folder, context, input));
  const schemas = relative(folder, join(project, 'schemas')).split(sep).join('/');
  const files = newJourney(words, schemas);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  context.print(`wrote ${shown}: ${counted(files.size, 'file')} of the journey “${words.name}”`);
  context.print(
    [
      '',
      `npx journey check ${shown}   what is wrong with it: nothing yet`,
      `npx journey test ${shown}    plays its scenarios`,
      `npm start -- ${shown}        shows its page`,
    ].join('\n'),
  );
  return exitCode.clean;
};

function requireEmpty(folder: string, shown: string): void {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) {
    throw new InputError(`${shown} is no folder.`, 'name a folder that is not there yet');
  }
  const [first] = readdirSync(folder).sort();
  if (first === undefined) return;
  throw new InputError(
    `${shown} is not empty: it holds ${first}.`,
    'name a folder that is not there yet, or an empty one; nothing was written',
  );
}

const options = ['name', 'brand', 'purpose'] as const;

/** As the options say; where none is given and somebody sits in front, that person is asked. */
async function wordsFor(
  folder: string,
  { terminal }: CommandContext,
  input: CommandInput,
): Promise<JourneyWords> {
  const { ask } = terminal;
  const name = wordsOfFolder(basename(folder));
  const usual = { name, brand: name, purpose: 'It takes about three minutes.' };
  if (ask === undefined || options.some((option) => input.option(option) !== null)) {
    return {
      name: input.option('name') ?? usual.name,
      brand: input.option('brand') ?? usual.brand,
      purpose: input.option('purpose') ?? usual.purpose,
    };
  }
  const answered = async (question: string, otherwise: string): Promise<string> =>
    (await ask(`${question} (${otherwise}) `)).trim() || otherwise;
  return {
    name: await answered('What is the journey called?', usual.name),
    brand: await answered('Whose name stands on the page?', usual.brand),
    purpose: await answered('What is it for, in a sentence?', usual.purpose),
  };
}
