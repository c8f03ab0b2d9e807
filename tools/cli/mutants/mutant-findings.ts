import type { Finding } from '../../../src/compiler';
import { createValueWords } from '../../../src/explain';
import { placeText, type CompiledJourney } from '../../../src/journey';
import { codeOf, mutantCodes, type Mutant, type Result, type Tried } from '../../../src/mutants';
import { placeIn } from '../../../src/scenarios';
import { householdWords } from '../proof/household-words';

type Unnoticed = Extract<Result, { readonly is: 'unnoticed' }>;

/** What nobody noticed, as findings at lines of files. */
export function mutantFindings(
  tried: readonly Tried[],
  journey: CompiledJourney,
  files: ReadonlyMap<string, string>,
): readonly Finding[] {
  const words = createValueWords(journey);
  return tried
    .flatMap(({ mutant, result }) => (result.is === 'unnoticed' ? [{ mutant, result }] : []))
    .map(({ mutant, result }): Finding => {
      const code = codeOf[result.cause];
      const { file, line, column, pointer } = mutant.origin;
      const { household } = result;
      return {
        ...{ code, title: mutantCodes[code], severity: 'warning' },
        ...{ file, line, column, pointer, length: 1, also: [] },
        message: `No scenario notices this: ${mutant.words}. It was ${short(mutant.was)}, and became ${short(mutant.became)}.`,
        help: helpOf(mutant, result, files),
        example: household === null ? null : householdWords(household, words),
      };
    })
    .sort((one, other) => one.file.localeCompare(other.file, 'en') || one.line - other.line);
}

function helpOf(
  { sites }: Mutant,
  { cause, nearest }: Unnoticed,
  files: ReadonlyMap<string, string>,
): string {
  const [site] = sites;
  const what = site === undefined ? 'it' : `\`${placeText(site.placed.place)}\``;
  if (nearest === null) return `play a household that comes to ${what}`;
  const { file, offset } = nearest.at;
  const { line } = placeIn(file, files.get(file) ?? '', offset);
  const near = `“${nearest.name}” (${file}:${String(line)})`;
  return cause === 'neverDifferent'
    ? `${near} comes to ${what}: play a household for which it makes a difference, as in the example`
    : `${near} meets the difference: let it expect what hangs on ${what}`;
}

const longest = 100;

function short(rule: unknown): string {
  const text = JSON.stringify(rule);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
