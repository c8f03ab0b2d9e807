import type { Place } from '../../journey';
import type { Node } from '../diagrams/diagrams';
import type { DifferenceKind } from './codes';
import type { Difference, Shown } from './difference';
import type { Formula } from './formula';

/** A difference as it is found, before those that are one are put together. */
export interface Found extends Pick<
  Difference,
  'change' | 'before' | 'after' | 'places' | 'inside' | 'because' | 'hangsOn'
> {
  readonly kinds: readonly DifferenceKind[];
  readonly key: string;
  readonly entry: string;
  readonly what: string;
  readonly says: string;
  /** null of what is the same for all. */
  readonly extent: Extent | null;
}

/** Where it is otherwise. */
export interface Extent {
  readonly gained: Node;
  readonly lost: Node;
  /** All that decides it. */
  readonly of: readonly Node[];
  /** What a household shows it by, in each version; null where it is not there. */
  readonly shows: { readonly before: Formula | null; readonly after: Formula | null };
}

export const absent: Shown = { is: 'absent' };

export const placesOf = (
  one: { readonly place: Place } | null,
  other: { readonly place: Place } | null,
): Difference['places'] => ({ before: one?.place ?? null, after: other?.place ?? null });
