import type {
  CompiledJourney,
  CompiledText,
  DataFlow,
  Origins,
  Policies,
  TablesSpec,
  Vocabulary,
} from '../journey';
import type { Context } from './context';
import type { Diagnostic } from './diagnostic';
import type { OwnCode, OwnModules } from './own';
import type { SourceCache } from './source/source-cache';
import type { PlacedPattern } from './source/note-pattern';

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
