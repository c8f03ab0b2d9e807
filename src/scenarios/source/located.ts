import type { Json } from '../../engine';

/** A value of a scenario's file, together with the place where it is written. */
export interface Located {
  readonly value: Json;
  /** Path from the root of the configuration. */
  readonly file: string;
  /** Of its first character. */
  readonly offset: number;
  /** Entries of an object by key, items of a list by index; empty for a single value. */
  readonly parts: ReadonlyMap<string, Located>;
  /** Where its key is written, for an entry of an object. */
  readonly key: number;
}

const nothing: ReadonlyMap<string, Located> = new Map();

export const located = (
  value: Json,
  file: string,
  offset: number,
  parts: ReadonlyMap<string, Located> = nothing,
  key = offset,
): Located => ({ value, file, offset, parts, key });
