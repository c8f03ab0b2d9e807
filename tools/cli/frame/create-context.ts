import { relative, resolve } from 'node:path';
import {
  brandsIn,
  compile,
  compileLocale,
  isSound,
  localesIn,
  nearest,
  SourceCache,
  type Compilation,
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
  /** How the folder is named to people; as it is seen from where the command runs without it. */
  readonly shownFolder?: string;
}

export async function createContext(
  terminal: Terminal,
  { dir, format, signal, traced, brand, ...named }: ContextOptions,
): Promise<CommandContext> {
  const { cwd } = terminal;
  const folder = resolve(cwd, dir ?? usualFolder);
  // A module can only be waited for; all else is read when it is first asked for.
  const modules = await loadOwnModules(readOwnCode(folder));
  const files = once(() => readFiles(folder));
  const contract = once(() => readContract(folder, files()));
  const clauses = once(() => readClauses(folder, files()));
  const brands = once(() => brandsIn(files()));
  const cache = new SourceCache();
  const colours = coloursOf(terminal);
  const shownFolder = named.shownFolder ?? (relative(cwd, folder) || '.');
  const shared = { cwd, folder, shownFolder, format, colours };
  const contextOf = (of: string | null): CommandContext => {
    const options = once(() => ({
      ...{ cache, modules, traced },
      clauses: clauses(),
      brand: of === null ? null : known(of, brands()),
    }));
    const compiled = once((): Compilation => compile(files(), contract(), options()));
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
      compile: compiled,
      compileLocales: () => {
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
