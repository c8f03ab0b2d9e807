import type { CompiledJourney, JsonObject } from '../engine';
import { compileJourney } from './build';
import type { Context } from './context';
import { operationsOf } from './contract';
import { checkCycles } from './cycles/check-cycles';
import { Report, type Diagnostic } from './diagnostic';
import { factTypes } from './rules';
import { fileKind, parseSource, type FileKind, type SourceFile } from './source';
import { checkSource } from './source/check-source';
import { collectSymbols, sortSources } from './symbols';

export interface Compilation {
  /** null as soon as one diagnostic is an error. */
  readonly journey: CompiledJourney | null;
  /** By file, line and column. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The configuration as the engine takes it.
 * `files`: path from the root of the configuration (posix) → text.
 * `contract`: the parsed OpenAPI document of the partner API.
 */
export function compile(files: ReadonlyMap<string, string>, contract: JsonObject): Compilation {
  const report = new Report();
  const sources = sortSources(readSources(files, report));
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
  if (sources === null || report.hasErrors())
    return { journey: null, diagnostics: report.diagnostics };
  const context: Context = {
    symbols: collectSymbols(sources, report),
    report,
    contract,
    operations: operationsOf(contract),
    typeOfFact: factTypes(() => context),
  };
  const journey = compileJourney(sources, context);
  checkCycles(journey, context);
  return { journey: report.hasErrors() ? null : journey, diagnostics: report.diagnostics };
}

function readSources(
  files: ReadonlyMap<string, string>,
  report: Report,
): readonly { readonly file: SourceFile; readonly kind: FileKind }[] {
  const all = new Set(files.keys());
  return [...files].flatMap(([path, text]) => {
    const kind = fileKind(path, all);
    if (kind === 'ignored') return [];
    if (kind === null) {
      report.addDiagnostic({
        code: 'JC104',
        severity: 'warning',
        message: 'Nothing reads this file.',
        file: path,
        line: 1,
        column: 1,
        length: 1,
        pointer: '',
        help: 'move it where it is meant to be read, or remove it',
        also: [],
      });
      return [];
    }
    const file = parseSource(path, text, report);
    return file !== null && checkSource(file, kind, report) ? [{ file, kind }] : [];
  });
}
