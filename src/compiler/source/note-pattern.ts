import type { Place } from '../diagnostic/diagnostic';
import type { Cursor } from './cursor';
import { placeOf, writtenAt } from './place-of';
import type { SourceFile } from './source-file';

/** A pattern, and where it is written. */
export interface PlacedPattern extends Place {
  readonly pattern: string;
}

/** Keeps a pattern for whoever looks how long it may take. */
export function notePattern(
  at: Cursor<unknown>,
  { patterns }: { readonly patterns: Map<string, Cursor<unknown>> },
): void {
  const { file, pointer } = writtenAt(at.file, at.pointer);
  patterns.set(`${file.path} ${pointer.join(' ')}`, at);
}

/** What was kept, with the line of each, for which its file is read with care. */
export const placedPatterns = (
  noted: ReadonlyMap<string, Cursor<unknown>>,
  fileOf: (file: SourceFile) => SourceFile = (file) => file,
) =>
  [...noted.values()].map((at): PlacedPattern => ({
    pattern: String(at.value),
    ...placeOf(fileOf(at.file), at.pointer, 'value'),
  }));
