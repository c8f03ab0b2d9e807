import { InputError } from '../../project';
import type { Terminal } from './terminal';

/** What the process ends with, by what it means. */
export const exitCode = {
  clean: 0,
  findings: 1,
  /** Wrong arguments, or a folder or file that cannot be read. */
  usage: 2,
  /** Not all that was asked could be worked out. */
  incomplete: 3,
  /** A fault of this program. */
  fault: 70,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** Ends a command that has already said why it cannot go on. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly code: ExitCode;

  constructor(code: ExitCode) {
    super(`ended with ${code}`);
    this.code = code;
  }
}

/** Says why a command ended with an error, and what the process ends with. */
export function reportFailure(error: unknown, terminal: Terminal, verbose: boolean): ExitCode {
  if (error instanceof Stopped) return error.code;
  if (error instanceof InputError) {
    terminal.writeError(`error: ${error.message}\n  = help: ${error.help}\n`);
    return exitCode.usage;
  }
  terminal.writeError(describeFault(error, verbose));
  return exitCode.fault;
}

/** A fault of this program must not look like one of the configuration. */
function describeFault(error: unknown, verbose: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? message) : message;
  return [
    `fault: journey itself failed: ${message}`,
    '  = note: this says nothing about your configuration',
    '  = help: report it with this message, the command and the configuration that it was run on',
    verbose ? stack : '  = help: run it again with --verbose for where it happened',
    '',
  ].join('\n');
}
