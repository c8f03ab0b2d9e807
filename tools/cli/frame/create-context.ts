import { relative, resolve } from 'node:path';
import {
  brandsIn,
  nearest,
  type Compilation,
  type OwnModules,
  type SourceCache,
} from '../../../src/compiler';
import { loadOwnModules, readOwnCode } from '../../own-modules';
import { InputError, readClauses, readContract, readFiles } from '../../project';
import type { CommandContext } from './command';
import { coloursOf, type Terminal } from './terminal';

export const usualFolder = 'journey-config';

export interface ContextOptions {
  readonly dir: string | null;
  readonly format: string;
  readonly signal: AbortSignal;
  /** Whether the command asks where parts of the journey are written. */
  readonly traced: boolean;
  readonly brand: string | null;
  /** Whether the command itself says when the compiler is loaded, if at all. */
  readonly late?: boolean;
  /** How the folder is named to people; as it is seen from where the command runs without it. */
  readonly shownFolder?: string;
}

type Compiler = typeof import('./compiler');

type Ready = Omit<Compiler, 'SourceCache'> & {
  readonly modules: OwnModules;
  /** What was read once is not read again for a brand or a language. */
  readonly cache: SourceCache;
};

export async function createContext(
  terminal: Terminal,
  { dir, format, signal, traced, brand, late = false, ...named }: ContextOptions,
): Promise<CommandContext> {
  const { cwd } = terminal;
  const folder = resolve(cwd, dir ?? usualFolder);
  // Modules can only be waited for; all else is read when it is first asked for.
  const prepared = once(async () => {
    const { compile, compileLocale, isSound, localesIn, SourceCache } = await import('./compiler');
    const modules = await loadOwnModules(readOwnCode(folder));
    ready = { compile, compileLocale, isSound, localesIn, modules, cache: new SourceCache() };
  });
  let ready: Ready | null = null;
  const loaded = (): Ready => {
    if (ready === null) throw new Error('The compiler is not loaded.');
    return ready;
  };
  if (!late) await prepared();
  const files = once(() => readFiles(folder));
  const contract = once(() => readContract(folder, files()));
  const clauses = once(() => readClauses(folder, files()));
  const brands = once(() => brandsIn(files()));
  const colours = coloursOf(terminal);
  const shownFolder = named.shownFolder ?? (relative(cwd, folder) || '.');
  const shared = { cwd, folder, shownFolder, format, colours };
  const contextOf = (of: string | null): CommandContext => {
    const options = once(() => ({
      cache: loaded().cache,
      modules: loaded().modules,
      traced,
      clauses: clauses(),
      brand: of === null ? null : known(of, brands()),
    }));
    const compiled = once((): Compilation => loaded().compile(files(), contract(), options()));
    return {
      ...{ ...shared, terminal, signal, brand: of },
      get files() {
        return files();
      },
      get contract() {
        return contract();
      },
      get brands() {
        return brands();
      },
      forBrand: (name) => contextOf(known(name, brands())),
      prepare: prepared,
      compile: compiled,
      compileAgain: once(() =>
        loaded().compile(files(), contract(), { ...options(), linted: false }),
      ),
      compileLocales: () => {
        const { compileLocale, isSound, localesIn } = loaded();
        const base = compiled();
        if (!isSound(base)) return [];
        return localesIn(files()).map((locale) =>
          compileLocale(files(), contract(), { ...options(), base, locale }),
        );
      },
      print: (text) => terminal.write(`${text}\n`),
    };
  };
  return contextOf(brand);
}

function known(brand: string, brands: readonly string[]): string {
  if (brands.includes(brand)) return brand;
  const near = nearest(brand, brands);
  throw new InputError(
    `There is no brand \`${brand}\`.`,
    near === null ? `known: ${brands.join(', ') || 'none'}` : `did you mean ${near}?`,
  );
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
