import { pathOfAllowed } from './language/excepted';
import type { CompiledJourney, JsonObject, Origins, TablesSpec } from '../engine';
import { compileJourney, compileTables } from './build';
import { pictogramsIn } from './build/pictograms';
import type { Context } from './context';
import { operationsOf } from './contract';
import { digestOf } from './digest';
import { checkCycles } from './cycles/check-cycles';
import { checkRounds } from './cycles/check-rounds';
import { Report, type Diagnostic } from './diagnostic';
import { lint } from './lint';
import { createOrigins } from './origins';
import { factTypes, keptTypes } from './rules';
import { fileKind, parseSource, type FileKind, type SourceFile } from './source';
import { isReserved } from './source/file-kind';
import { SourceCache } from './source/source-cache';
import { checkSource } from './source/check-source';
import { collectSymbols, sortSources } from './symbols';

export interface Compilation {
  /** null as soon as one diagnostic is an error. */
  readonly journey: CompiledJourney | null;
  /** By file, line and column. */
  readonly diagnostics: readonly Diagnostic[];
  /** Where each part of the journey is written; null where nothing could be read. */
  readonly origins: Origins | null;
  /** What its decision tables are laid out by; null where the configuration does not say. */
  readonly tables: TablesSpec | null;
  readonly checked: Checked;
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
 * `files`: path from the root of the configuration (posix) → text.
 * `contract`: the parsed OpenAPI document of the partner API.
 * `cache`: what an earlier call has read, for whoever compiles after every change.
 */
export function compile(
  files: ReadonlyMap<string, string>,
  contract: JsonObject,
  cache: SourceCache = new SourceCache(),
): Compilation {
  const report = new Report();
  if (isOlder(files.get('journey.json'))) return refuseOlder(report);
  const read = readSources(files, report, cache);
  const sources = sortSources(read.sound);
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
  const context: Context = {
    home: null,
    pictograms: pictogramsIn(files.keys()),
    drawings: new Set([...files.keys()].filter((path) => path.startsWith('brands/'))),
    symbols: collectSymbols(sources, report),
    allowed: sources.journey.value.persist.allow.map(pathOfAllowed),
    report,
    contract,
    operations: operationsOf(contract),
    typeOfFact: factTypes(() => context),
    typeOfKept: keptTypes(() => context),
    rules: new Set(),
    rulesMet: new WeakMap(),
    textsMet: new WeakMap(),
  };
  const journey = compileJourney(sources, context);
  checkCycles(journey, context);
  checkRounds(sources, context);
  const tables = compileTables(sources, context);
  lint(sources, context);
  return {
    journey: report.hasErrors() ? null : { ...journey, digest: digestOf(JSON.stringify(journey)) },
    diagnostics: report.diagnostics,
    origins: createOrigins(sources, context.symbols),
    tables,
    checked: {
      files: read.count,
      rules: context.rules.size,
      variants: variantsOf(context),
      whole: true,
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
  checked: { files, rules: 0, variants: 0, whole: false },
});

function variantsOf({ symbols }: Context): number {
  const overlays = symbols.units.flatMap(({ section, variant }) =>
    variant === null ? [] : [`${section.value.variants?.from ?? ''} ${variant.name}`],
  );
  return new Set(overlays).size;
}

/** The files that are as their schemas say, and how many were looked at. */
function readSources(
  files: ReadonlyMap<string, string>,
  report: Report,
  cache: SourceCache,
): {
  readonly sound: readonly { readonly file: SourceFile; readonly kind: FileKind }[];
  readonly count: number;
} {
  const all = new Set(files.keys());
  let count = 0;
  const sound = [...files].flatMap(([path, text]) => {
    const kind = fileKind(path, all);
    if (kind === 'ignored') {
      // Others say what it means; that it is JSON is the same for all.
      if (path.endsWith('.json') && cache.find(path, text, kind) === null) {
        const file = parseSource(path, text, report);
        if (file !== null) cache.keep(file, kind);
      }
      return [];
    }
    count += 1;
    if (kind === null) {
      const reserved = isReserved(path);
      report.addDiagnostic({
        code: reserved ? 'JC106' : 'JC104',
        severity: 'warning',
        message: reserved
          ? `\`${path.split('/', 1)[0] ?? ''}/\` is kept for a part of the language that is not there yet.`
          : 'Nothing reads this file.',
        file: path,
        line: 1,
        column: 1,
        length: 1,
        pointer: '',
        help: reserved
          ? 'leave it out until then: what it says has no effect'
          : 'move it where it is meant to be read, or remove it',
        also: [],
      });
      return [];
    }
    const before = cache.find(path, text, kind);
    if (before !== null) return [{ file: before, kind }];
    const file = parseSource(path, text, report);
    if (file === null || !checkSource(file, kind, report)) return [];
    cache.keep(file, kind);
    return [{ file, kind }];
  });
  return { sound, count };
}
