import { pathOfAllowed } from './language/excepted';
import type { JsonObject } from '../engine';
import type { CompiledJourney } from '../journey';
import { filesOfBrand, noOverlay, readOverlay } from './brand';
import { compileJourney, compilePolicies, compileTables } from './build';
import { pictogramsIn } from './build/pictograms';
import type { Compilation, CompileOptions } from './compilation';
import type { Context } from './context';
import { operationsOf } from './contract';
import { digestOf } from './digest';
import { placedPatterns } from './source/note-pattern';
import { checkCycles } from './cycles/check-cycles';
import { checkRounds } from './cycles/check-rounds';
import { Report } from './diagnostic';
import { lint } from './lint';
import { createOrigins, Notes } from './origins';
import { checkWordsAlone, spokenSources } from './locale';
import { codeOf, readOwnOperators } from './own';
import { valuesOf } from './lint/files-of';
import { factTypes, keptTypes, vocabularyOf } from './rules';
import { checkScenarios } from './scenarios';
import { saidQuestions } from './questions';
import { createDataFlow } from './sensitive';
import { readWidgets } from './widgets/read-widgets';
import { readSources } from './reading/read-sources';
import { SourceCache } from './source/source-cache';
import { collectSymbols, sortSources, type Sources } from './symbols';

/**
 * The configuration as the engine takes it.
 * `given`: path from the root of the configuration (posix) → text.
 * `contract`: the parsed OpenAPI document of the partner API.
 */
export const compile = (
  given: ReadonlyMap<string, string>,
  contract: JsonObject,
  options: CompileOptions = {},
): Compilation => compileInside(given, contract, options).compilation;

/** A compilation, and what it was made of for whoever goes on from there. */
export interface Inside {
  readonly compilation: Compilation;
  /** null where nothing could be read. */
  readonly made: {
    /** Whatever is wrong with it. */
    readonly journey: CompiledJourney;
    readonly sources: Sources;
    readonly context: Context;
  } | null;
}

/** `wordsApart`: what can be found in words is found elsewhere. */
export function compileInside(
  given: ReadonlyMap<string, string>,
  contract: JsonObject,
  {
    cache = new SourceCache(),
    modules = new Map(),
    traced = false,
    clauses = 'none',
    brand = null,
    locale = null,
    linted = true,
    wordsApart = false,
  }: CompileOptions & { readonly wordsApart?: boolean },
): Inside {
  const report = new Report();
  const files = brand === null ? given : filesOfBrand(given, brand);
  const over = brand === null ? noOverlay : readOverlay(files, brand, report);
  if (isOlder(files.get('journey.json'))) return refuseOlder(report);
  const read = readSources(files, report, cache, over);
  const operators = readOwnOperators(files, modules, report);
  const said = locale === null ? null : spokenSources(read.sound, locale);
  const sources = said?.sources ?? sortSources(read.sound);
  if (sources === null && !files.has('journey.json')) {
    report.addDiagnostic({
      code: 'JC105',
      severity: 'error',
      message: 'There is no journey.json.',
      file: 'journey.json',
      line: 1,
      column: 1,
      length: 1,
      pointer: '',
      help: 'it names the steps, and is what a configuration starts with',
      also: [],
    });
  }
  // What is not as its schema says cannot be read further without guessing.
  if (sources === null || report.hasErrors()) return nothingRead(report, read.count);
  const own = {
    operators,
    widgets: readWidgets(sources.widgets, files, report),
    used: new Set<string>(),
  };
  const context: Context = {
    home: null,
    own,
    pictograms: pictogramsIn(files.keys()),
    drawings: new Set([...files.keys()].filter((path) => path.endsWith('.svg'))),
    symbols: collectSymbols(sources, report),
    allowed: sources.journey.value.persist.allow.map(pathOfAllowed),
    clauses,
    report,
    contract,
    ...{ brand, wordsApart },
    spoken: said?.spoken ?? null,
    operations: operationsOf(contract),
    typeOfFact: factTypes(() => context),
    typeOfKept: keptTypes(() => context),
    notes: traced ? new Notes() : null,
    rules: new Set(),
    patterns: new Map(),
    rulesMet: new WeakMap(),
    textsMet: new WeakMap(),
    misfits: new Map(),
  };
  const journey = compileJourney(sources, context);
  checkCycles(journey, context);
  checkRounds(sources, context);
  const tables = compileTables(sources, context);
  const policies = compilePolicies(sources, context);
  if (linted) lint(sources, context);
  // They would say again what is wrong already, at each place that names it.
  if (linted && !report.hasErrors() && said === null)
    checkScenarios(read.scenarios, brand, journey, context);
  const compilation: Compilation = {
    journey: report.hasErrors() ? null : said === null ? withDigest(journey) : journey,
    diagnostics: report.diagnostics,
    origins: context.notes && createOrigins(journey, context.notes, context.symbols),
    tables,
    policies,
    data: createDataFlow(
      () => valuesOf(sources),
      () => saidQuestions(context.symbols.units),
    ),
    checked: {
      files: read.count + operators.size,
      rules: context.rules.size,
      variants: variantsOf(context),
      whole: true,
    },
    get patterns() {
      return placedPatterns(context.patterns);
    },
    code: codeOf(own),
    unsaid: context.spoken?.unsaid ?? new Set(),
    checkWords: (tag) => {
      const other =
        said === null && report.isEmpty ? spokenSources(read.sound, tag, sources) : null;
      return other && checkWordsAlone(other, context);
    },
    vocabulary: () => vocabularyOf(sources, context),
  };
  return { compilation, made: { journey, sources, context } };
}

/** Its digest is worked out when it is first asked for: to say what is wrong nobody needs it. */
export function withDigest(journey: CompiledJourney): CompiledJourney {
  let made: string | null = null;
  return {
    ...journey,
    get digest() {
      return (made ??= digestOf(JSON.stringify(journey)));
    },
  };
}

/** Whether the folder is written in an older language; what is no JSON is said elsewhere. */
function isOlder(text: string | undefined): boolean {
  try {
    const journey: unknown = JSON.parse(text ?? '');
    return typeof journey === 'object' && journey !== null && !('language' in journey);
  } catch {
    return false;
  }
}

function refuseOlder(report: Report): Inside {
  report.addDiagnostic({
    code: 'JC107',
    severity: 'error',
    message: 'This folder is written in language 1, which is no longer read.',
    file: 'journey.json',
    line: 1,
    column: 1,
    length: 1,
    pointer: '',
    help: 'bring it to language 2 with `journey migrate FOLDER --write`',
    also: [],
  });
  return nothingRead(report, 0);
}

const nothingRead = (report: Report, files: number): Inside => ({
  compilation: withoutJourney(report, files),
  made: null,
});

const withoutJourney = (report: Report, files: number): Compilation => ({
  journey: null,
  diagnostics: report.diagnostics,
  origins: null,
  tables: null,
  policies: null,
  data: null,
  checked: { files, rules: 0, variants: 0, whole: false },
  patterns: [],
  code: [],
  unsaid: new Set(),
  checkWords: () => null,
  vocabulary: null,
});

function variantsOf({ symbols }: Context): number {
  const overlays = symbols.units.flatMap(({ section, variant }) =>
    variant === null ? [] : [`${section.value.variants?.from ?? ''} ${variant.name}`],
  );
  return new Set(overlays).size;
}
