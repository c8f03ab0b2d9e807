import { syllable } from 'syllable';
import { readFormatted } from '../../text/read-formatted';

/** What a text was counted to hold. */
export interface Counted {
  readonly sentences: number;
  readonly words: number;
  readonly syllables: number;
}

/**
 * Years of age at which somebody at school can be expected to read it: the grade of Flesch and Kincaid
 * (Kincaid, Fishburne, Rogers and Chissom 1975) and five years, for the first grade begins at six.
 */
export const readingAge = ({ sentences, words, syllables }: Counted): number =>
  0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59 + 5;

/**
 * Sentences, words and syllables of an English text as it is written. As the measure has it, a colon
 * and a semicolon end a sentence. A figure and what a placeholder is filled with count as one syllable, a
 * familiar word as two.
 */
export function countText(text: string, isFamiliar: (word: string) => boolean): Counted {
  const said = readFormatted(text)
    .pieces.map((piece) => (piece.kind === 'placeholder' ? '0' : piece.words))
    .join('');
  const sentences = said
    .split(sentenceEnd)
    .map((sentence) => sentence.match(word) ?? [])
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  return {
    sentences: sentences.length,
    words: words.length,
    syllables: words.reduce((sum, each) => sum + syllablesOf(each, isFamiliar), 0),
  };
}

const syllablesOf = (said: string, isFamiliar: (word: string) => boolean): number =>
  isFamiliar(said.toLowerCase()) ? 2 : (known.get(said) ?? counted(said));

/** Of words that were counted: a journey says the same few thousand again and again. */
const known = new Map<string, number>();

function counted(said: string): number {
  const count = /\p{L}/u.test(said) ? Math.max(1, syllable(said)) : 1;
  known.set(said, count);
  return count;
}

const sentenceEnd = /(?<=[.!?:;]["’”)]*)\s+|\n+/;
const word = /[\p{L}\p{N}]+(?:[’'.,][\p{L}\p{N}]+)*/gu;
