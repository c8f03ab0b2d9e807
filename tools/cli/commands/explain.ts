import { codes, nearest, type DiagnosticCode } from '../../../src/compiler';
import { InputError } from '../../project';
import { explanations, type Explanation } from '../explanations';
import type { Command, CommandContext } from '../frame/command';
import { exitCode } from '../frame/exit';

export const explain: Command = (context, input) => {
  const code = knownCode(input.parameter('code') ?? '');
  const explanation = explanations[code];
  if (context.format === 'json') {
    context.print(
      JSON.stringify({ version: 1, code, title: codes[code], ...explanation }, null, 2),
    );
  } else {
    context.print(render(code, explanation, context));
  }
  return exitCode.clean;
};

const isCode = (code: string): code is DiagnosticCode => Object.hasOwn(codes, code);

function knownCode(given: string): DiagnosticCode {
  const code = given.toUpperCase().replace(/^\[|\]$/g, '');
  if (isCode(code)) return code;
  const near = nearest(code, Object.keys(codes));
  throw new InputError(
    `There is no code \`${given}\`.`,
    near === null
      ? 'write the code that stands in brackets behind `error` or `warning`, such as JC401'
      : `did you mean ${near} (${codes[near as DiagnosticCode]})?`,
  );
}

function render(
  code: DiagnosticCode,
  { means, why, example }: Explanation,
  { colours }: CommandContext,
): string {
  const piece = (text: string) =>
    text
      .split('\n')
      .map((line) => `    ${line}`)
      .join('\n');
  const wrong = example.wrong === null ? '(the file is not there)' : example.wrong;
  return [
    colours.bold(`${code}: ${codes[code]}`),
    '',
    wrap(means),
    '',
    `${colours.red('Wrong')}, in ${example.file}:`,
    piece(wrong),
    '',
    `${colours.green('Right')}${example.rightFile === undefined ? '' : `, in ${example.rightFile}`}:`,
    piece(example.right),
    '',
    wrap(why),
  ].join('\n');
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
