import type { Terminal } from './terminal';

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
});
