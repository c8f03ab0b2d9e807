import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';

/** Where a command runs and what it writes to. */
export interface Terminal {
  readonly cwd: string;
  /** Whether somebody looks at the output as it comes. */
  readonly isTty: boolean;
  /** Whether colours may be written. */
  readonly colours: boolean;
  write(text: string): void;
  writeError(text: string): void;
  /** What somebody types in answer, without the line's end; absent where nobody sits in front. */
  readonly ask?: (question: string) => Promise<string>;
}

/** https://no-color.org: any value but an empty one means no colour. */
function mayColour(): boolean {
  const { NO_COLOR: no, FORCE_COLOR: force, TERM: term } = process.env;
  if (no !== undefined && no !== '') return false;
  if (force !== undefined && force !== '') return force !== '0';
  return process.stdout.isTTY && term !== 'dumb';
}

export const processTerminal = (): Terminal => ({
  cwd: process.cwd(),
  isTty: process.stdout.isTTY,
  colours: mayColour(),
  write: (text) => void process.stdout.write(text),
  writeError: (text) => void process.stderr.write(text),
  ...(process.stdin.isTTY && process.stdout.isTTY && { ask: askHere }),
});

async function askHere(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

/** Text in a colour, or as it is where no colour may be written. */
export type Colours = Readonly<
  Record<'red' | 'yellow' | 'green' | 'blue' | 'bold' | 'faint', (text: string) => string>
>;

type Style = Parameters<typeof styleText>[0];

const painting = (paint: (style: Style, text: string) => string): Colours => ({
  red: (text) => paint('red', text),
  yellow: (text) => paint('yellow', text),
  green: (text) => paint('green', text),
  blue: (text) => paint('blue', text),
  bold: (text) => paint('bold', text),
  faint: (text) => paint('dim', text),
});

// Whether colours may be written is the terminal's to say, which need not be this process's.
const coloured = painting((style, text) => styleText(style, text, { validateStream: false }));
const plain = painting((_, text) => text);

export const coloursOf = ({ colours }: Terminal): Colours => (colours ? coloured : plain);
