import { join } from 'node:path';
import { brandDifferences, type BrandDifference } from '../../../src/compiler';
import { counted } from '../findings';
import type { Command, CommandContext } from '../frame/command';
import { exitCode } from '../frame/exit';

/** Of what is printed for one value; the file has the whole. */
const MOST_CHARACTERS = 160;

/** Prints where each brand, or the one that is named, says something else than the base. */
export const brands: Command = (context) => {
  const { brand, brands: all, files, format } = context;
  const asked = brand === null ? all : [context.forBrand(brand).brand ?? brand];
  const found = asked.map((name) => ({ brand: name, differences: brandDifferences(files, name) }));
  if (format === 'json') context.print(JSON.stringify({ version: 1, brands: found }, null, 2));
  else for (const each of found) printPretty(context, each.brand, each.differences);
  return exitCode.clean;
};

function printPretty(
  context: CommandContext,
  brand: string,
  differences: readonly BrandDifference[],
): void {
  const { colours, shownFolder } = context;
  const print = (text: string) => {
    context.print(text);
  };
  if (differences.length === 0) {
    print(`${brand} is the base, with a look of its own`);
    return;
  }
  print(colours.bold(`${brand} differs from the base in ${counted(differences.length, 'place')}`));
  for (const { file, line, what, over, before, after, because } of differences) {
    print(`\n${join(shownFolder, file)}:${String(line)}  ${what}, over ${over}`);
    if (after === null) print('  left out');
    else {
      if (before !== null && before !== undefined) print(`  before: ${shown(before)}`);
      print(`  now:    ${shown(after)}`);
    }
    if (because !== null) print(`  because ${because}`);
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} …` : text;
}
