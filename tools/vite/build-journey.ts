import { join } from 'node:path';
import {
  brandsIn,
  compile,
  compileLocale,
  generateShapeValidators,
  isSound,
  localesIn,
  renderDiagnostic,
  type CompiledLocale,
  type CompileOptions,
  type Diagnostic,
} from '../../src/compiler';
import { splitJourney } from '../../src/engine';
import { originTable, type CompiledJourney } from '../../src/journey';
import type { Json } from '../../src/rules';
import { loadOwnModules } from '../own-modules';
import { readConfiguration, readContract } from '../project';
import { importNatively } from './native-import';
import { ownModule } from './own-code';
import { namesIn } from './used-names';

interface JourneyModules {
  readonly start: string;
  readonly rest: string;
  readonly unstarted: string;
  /** What is said otherwise in each language, by its tag. */
  readonly locales: Readonly<Record<string, string>>;
}

export interface BuiltJourney {
  /** Source of the virtual modules; null when the configuration has errors. */
  readonly modules: (JourneyModules & { readonly own: string }) | null;
  /** All that stands in it in any language, as a key or as a text. */
  readonly names: ReadonlySet<string>;
  /** Source of the module that the development page explains from; null as above, and where nothing was traced. */
  explained(): string | null;
  readonly errors: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
  /** A diagnostic for people, with its line. */
  render(diagnostic: Diagnostic): string;
}

/** Compiles the configuration in a folder as it is under `brand`; `traced` for a page that explains it. */
export async function buildJourney(
  folder: string,
  { traced = false, brand = null }: Pick<CompileOptions, 'traced' | 'brand'> = {},
): Promise<BuiltJourney> {
  const files = readConfiguration(folder);
  const modules = await loadOwnModules(files, importNatively);
  const contract = readContract(folder, files);
  const options = {
    modules,
    brand: brand !== null && brandsIn(files).includes(brand) ? brand : null,
  };
  const compiled = compile(files, contract, { ...options, traced });
  const { journey, origins, code } = compiled;
  const languages = !isSound(compiled)
    ? []
    : localesIn(files).map((locale) => ({
        ...compileLocale(files, contract, { ...options, base: compiled, locale }),
        locale,
      }));
  const found = [...compiled.diagnostics, ...languages.flatMap(({ diagnostics }) => diagnostics)];
  const diagnostics = [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
  return {
    modules:
      journey === null
        ? null
        : {
            ...modulesOf(journey),
            locales: Object.fromEntries(languages.map((each) => [each.locale, localeModule(each)])),
            own: ownModule(folder, code),
          },
    names: namesIn(
      ...([journey, ...languages.map(({ patch }) => patch())] as unknown as readonly Json[]),
    ),
    explained: () =>
      journey === null || origins === null
        ? null
        : [
            generateShapeValidators(journey).code,
            parsed('journey', journey),
            parsed('origins', originTable(origins)),
          ].join('\n'),
    errors: diagnostics.filter(({ severity }) => severity === 'error'),
    warnings: diagnostics.filter(({ severity }) => severity === 'warning'),
    render: (diagnostic) => renderDiagnostic(diagnostic, files.get(diagnostic.file) ?? null),
  };
}

/**
 * The journey as the browser loads it: what the first step needs, what later ones do, and what is
 * said where not even the first could be had.
 */
function modulesOf(journey: CompiledJourney): Omit<JourneyModules, 'locales'> {
  const { start, rest } = splitJourney(journey);
  const later = { ...start, steps: rest.steps };
  return {
    start: `${generateShapeValidators(start).code}\n${parsed('journey', start, withoutClauses)}`,
    rest: `${generateShapeValidators(later).code}\n${parsed('rest', rest, withoutClauses)}`,
    unstarted: parsed('unstarted', unstartedOf(journey)),
  };
}

/** What is said otherwise in a language, and of which steps; nothing where its file has errors. */
const localeModule = ({ patch, steps }: CompiledLocale): string =>
  parsed('patch', patch() ?? {}) + parsed('steps', steps);

const unstartedTexts = ['title', 'missing', 'settings'].map((name) => `app.unstarted.${name}`);

/** Nothing is there to fill a text: its words alone. */
const unstartedOf = ({ id, locale, messages: { texts } }: CompiledJourney) => ({
  ...{ journey: id, locale },
  texts: Object.fromEntries(
    [...unstartedTexts, 'app.loadAnew.kept', 'page.tryAgain'].map((name) => [
      name,
      (texts[name] ?? [name]).filter((part) => typeof part === 'string').join(''),
    ]),
  ),
});

/** Parsing text is several times faster for a browser than reading an object literal. */
const parsed = (name: string, value: unknown, replace?: Replacer): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value, replace))});\n`;

type Replacer = (key: string, value: unknown) => unknown;

/** Which clauses something comes from is for whoever changes it; a household's page reads none of it. */
const withoutClauses: Replacer = (key, value) =>
  key === 'source' && Array.isArray(value) && value.every(isClause) ? [] : value;

const isClause = (each: unknown): boolean => typeof each === 'string' && /^[A-Z]+-\d+$/.test(each);

/** An error as Vite shows it: in the terminal, and over the page with file and line. */
export interface JourneyError {
  readonly message: string;
  readonly id: string;
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };
  readonly frame: string;
}

/** All errors in one, placed at the first; null for a journey without errors. */
export function journeyError(built: BuiltJourney, folder: string): JourneyError | null {
  const [first] = built.errors;
  if (first === undefined) return null;
  const file = join(folder, first.file);
  const count = built.errors.length === 1 ? '1 error' : `${built.errors.length} errors`;
  const rendered = built.errors.map((error) => built.render(error)).join('\n\n');
  return {
    message: `The journey has ${count}.\n\n${rendered}`,
    id: file,
    // Rollup counts columns from 0.
    loc: { file, line: first.line, column: first.column - 1 },
    frame: '',
  };
}
