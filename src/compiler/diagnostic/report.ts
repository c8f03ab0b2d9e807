import type { Json } from '../../engine';
import type { Cursor } from '../source/cursor';
import { placeOf } from '../source/place-of';
import type { SourceFile } from '../source/source-file';
import type { DiagnosticCode } from './codes';
import type { Diagnostic } from './diagnostic';

interface Extra {
  readonly help?: string | null;
  /** Points at the key instead of its value. */
  readonly key?: boolean;
  readonly severity?: Diagnostic['severity'];
  readonly also?: readonly { readonly at: Cursor<unknown>; readonly message: string }[];
}

/** The file that stands for another one in which the same is written at the same places. */
export type FileOf = (file: SourceFile) => SourceFile;

const itself: FileOf = (file) => file;

interface Kept {
  readonly diagnostic: Diagnostic;
  readonly placedIn: (fileOf: FileOf) => Diagnostic;
}

/** Collects diagnostics. The same finding at the same place, met again through a variant, counts once. */
export class Report {
  readonly #found = new Map<string, Kept>();

  add(code: DiagnosticCode, at: Cursor<unknown>, message: string, extra: Extra = {}): void {
    const placedIn = (fileOf: FileOf): Diagnostic => ({
      code,
      severity: extra.severity ?? 'error',
      message,
      ...placeOf(fileOf(at.file), at.pointer, extra.key === true ? 'key' : 'value'),
      help: extra.help ?? null,
      also: (extra.also ?? []).map((other) => ({
        ...placeOf(fileOf(other.at.file), other.at.pointer, 'key'),
        message: other.message,
      })),
    });
    this.#keep({ diagnostic: placedIn(itself), placedIn });
  }

  addDiagnostic(diagnostic: Diagnostic): void {
    this.#keep({ diagnostic, placedIn: () => diagnostic });
  }

  #keep(kept: Kept): void {
    const { code, file, line, column, message } = kept.diagnostic;
    const key: Json = [code, file, line, column, message];
    this.#found.set(JSON.stringify(key), kept);
  }

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  hasErrors(): boolean {
    return [...this.#found.values()].some(({ diagnostic }) => diagnostic.severity === 'error');
  }

  /** By file, line and column. */
  get diagnostics(): readonly Diagnostic[] {
    return this.placedIn(itself);
  }

  /** The same of files that say the same at the same places. */
  placedIn(fileOf: FileOf): readonly Diagnostic[] {
    return [...this.#found.values()]
      .map(({ diagnostic, placedIn }) => (fileOf === itself ? diagnostic : placedIn(fileOf)))
      .sort(
        (a, b) =>
          (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
          a.line - b.line ||
          a.column - b.column ||
          (a.code < b.code ? -1 : a.code > b.code ? 1 : a.message < b.message ? -1 : 1),
      );
  }
}
