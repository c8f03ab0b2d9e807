import type { OwnModules } from '../src/compiler';
import type { PreparedJourney } from './journey-data';

/** Something that is wrong with a configuration, and where. */
export interface Finding {
  /** Stable: `JC401`. */
  readonly code: string;
  /** With an error there is no journey. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What to do about it. */
  readonly help: string | null;
  /** Path from the folder of the configuration. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** JSON pointer; empty for the whole file. */
  readonly pointer: string;
}

/** How a configuration is to be compiled. */
export interface CompileOptions {
  /** What its folder under `brands` says is laid over the journey; the journey alone without one. */
  readonly brand?: string | null;
  /** What the files under `operators` come to, by their path; `compileFolder` runs them itself. */
  readonly modules?: OwnModules;
}

/** What came of a configuration. */
export interface Compiled {
  /** null as soon as one finding is an error. */
  readonly journey: PreparedJourney | null;
  /** By file, line and column. */
  readonly findings: readonly Finding[];
  /** A finding for people, with its line. */
  readonly render: (finding: Finding) => string;
}
