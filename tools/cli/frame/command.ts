import type { Compilation, CompiledLocale } from '../../../src/compiler';
import type { JsonObject } from '../../../src/engine';
import type { ExitCode } from './exit';
import type { Colours, Terminal } from './terminal';

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
  /** Whose overlay is laid over the base; null for the base alone. */
  readonly brand: string | null;
  /** The brands that the configuration has a folder of, by name. */
  readonly brands: readonly string[];
  /** The same for another brand; what both read is read once. */
  forBrand(brand: string): CommandContext;
  /** Loads the compiler; done before a command begins, unless it is `late`. */
  prepare(): Promise<void>;
  compile(): Compilation;
  /** The same of what is known to be without an error, which is not looked for again. */
  compileAgain(): Compilation;
  /** What it says otherwise in each language of `locales/`; nothing while it has errors itself. */
  compileLocales(): readonly CompiledLocale[];
  /** One line, or several, for standard output. */
  print(text: string): void;
}

/** What was written after the name of a command. */
export interface CommandInput {
  /** What stands for a parameter such as `<code>` or `[dir]`; null when it was left out. */
  parameter(name: string): string | null;
  /** The value of an option such as `--household <file>`; null when it was left out. */
  option(name: string): string | null;
  /** Whether an option without a value was given, such as `--watch`. */
  flag(name: string): boolean;
}

export type Command = (
  context: CommandContext,
  input: CommandInput,
) => ExitCode | Promise<ExitCode>;

/** What is said about a command before its code is loaded. */
export interface CommandDefinition {
  readonly name: string;
  /** One sentence for `journey help`. */
  readonly summary: string;
  /** As they are written: `<code>` must be given, `[dir]` may be. `dir` is the configuration's folder. */
  readonly parameters: readonly (readonly [written: string, about: string])[];
  readonly options: readonly (readonly [written: string, about: string])[];
  /** What `--format` takes; the first is meant without it. Empty for a command without formats. */
  readonly formats: readonly [] | readonly [string, ...string[]];
  /** Whether it asks where parts of the journey are written: only then is that noted. */
  readonly traced?: true;
  /** Whether it can have an answer without the compiler, and calls `prepare` where it has none. */
  readonly late?: true;
  /** Loaded when it is run, so that no command waits for the code of another. */
  readonly load: () => Promise<Command>;
}
