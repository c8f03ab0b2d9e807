import { isTorn, isUnlinked, markup } from './mistakes';
import { readFormatted } from './read-formatted';
import { readText } from './read-text';

/** What is filled in, and what a link leads to, whatever the order. */
export const filledIn = (text: string): readonly string[] =>
  readText(text)
    .flatMap((piece) =>
      piece.kind === 'placeholder' ? [piece.inside] : piece.kind === 'link' ? [piece.address] : [],
    )
    .sort();

/**
 * Whether a text can stand in the place of another in which nothing is found, and nothing is found
 * there again: it fills in and leads to the same, has words, and its marks are those of the other.
 */
export function readsAlike(text: string, other: string): boolean {
  if (text.trim() === '' || markup.test(text)) return false;
  if (filledIn(text).join('\n') !== filledIn(other).join('\n')) return false;
  const isFormatted = (each: string): boolean => each.includes('**') || each.includes('\n');
  if (isFormatted(text) && !isFormatted(other)) return false;
  const { pieces, mistakes } = readFormatted(text);
  return (
    mistakes.length === 0 &&
    [...pieces, ...readText(text)].every(
      (piece) => piece.kind !== 'words' || !(isTorn(piece.words) || isUnlinked(piece.words)),
    )
  );
}
