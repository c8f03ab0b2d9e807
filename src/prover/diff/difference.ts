import type { CompiledText, Place } from '../../journey';
import type { Json, Rule } from '../../rules';
import type { Household } from '../witness/household';
import type { DifferenceKind } from './codes';
import type { Formula } from './formula';

/** Something that is as it was for nobody or not for all. */
export interface Difference {
  /** The first is what it is told under. */
  readonly kinds: readonly DifferenceKind[];
  /** Of what: `the question `days` of `street``. */
  readonly what: string;
  /** What is otherwise of it: `is asked`, `must be answered`; nothing where it comes or goes. */
  readonly says: readonly string[];
  readonly change: 'added' | 'removed' | 'changed';
  readonly before: Shown;
  readonly after: Shown;
  /** Where it is so in each version; null where it is not there. */
  readonly places: { readonly before: Place | null; readonly after: Place | null };
  /** Other parts in which the same written place is otherwise. */
  readonly also: readonly string[];
  /** What comes or goes with it. */
  readonly inside: readonly string[];
  /** For how many; null of what is the same for all, or where counting was too much. */
  readonly counts: Counts | null;
  readonly examples: readonly Example[];
  /** Keys of it, which others name as their cause. */
  readonly keys: readonly string[];
  /** What it follows from: keys of differences, `fact:x` or `answer:x`; nothing where it is written so itself. */
  readonly because: readonly string[];
  /** Key of what it is in, where it is otherwise with that alone: an option of a question that fewer are asked. */
  readonly hangsOn: string | null;
}

export interface Counts {
  /** Combinations in which it holds now and did not; of a value, in which it is another. */
  readonly gained: number;
  /** Combinations in which it held and does not now. */
  readonly lost: number;
  /** All combinations of what decides it. */
  readonly combinations: number;
}

/** A household that shows it, as both engines agree. */
export interface Example {
  readonly household: Household;
  /** null: it was not there. */
  readonly before: Json;
  readonly after: Json;
}

/** What is written. */
export type Shown =
  | { readonly is: 'condition' | 'value'; readonly of: Formula }
  | { readonly is: 'plain'; readonly json: Json }
  | { readonly is: 'text'; readonly text: CompiledText }
  | { readonly is: 'list'; readonly names: readonly string[] }
  | { readonly is: 'absent' };

/** A fact that is worked out otherwise. */
export interface ChangedFact {
  readonly name: string;
  /** null where there is none. */
  readonly before: Rule | null;
  readonly after: Rule | null;
}

/** All that is otherwise between two versions of a journey. */
export interface JourneyDiff {
  readonly differences: readonly Difference[];
  /** Facts that differences follow from, by `fact:x`. */
  readonly facts: ReadonlyMap<string, ChangedFact>;
  /** What was compared. */
  readonly compared: number;
  /** In words, what could not be compared. */
  readonly incomplete: readonly string[];
  /** Differences of which no household could be found that both engines show them by. */
  readonly notReplayed: number;
}
