import type { CompiledText, Kind, Place } from '../../journey';
import type { Json } from '../../rules';
import type { DifferenceKind } from './codes';
import type { Formula } from './formula';

/** A part of a journey that can be found again in another version of it. */
export interface Entry {
  /** Tells it from all others, wherever and in whatever order it is written. */
  readonly key: string;
  /** Key of the entry that it belongs to; null for the journey. */
  readonly owner: string | null;
  readonly kind: Kind;
  /** In words: `the question `days` of `street``. */
  readonly what: string;
  readonly place: Place;
  /** Of a question: where its answer is kept. */
  readonly path?: string;
  /** What it says to whom it is there for; null where it is there for all. */
  readonly gate: ConditionFacet | null;
  /** What it is about when it comes or goes as a whole. */
  readonly kinds: readonly DifferenceKind[];
}

interface Said {
  readonly key: string;
  readonly entry: string;
  readonly kinds: readonly DifferenceKind[];
  /** Behind the words of its entry: `is asked`, `is sent with `street``. */
  readonly says: string;
  readonly place: Place;
}

/** Something that holds for some households. */
export interface ConditionFacet extends Said {
  readonly is: 'condition';
  /** What is written of it alone. */
  readonly own: Formula;
  /** Facets that must hold too. */
  readonly around: readonly ConditionFacet[];
}

/** Something that has a value, wherever these hold. */
export interface ValueFacet extends Said {
  readonly is: 'value';
  readonly own: Formula;
  readonly around: readonly ConditionFacet[];
}

/** Something that is the same for all. */
export interface PlainFacet extends Said {
  readonly is: 'plain';
  readonly json: Json;
}

/** Several that stand in an order. */
export interface OrderFacet extends Said {
  readonly is: 'order';
  readonly names: readonly string[];
  /** Pairs whose order counts, as `pairOf` writes them; null for all. */
  readonly pairs: ReadonlySet<string> | null;
}

export interface TextFacet extends Said {
  readonly is: 'text';
  readonly text: CompiledText;
  readonly scope: string;
}

/** Several texts, of which the first whose condition holds is said. */
export interface TextsFacet extends Said {
  readonly is: 'texts';
  readonly around: readonly ConditionFacet[];
  readonly cases: readonly TextCase[];
}

export interface TextCase {
  readonly when: Formula;
  readonly text: CompiledText;
  readonly scope: string;
  readonly place: Place;
}

export type Facet = ConditionFacet | ValueFacet | PlainFacet | OrderFacet | TextFacet | TextsFacet;

export const pairOf = (one: string, other: string): string => `${one} before ${other}`;

/** Everything that a journey says, by what it is. */
export interface Inventory {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly facets: ReadonlyMap<string, Facet>;
}
