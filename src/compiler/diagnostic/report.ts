import type { Json } from '../../engine';
import type { Cursor } from '../source/cursor';
import { placeOf } from '../source/place-of';
import type { DiagnosticCode } from './codes';
import type { Diagnostic } from './diagnostic';

interface Extra {
  readonly help?: string | null;
  /** Points at the key instead of its value. */
  readonly key?: boolean;
  readonly severity?: Diagnostic['severity'];
  readonly also?: readonly { readonly at: Cursor<unknown>; readonly message: string }[];
}

/** Collects diagnostics. The same finding at the same place, met again through a variant, counts once. */
export class Report {
  readonly #found = new Map<string, Diagnostic>();

  add(code: DiagnosticCode, at: Cursor<unknown>, message: string, extra: Extra = {}): void {
    this.addDiagnostic({
      code,
      severity: extra.severity ?? 'error',
      message,
      ...placeOf(at.file, at.pointer, extra.key === true ? 'key' : 'value'),
      help: extra.help ?? null,
      also: (extra.also ?? []).map((other) => ({
        ...placeOf(other.at.file, other.at.pointer, 'key'),
        message: other.message,
      })),
    });
  }

  addDiagnostic(diagnostic: Diagnostic): void {
    const key: Json = [
      diagnostic.code,
      diagnostic.file,
      diagnostic.line,
      diagnostic.column,
      diagnostic.message,
    ];
    this.#found.set(JSON.stringify(key), diagnostic);
  }

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  hasErrors(): boolean {
    return [...this.#found.values()].some(({ severity }) => severity === 'error');
  }

  /** By file, line and column. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#found.values()].sort(
      (a, b) =>
        (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
        a.line - b.line ||
        a.column - b.column ||
        (a.code < b.code ? -1 : 1),
    );
  }
}
