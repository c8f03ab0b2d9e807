import { many, saysOfTwo, type Operator } from '../operator';
import { wordsOf } from '../values';

/** The texts joined: nothing for nothing, numbers in plain digits, JSON for lists and objects. */
export const cat: Operator = {
  takes: { kinds: ['value'], count: [1, many] },
  gives: 'text',
  nothing: 'never',
  says: (given, say) => given.map((each) => say.value(each)).join(' followed by '),
  run: (...values) => values.map(wordsOf).join(''),
};

export const characters: Operator = {
  takes: { kinds: ['text'], count: [1, 1] },
  gives: 'number',
  nothing: 'never',
  says: ([text = null], say) => `the number of characters of ${say.value(text)}`,
  run: (text) => (typeof text === 'string' ? Array.from(text).length : 0),
};

/** The text's last characters, each as a digit times the weight at its place: for check digits. */
export const weighDigits: Operator = {
  takes: { kinds: ['text', 'number'], count: [2, many] },
  gives: 'number',
  nothing: 'always',
  says: ([text = null], say) => `the weighted digits of ${say.value(text)}`,
  run: (text, ...weights) => {
    if (typeof text !== 'string') return null;
    const signs = Array.from(text).reverse();
    let sum = 0;
    for (const [place, weight] of weights.reverse().entries()) {
      const sign = signs[place] ?? '0';
      if (typeof weight !== 'number' || (weight !== 0 && !/^[0-9]$/.test(sign))) return null;
      if (weight !== 0) sum += weight * Number(sign);
    }
    return Number.isFinite(sum) ? sum + 0 : null;
  },
};

/** false unless both are texts. */
const ofTexts = (compare: (a: string, b: string) => boolean): Operator => ({
  takes: { kinds: ['text'], count: [2, 2] },
  gives: 'condition',
  nothing: 'never',
  run: (one, other) => typeof one === 'string' && typeof other === 'string' && compare(one, other),
});

export const sameText: Operator = {
  ...ofTexts((one, other) => one.toLowerCase() === other.toLowerCase()),
  says: saysOfTwo('is, in capital or small letters,', 'is not, in capital or small letters,'),
};

export const startsWith: Operator = {
  ...ofTexts((text, start) => text.startsWith(start)),
  says: saysOfTwo('starts with', 'does not start with'),
};

/** A pattern stands in the rule, so that each is made once; what is none matches nothing. */
const patterns = new Map<string, RegExp | null>();

/** A regular expression of ECMAScript with the flag `u`; null for what is none. */
export function patternOf(source: string): RegExp | null {
  const known = patterns.get(source);
  if (known !== undefined) return known;
  let made: RegExp | null = null;
  try {
    made = new RegExp(source, 'u');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  patterns.set(source, made);
  return made;
}

export const matches: Operator = {
  takes: { kinds: ['text', 'pattern'], count: [2, 2] },
  gives: 'condition',
  nothing: 'never',
  says: ([text = null, pattern = null], say, holds) =>
    `${say.value(text)} ${holds ? 'matches' : 'does not match'} ${wordsOf(pattern)}`,
  run: (text, pattern) =>
    typeof text === 'string' &&
    typeof pattern === 'string' &&
    patternOf(pattern)?.test(text) === true,
};
