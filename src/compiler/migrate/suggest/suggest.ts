import type { Suggestion } from '../finding';
import type { Tree } from '../json/tree';
import { suggestAnew } from './suggest-anew';
import { suggestDirectory } from './suggest-directory';
import { suggestForgotten } from './suggest-forgotten';
import { suggestLike } from './suggest-like';
import { suggestOpening } from './suggest-opening';
import { readWritten, type Written } from './questions-of';

/** A suggestion about what is written at a place; without a place it has none to make. */
export type Suggest = (
  at: Tree,
  about: Suggestion['about'],
  message: string,
  write: string,
) => void;

const checks: readonly ((written: Written, suggest: Suggest) => void)[] = [
  suggestAnew,
  suggestOpening,
  suggestForgotten,
  suggestLike,
  suggestDirectory,
];

/** What language 2 could say better in a folder of it, by file and line. */
export function suggest(files: ReadonlyMap<string, string>): readonly Suggestion[] {
  const written = readWritten(files);
  const found: Suggestion[] = [];
  for (const check of checks)
    check(written, (at, about, message, write) => {
      if (at.where !== null) found.push({ ...at.where, about, message, write });
    });
  return found.sort((one, other) =>
    one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1,
  );
}
