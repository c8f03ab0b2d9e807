import type { Place } from '../diagnostic/diagnostic';
import type { Cursor } from './cursor';
import { placeOf } from './place-of';

/** A pattern, and where it is written. */
export interface PlacedPattern extends Place {
  readonly pattern: string;
}

/** Keeps a pattern for whoever looks how long it may take. */
export function notePattern(
  at: Cursor<unknown>,
  { patterns }: { readonly patterns: Map<string, PlacedPattern> },
): void {
  const place = placeOf(at.file, at.pointer, 'value');
  patterns.set(`${place.file} ${place.pointer}`, { pattern: String(at.value), ...place });
}
