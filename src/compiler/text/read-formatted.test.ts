import { expect, it } from 'vitest';
import { readFormatted } from './read-formatted';

/** Its pieces in short: marks in brackets, what is filled in as it is written. */
const short = (text: string): string =>
  readFormatted(text)
    .pieces.map((piece) =>
      piece.kind === 'mark'
        ? `<${piece.mark}>`
        : piece.kind === 'placeholder'
          ? `{${piece.inside}}`
          : piece.words,
    )
    .join('');
const mistakes = (text: string): readonly string[] =>
  readFormatted(text).mistakes.map(({ message }) => message);

it.each([
  ['Plain words, {name}', 'Plain words, {name}'],
  [' Plain words ', ' Plain words '],
  ['One\nTwo', '<formatted><paragraph>One<paragraph>Two'],
  ['- a\n-  b ', '<formatted><bullet>a<bullet>b'],
  ['## A\n12. b', '<formatted><heading>A<number>b'],
  ['a **{b}** [c](d)', '<formatted><paragraph>a <bold>{b}<end> c'],
  ['**a**b**c**', '<formatted><paragraph><bold>a<end>b<bold>c<end>'],
])('%j is read in blocks (Z38)', (text, pieces) => {
  expect(short(text)).toBe(pieces);
  expect(mistakes(text)).toEqual([]);
});

it.each([
  ['a **b', /does not end in its line/],
  ['**a\nb**', /does not end in its line/],
  ['a ****', /nothing stands in it/],
  ['[**a**](b)', /in the words of this link/],
  ['* a', /looks like an item/],
  ['• a', /looks like an item/],
  ['2) a', /looks like an item/],
  ['# A', /looks like a heading/],
  ['###A', /looks like a heading/],
  ['a\n-', /Nothing stands in this item/],
  ['- a\n  - b', /no list stands in another/],
])('%j is said to be none', (text, message) => {
  expect(mistakes(text).join()).toMatch(message);
});

it.each(['-5 degrees', '1.5 hours', 'A * B', '#1', 'a - b'])('%j is words', (text) => {
  expect(short(text)).toBe(text);
  expect(mistakes(text)).toEqual([]);
});
