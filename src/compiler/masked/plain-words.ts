import { isTorn, isUnlinked, markup } from '../text/mistakes';

/** A piece of a text: words that mean nothing to anybody but people, or what is read. */
export interface Piece {
  readonly text: string;
  readonly isWords: boolean;
}

/** What is formatting, or looks like it, and what does not stay as it stands. */
const signs = /[*\\`]|[^\S ]| {2}|^\s*(?:[-+•·–—#]|\d+[.)])/;
const read = /(\{[^{}]*\}|\[[^\]]+\]\([^()]*\))/;
const link = /^(\[\s*)(.*?)(\s*\]\([^()]*\))$/;

/**
 * The pieces of a text in which nothing is read but what it fills in and leads to; null for any other: its
 * words say something to whoever compiles it.
 */
export function piecesOf(text: string): readonly Piece[] | null {
  if (signs.test(text) || markup.test(text)) return null;
  const pieces = text.split(read).flatMap((piece, index): readonly Piece[] => {
    if (index % 2 === 0) return inBlanks('', piece, '');
    const [, before = '', words = '', after = ''] = link.exec(piece) ?? [];
    return before === '' ? [{ text: piece, isWords: false }] : inBlanks(before, words, after);
  });
  const isSound = pieces.every(
    ({ text: words, isWords }) => !isWords || !(isTorn(words) || isUnlinked(words)),
  );
  return isSound && pieces.some(({ isWords }) => isWords) ? pieces : null;
}

/** Blanks at the ends are kept: what a text is called leaves some of them out. */
function inBlanks(before: string, text: string, after: string): readonly Piece[] {
  const words = text.trim();
  const isWords = /\p{L}/u.test(words);
  const start = text.indexOf(words);
  return [
    { text: before + text.slice(0, start), isWords: false },
    { text: words, isWords },
    { text: text.slice(start + words.length) + after, isWords: false },
  ].filter((piece) => piece.text !== '');
}
