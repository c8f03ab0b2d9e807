/** What `journey check` holds the journey's texts to. */
export interface WordingSource {
  /** In years. */
  readonly readingAge?: number;
  readonly familiar?: readonly string[];
  readonly newTerms?: number;
  readonly terms?: Readonly<Record<string, TermSource>>;
  readonly literal?: readonly LiteralSource[];
}

export interface TermSource {
  readonly also?: readonly string[];
  readonly explained: readonly string[];
}

export interface LiteralSource {
  readonly text: string;
  readonly source: readonly string[];
}
