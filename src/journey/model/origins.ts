import type { Place } from '../place';

/** How a fact is said, as the end of “when …”. */
export interface Phrase {
  /** Where it holds, e.g. `the zone is full`. */
  readonly holds: string;
  /** Where it does not. */
  readonly fails: string;
}

/** Where a part of a journey is written. */
export interface Origin {
  /** Path from the root of the configuration. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** JSON pointer. */
  readonly pointer: string;
  /** Ids of the clauses that it follows from: its own, or of the nearest key around it that names some. */
  readonly source: readonly string[];
  /** false for what nobody wrote: it stands as it does by default, and this is what it belongs to. */
  readonly written: boolean;
  /** Of a fact that has one. */
  readonly phrase?: Phrase;
}

/** Where every part of a compiled journey is written. Never part of what a household loads. */
export interface Origins {
  /** Of a place, or of the nearest one around it that is written. null for one that is nowhere. */
  at(place: Place): Origin | null;
  /** Of a part of the rule at a place, e.g. `['and', 1, '===', 0]`. */
  within(place: Place, part: readonly (string | number)[]): Origin | null;
  /** Every place that is written, in the order of the journey. */
  places(): readonly Place[];
}
