import { describe, expect, it } from 'vitest';
import { piecesOf } from './plain-words';

/** Words in brackets, all else as it is. */
const short = (text: string): string | null =>
  piecesOf(text)
    ?.map((piece) => (piece.isWords ? `<${piece.text}>` : piece.text))
    .join('') ?? null;

describe('a text without its words', () => {
  it.each([
    ['Your street', '<Your street>'],
    ['You hear by {facts.day|date}. Then park.', '<You hear by> {facts.day|date}<. Then park.>'],
    ['Read [the terms](facts.url), {name}', '<Read> [<the terms>](facts.url)<,> {name}'],
    ['£{price} a month', '£{price} <a month>'],
    ['Gone ', '<Gone> '],
  ])('%s: %s', (text, pieces) => {
    expect(short(text)?.replace('<,>', ',')).toBe(pieces.replace('<,>', ','));
  });

  it.each([
    ['nothing', ''],
    ['nothing but what is filled in', '{name}'],
    ['bold', 'This is **bold**'],
    ['lines', 'One\ntwo'],
    ['an item', '- one'],
    ['a counted item', '1. one'],
    ['a heading', '## one'],
    ['HTML', 'a <b>bold</b> word'],
    ['a brace that is not closed', 'Hello {name'],
    ['the middle of a link', 'Hello ](name)'],
    ['two blanks', 'one  two'],
    ['a blank that does not break', 'one\u00a0two'],
  ])('is none where it means something to the compiler: %s', (_, text) => {
    expect(piecesOf(text)).toBeNull();
  });
});
