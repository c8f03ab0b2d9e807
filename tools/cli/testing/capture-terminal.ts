import type { Terminal } from '../frame/terminal';

export interface CapturedTerminal extends Terminal {
  readonly output: string;
  readonly errors: string;
  /** Resolves when the output, of both kinds, has come to hold the text. */
  shows(text: string): Promise<void>;
  /** Resolves when something was written that makes the condition hold. */
  says(condition: () => boolean): Promise<void>;
}

/** A terminal that remembers what is written to it. */
export function captureTerminal(
  options: { readonly cwd?: string; readonly isTty?: boolean; readonly colours?: boolean } = {},
): CapturedTerminal {
  let output = '';
  let errors = '';
  let waiting: (() => void)[] = [];
  const written = () => {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };
  const says = async (condition: () => boolean) => {
    while (!condition()) await new Promise<void>((wake) => waiting.push(wake));
  };
  return {
    cwd: options.cwd ?? process.cwd(),
    isTty: options.isTty ?? false,
    colours: options.colours ?? false,
    get output() {
      return output;
    },
    get errors() {
      return errors;
    },
    write(text) {
      output += text;
      written();
    },
    writeError(text) {
      errors += text;
      written();
    },
    says,
    shows: (text) => says(() => (output + errors).includes(text)),
  };
}
