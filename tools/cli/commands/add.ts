import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '../../project';
import { addBrand } from '../add/add-brand';
import { addCall } from '../add/add-call';
import { addQuestion } from '../add/add-question';
import { addSection } from '../add/add-section';
import { addSupplier } from '../add/add-supplier';
import type { Addition, Asked } from '../add/addition';
import type { Command } from '../frame/command';
import { exitCode } from '../frame/exit';

const kinds: Readonly<Record<string, (asked: Asked) => Addition>> = {
  question: addQuestion,
  section: addSection,
  supplier: addSupplier,
  call: addCall,
  brand: addBrand,
};

/** Adds something to a configuration, and says what it changed and what is left to a person. */
export const add: Command = (context, input) => {
  const what = input.parameter('what') ?? '';
  const kind = Object.hasOwn(kinds, what) ? kinds[what] : undefined;
  if (kind === undefined) {
    throw new InputError(
      `There is no \`journey add ${what}\`.`,
      `known: ${Object.keys(kinds).join(', ')}`,
    );
  }
  const { files, changed, left } = kind({
    name: input.parameter('name') ?? '',
    option: (name) => input.option(name),
    isRequired: input.flag('required'),
    files: context.files,
    contract: () => context.contract,
    drawing: (path) => readFileSync(join(context.folder, path), 'utf8'),
  });
  for (const [path, text] of files) {
    const to = join(context.folder, path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
  const lines = (of: readonly string[]): string => of.map((each) => `  ${each}`).join('\n');
  const { bold } = context.colours;
  context.print(`${bold(`changed in ${context.shownFolder}`)}\n${lines(changed)}`);
  context.print(`${bold('left for you')}\n${lines(left)}`);
  context.print(`then: npx journey check ${context.shownFolder}`);
  return exitCode.clean;
};
