import { expect, it } from 'vitest';
import { countText, readingAge } from './reading-age';

const familiar = new Set(['electricity']);
const count = (text: string) => countText(text, (word) => familiar.has(word));

/** Sentences, words and syllables, counted by hand. */
const counted: readonly (readonly [string, number, number, number])[] = [
  ['The cat sat on the mat.', 1, 6, 6],
  ['We keep your answers on this device. You can clear them at any time.', 2, 14, 17],
  ['Economy 7 gives you cheaper hours each night.', 1, 8, 12],
  ['Choose one: a bill, or a letter.', 2, 7, 8],
  ['Your supplier tells you the date; you need not call.', 2, 10, 12],
  ['You pay {amount|pounds} a month.', 1, 5, 5],
  ['Read [the privacy notice](settings.privacyUrl) first.', 1, 5, 8],
  ['Electricity costs £1,454.20 a year.', 1, 5, 6],
  ['It’s yours until 10 February.', 1, 5, 9],
];

it.each(counted)('counts “%s”', (text, sentences, words, syllables) => {
  expect(count(text)).toEqual({ sentences, words, syllables });
});

it('is the grade of Flesch and Kincaid and five years', () => {
  // 0.39 × 12 + 11.8 × 1.5 − 15.59 = 6.79
  expect(readingAge({ sentences: 1, words: 12, syllables: 18 })).toBeCloseTo(11.79, 5);
});

it('says more of long words and of long sentences', () => {
  const plain = { sentences: 2, words: 20, syllables: 26 };
  expect(readingAge({ ...plain, sentences: 1 })).toBeGreaterThan(readingAge(plain));
  expect(readingAge({ ...plain, syllables: 40 })).toBeGreaterThan(readingAge(plain));
});
