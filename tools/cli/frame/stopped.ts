import type { ExitCode } from './exit-code';

/** Ends a command that has already said why it cannot go on. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly code: ExitCode;

  constructor(code: ExitCode) {
    super(`ended with ${code}`);
    this.code = code;
  }
}
