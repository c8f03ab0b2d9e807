/** What somebody gave cannot be used, and they can put it right: what, where, and what to do. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.help = help;
  }
}
