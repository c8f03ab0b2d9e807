import type { DiagnosticCode } from './codes';

/** A place in a file of the configuration. */
export interface Place {
  /** Path from the root of the configuration. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** Characters that are meant, from the column on. */
  readonly length: number;
  /** JSON pointer; empty for the whole file. */
  readonly pointer: string;
}

/** Something that is wrong with the configuration, as data. */
export interface Diagnostic extends Place {
  readonly code: DiagnosticCode;
  /** An error stops the build. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What to do about it. */
  readonly help: string | null;
  /** Other places that have to do with it. */
  readonly also: readonly (Place & { readonly message: string })[];
}
