import { pathOfAllowed } from './language/excepted';
import type { JsonObject } from '../engine';
import type {
  CompiledJourney,
  CompiledText,
  DataFlow,
  Origins,
  Policies,
  TablesSpec,
  Vocabulary,
} from '../journey';
import { filesOfBrand, noOverlay, readOverlay } from './brand';
import { compileJourney, compilePolicies, compileTables } from './build';
import { pictogramsIn } from './build/pictograms';
import type { Context } from './context';
import { operationsOf } from './contract';
import { digestOf } from './digest';
import { placedPatterns, type PlacedPattern } from './source/note-pattern';
import { checkCycles } from './cycles/check-cycles';
import { checkRounds } from './cycles/check-rounds';
import { Report, type Diagnostic } from './diagnostic';
import { lint } from './lint';
import { createOrigins, Notes } from './origins';
import { checkWordsAlone, spokenSources } from './locale';
import { codeOf, readOwnOperators, type OwnCode, type OwnModules } from './own';
import { valuesOf } from './lint/files-of';
import { factTypes, keptTypes, vocabularyOf } from './rules';
import { checkScenarios } from './scenarios';
import { saidQuestions } from './questions';
import { createDataFlow } from './sensitive';
import { readWidgets } from './widgets/read-widgets';
import { readSources } from './reading/read-sources';
import { SourceCache } from './source/source-cache';
import { collectSymbols, sortSources } from './symbols';

export interface Compilation {
  /** null as soon as one diagnostic is an error. In a language of `locales/` without a digest: that is the base's. */
  readonly journey: CompiledJourney | null;
  /** By file, line and column. */
  readonly diagnostics: readonly Diagnostic[];
  /** Where each part of the journey is written; null where nobody asked, or nothing could be read. */
  readonly origins: Origins | null;
  /** What its decision tables are laid out by; null where the configuration does not say. */
  readonly tables: TablesSpec | null;
  /** What must hold whatever is changed; null where the configuration does not say. */
  readonly policies: Policies | null;
  /** Where answers go; null while nothing could be read. */
  readonly data: DataFlow | null;
  readonly checked: Checked;
  /** Patterns that nothing is found wrong with, each place once; their lines are looked for when they are asked for. */
  readonly patterns: readonly PlacedPattern[];
  /** Code of the journey's own folder that whoever runs the journey must have. */
  readonly code: readonly OwnCode[];
  /** Of what is compiled in a language of `locales/`: its texts that are not said in it; none else. */
  readonly unsaid: ReadonlySet<CompiledText>;
  /**
   * What is wrong with it in a language of `locales/`, where that shows by its words alone; null where
   * it must be compiled in that.
   */
  readonly checkWords: (locale: string) => readonly Diagnostic[] | null;
  /** What its rules can name, worked out when it is asked for; null while nothing could be read. */
  readonly vocabulary: (() => Vocabulary) | null;
}

/** Without an error, and so with a journey. */
export type SoundCompilation = Compilation & { readonly journey: CompiledJourney };

export const isSound = (compilation: Compilation): compilation is SoundCompilation =>
  compilation.journey !== null;

export interface CompileOptions {
  /** What an earlier call has read, for whoever compiles after every change. */
  readonly cache?: SourceCache;
  /** What the files of code among them came to; rules know the operators from then on. */
  readonly modules?: OwnModules;
  /** Whether it is to be noted where each part is written. */
  readonly traced?: boolean;
  /** The clauses of the specification; `missing` where their list is not where scenarios.json says. */
  readonly clauses?: Context['clauses'];
  /** The brand whose overlay is laid over the base; the base alone without one. */
  readonly brand?: string | null;
  /** The language of `locales/` that it is said in; its own without one. */
  readonly locale?: string | null;
  /** Whether it is looked at for what is wrong and makes no part of the journey; not again where that was done. */
  readonly linted?: boolean;
}

/** What was looked at. */
export interface Checked {
  readonly files: number;
  readonly rules: number;
  /** Overlays in use, not sections with one. */
  readonly variants: number;
  /** Whether names, rules and texts were looked at: not while a file cannot be read as it stands. */
  readonly whole: boolean;
}

/**
 * The configuration as the engine takes it.
 * `given`: path from the root of the configuration (posix) → text.
 * `contract`: the parsed OpenAPI document of the partner API.
 */
export function compile(
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
  }: CompileOptions = {},
): Compilation {
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
    brand,
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
  return {
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
}

/** Its digest is worked out when it is first asked for: to say what is wrong nobody needs it. */
function withDigest(journey: CompiledJourney): CompiledJourney {
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

function refuseOlder(report: Report): Compilation {
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

const nothingRead = (report: Report, files: number): Compilation => ({
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
