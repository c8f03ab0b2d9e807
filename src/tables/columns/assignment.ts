import type { Json } from '../../engine';

/** One way in which the answers that decide a column can stand. */
export type Assignment = ReadonlyMap<string, Json>;
