import { decimal } from '../decimal';
import { many, type Operator } from '../operator';
import { wordsOf } from '../values';

/** The texts joined: nothing for nothing, numbers in plain digits, JSON for lists and objects. */
export const cat: Operator = {
  takes: { kinds: ['value'], count: [1, many] },
  gives: 'text',
  nothing: 'never',
  says: (given, say) => given.map((each) => say.value(each)).join(' followed by '),
  run: (...values) =>
    values.map((value) => (typeof value === 'number' ? decimal(value) : wordsOf(value))).join(''),
  example: '{ "cat": [{ "var": "first" }, " ", { "var": "last" }] }',
  about: 'The texts in a row. For values only.',
};

export const characters: Operator = {
  takes: { kinds: ['text'], count: [1, 1] },
  gives: 'number',
  nothing: 'never',
  says: ([text = null], say) => `the number of characters of ${say.value(text)}`,
  run: (text) => (typeof text === 'string' ? Array.from(text).length : 0),
  example: '{ "characters": { "var": "plate" } }',
  about: 'The number of characters.',
};

/** false unless both are texts. */
const ofTexts = (
  [yes, no]: readonly [string, string],
  compare: (a: string, b: string) => boolean,
  example: string,
  about: string,
): Operator => ({
  takes: { kinds: ['text'], count: [2, 2] },
  gives: 'condition',
  nothing: 'never',
  says: ([left = null, right = null], say, holds) =>
    `${say.value(left)} ${holds ? yes : no} ${say.value(right)}`,
  run: (one, other) => typeof one === 'string' && typeof other === 'string' && compare(one, other),
  example,
  about,
});

export const sameText = ofTexts(
  ['is, in capital or small letters,', 'is not, in capital or small letters,'],
  (one, other) => one.toLowerCase() === other.toLowerCase(),
  '{ "sameText": [{ "var": "plate" }, "ab12 cde"] }',
  'Whether two texts are the same, in capital or small letters.',
);

export const startsWith = ofTexts(
  ['starts with', 'does not start with'],
  (text, start) => text.startsWith(start),
  '{ "startsWith": [{ "var": "plate" }, "E"] }',
  'Whether a text begins with another.',
);
