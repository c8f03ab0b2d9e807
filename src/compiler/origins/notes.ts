import type { Cursor } from '../source';

/** A place of the journey and what was written for it. */
export interface Note {
  readonly at: Cursor<unknown>;
  /** Whether the key in front is meant, e.g. for the name of a field. */
  readonly key: boolean;
  /** Clauses of what it belongs to, where its own file names none around it. */
  readonly source: readonly string[];
  /** Parts of a rule that are laid together from elsewhere: the way to them, and where they stand. */
  readonly joined: readonly {
    readonly part: readonly (string | number)[];
    readonly at: Cursor<unknown>;
  }[];
}

/** Takes down where a place is written; nothing for what is not written. */
export type Take = (
  place: string,
  at: Cursor<unknown> | null | undefined,
  more?: Partial<Omit<Note, 'at'>>,
) => void;

/** Notes under a place, which all belong to what follows from these clauses. */
export const under =
  (take: Take, prefix: string, source: readonly string[] = []): Take =>
  (place, at, more) =>
    take(place === '' ? prefix : `${prefix}/${place}`, at, { source, ...more });
