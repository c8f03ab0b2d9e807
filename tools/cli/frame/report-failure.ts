import { InputError } from '../../project';
import { exitCode, type ExitCode } from './exit-code';
import { Stopped } from './stopped';
import type { Terminal } from './terminal';

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
