import type { Way } from '../../journey';
import type { Cursor } from '../source';

/** What somebody wrote, or the way to it from the note's own place; null for what nobody wrote. */
type Elsewhere = Cursor<unknown> | Way | null;

interface More {
  /** What of it is pointed at, where it is not the whole of its value. */
  readonly shown?: 'key' | 'id';
  /** Keys of what was made that are written under another name, or in another place. */
  readonly keys?: Readonly<Record<string, Elsewhere>>;
}

/** Where something that was made is written. */
export interface Note extends More {
  readonly at: Cursor<unknown>;
}

/**
 * What was made, and where it is written. A part that is not noted is written in that around it under
 * the same key.
 */
export class Notes {
  readonly #made = new WeakMap<object, Note>();

  add(made: object, note: Note): void {
    this.#made.set(made, note);
  }

  of(made: unknown): Note | undefined {
    return typeof made === 'object' && made !== null ? this.#made.get(made) : undefined;
  }
}

/** Hands on what was made. It is noted where somebody has asked for origins. */
export function noted<T extends object>(
  made: T,
  at: Cursor<unknown>,
  { notes }: { readonly notes: Notes | null },
  more: More = {},
): T {
  notes?.add(made, { at, ...more });
  return made;
}
