import type { Compilation } from '../../../src/compiler';
import type { JsonObject } from '../../../src/engine';
import type { Colours } from './colours';
import type { Terminal } from './terminal';

/** What every command is given. Files are read and compiled when they are first asked for. */
export interface CommandContext {
  readonly cwd: string;
  /** The configuration's folder, in full. */
  readonly folder: string;
  /** The same as a person at this terminal would write it. */
  readonly shownFolder: string;
  /** Path from the folder, with forward slashes → text. */
  readonly files: ReadonlyMap<string, string>;
  /** The partner API that the calls are held against. */
  readonly contract: JsonObject;
  /** What `--format` said, or the command's first format. */
  readonly format: string;
  readonly colours: Colours;
  readonly terminal: Terminal;
  /** Ends a command that waits, such as `--watch`. */
  readonly signal: AbortSignal;
  compile(): Compilation;
  /** One line, or several, for standard output. */
  print(text: string): void;
}
