import { codes, nearest } from '../../../src/compiler';
import { mutantCodes } from '../../../src/mutants';
import { differenceKinds, proofCodes, type DifferenceKind } from '../../../src/prover';
import { testgenCodes } from '../../../src/testgen';
import { InputError } from '../../project';
import { differences } from '../explanations/differences';
import { explanations, type Explanation } from '../explanations';
import { mutants } from '../explanations/mutants';
import { outcomes } from '../explanations/outcomes';
import { proofs } from '../explanations/proofs/proofs';
import type { Command, CommandContext } from '../frame/command';
import { exitCode } from '../frame/exit';

/** What a code stands for, and what is said of it. */
interface Known extends Omit<Explanation, 'example'> {
  readonly title: string;
  /** None of what is told with an example of its own each time. */
  readonly example?: Explanation['example'];
}

const known = new Map<string, Known>([
  ...Object.entries(explanations).map(
    ([code, each]) => [code, { title: codes[code as keyof typeof codes], ...each }] as const,
  ),
  ...Object.entries(proofs).map(
    ([code, each]) =>
      [code, { title: proofCodes[code as keyof typeof proofCodes].title, ...each }] as const,
  ),
  ...Object.entries(mutants).map(
    ([code, each]) =>
      [code, { title: mutantCodes[code as keyof typeof mutantCodes], ...each }] as const,
  ),
  ...Object.entries(outcomes).map(
    ([code, each]) =>
      [code, { title: testgenCodes[code as keyof typeof testgenCodes], ...each }] as const,
  ),
  ...Object.entries(differences).map(([kind, each]) => {
    const { code, title } = differenceKinds[kind as DifferenceKind];
    return [code, { title: `${title} (${kind})`, ...each }] as const;
  }),
]);

export const explain: Command = (context, input) => {
  const code = knownCode(input.parameter('code') ?? '');
  const explanation = knownAs(code);
  if (context.format === 'json') {
    context.print(JSON.stringify({ version: 1, code, ...explanation }, null, 2));
  } else {
    context.print(render(code, explanation, context));
  }
  return exitCode.clean;
};

function knownCode(given: string): string {
  const code = given.toUpperCase().replace(/^\[|\]$/g, '');
  if (known.has(code)) return code;
  const near = nearest(code, [...known.keys()]);
  throw new InputError(
    `There is no code \`${given}\`.`,
    near === null
      ? 'write the code that stands in brackets behind `error` or `warning`, such as JC401'
      : `did you mean ${near} (${knownAs(near).title})?`,
  );
}

function knownAs(code: string): Known {
  const found = known.get(code);
  if (found === undefined) throw new Error(`no explanation of ${code}`);
  return found;
}

function render(
  code: string,
  { title, means, why, example }: Known,
  { colours }: CommandContext,
): string {
  const piece = (text: string) =>
    text
      .split('\n')
      .map((line) => `    ${line}`)
      .join('\n');
  const shown =
    example === undefined
      ? []
      : [
          `${colours.red('Wrong')}, in ${example.file}:`,
          piece(example.wrong ?? '(the file is not there)'),
          '',
          `${colours.green('Right')}${example.rightFile === undefined ? '' : `, in ${example.rightFile}`}:`,
          piece(example.right),
          '',
        ];
  return [colours.bold(`${code}: ${title}`), '', wrap(means), '', ...shown, wrap(why)].join('\n');
}

/** Breaks a paragraph into lines that a terminal shows whole. */
function wrap(paragraph: string, width = 80): string {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines.join('\n');
}
