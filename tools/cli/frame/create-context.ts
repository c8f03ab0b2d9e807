import { relative, resolve } from 'node:path';
import { compile, type Compilation } from '../../../src/compiler';
import { loadOwnModules, readOwnCode } from '../../own-modules';
import { readContract, readFiles } from '../../project';
import type { CommandContext } from './command';
import { coloursOf, type Terminal } from './terminal';

export const usualFolder = 'journey-config';

export interface ContextOptions {
  readonly dir: string | null;
  readonly format: string;
  readonly signal: AbortSignal;
  /** Whether the command asks where parts of the journey are written. */
  readonly traced: boolean;
}

export async function createContext(
  terminal: Terminal,
  { dir, format, signal, traced }: ContextOptions,
): Promise<CommandContext> {
  const { cwd } = terminal;
  const folder = resolve(cwd, dir ?? usualFolder);
  // A module can only be waited for; all else is read when it is first asked for.
  const modules = await loadOwnModules(readOwnCode(folder));
  const files = once(() => readFiles(folder));
  const contract = once(() => readContract(folder, files()));
  const compilation = once((): Compilation => compile(files(), contract(), { modules, traced }));
  return {
    cwd,
    folder,
    shownFolder: relative(cwd, folder) || '.',
    get files() {
      return files();
    },
    get contract() {
      return contract();
    },
    format,
    colours: coloursOf(terminal),
    terminal,
    signal,
    compile: compilation,
    print: (text) => terminal.write(`${text}\n`),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
