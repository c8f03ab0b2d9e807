import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someText, type Wanted } from './some-text';

const found = (wanted: Wanted): string | null | undefined => {
  const answer = someText(wanted);
  if (answer.is === 'there') return answer.text;
  return answer.is === 'none' ? null : undefined;
};

describe('a text that fits patterns', () => {
  it.each<[string, Wanted, string | null | undefined]>([
    ['shortest', { fits: ['^[0-9]{2,}$'] }, '00'],
    ['end before the beginning', { fits: ['$[0-9]{1,10}^'] }, null],
    ['end and beginning of nothing', { fits: ['$^'] }, ''],
    ['something behind the end', { fits: ['^[0-9]+$\\d'] }, null],
    ['too long', { fits: ['^[0-9]{10}$'], most: 8 }, null],
    ['long enough', { fits: ['^[0-9]{1,10}$'], least: 10 }, '0000000000'],
    ['too short', { fits: ['^[0-9]{1,10}$'], least: 11 }, null],
    ['anywhere', { fits: ['[0-9]', '^[a-z]'] }, 'a0'],
    ['two at odds', { fits: ['^[0-9]{4}-[0-9]{2}$', '^[0-9]{2}/[0-9]{4}$'] }, null],
    ['avoids', { fits: ['^[A-Za-z]+$'], avoids: ['[a-z]'] }, 'A'],
    ['avoids all', { fits: ['^[A-Z][a-z]*$'], avoids: ['[A-Z]'] }, null],
    ['wider than another', { fits: ['^[0-9A-Z]*$'], avoids: ['^[0-9]*$'] }, 'A'],
    ['as wide as another', { fits: ['^[0-9]{6,8}$'], avoids: ['^\\d{6,8}$'] }, null],
    ['of another script', { fits: ['^\\p{L}+$'], avoids: ['[a-zA-Z]'] }, 'é'],
    ['a character by its number', { fits: ['^\\u{1F3E0}$'] }, '🏠'],
    ['ahead of the end', { fits: ['$.(?=.{4})'] }, null],
    ['looks around', { fits: ['(?<!a)b'] }, undefined],
    ['looks around for nothing', { fits: ['(?<!a)$b'] }, null],
    ['back to a group', { fits: ['^(a|b)\\1$'] }, undefined],
    ['a class of samples that are not here', { fits: ['^\\p{Script=Cuneiform}$'] }, undefined],
    ['empty text', { fits: ['^a*$'] }, ''],
    ['lazily', { fits: ['^a+?b{2}?$'] }, 'abb'],
  ])('%s', (_, wanted, text) => {
    expect(found(wanted)).toBe(text);
  });

  it('is there whenever a text was made of the pattern, and fits it', () => {
    const atoms = fc.constantFrom('a', 'b', '[ab]', '.', '\\d', '(?:a|b)', '(ab)', '^', '$');
    const count = fc.constantFrom('', '*', '+', '?', '{2}', '{0,2}', '{1,}');
    const piece = fc
      .tuple(atoms, count)
      .map(([atom, times]) => (atom === '^' || atom === '$' ? atom : atom + times));
    const pattern = fc
      .array(fc.array(piece, { maxLength: 4 }), { minLength: 1, maxLength: 2 })
      .map((choices) => choices.map((each) => each.join('')).join('|'));
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '\n'), maxLength: 5 });
    fc.assert(
      fc.property(pattern, pattern, text, (one, other, example) => {
        const fits = (of: string, value: string) => new RegExp(of, 'u').test(value);
        const answer = found({ fits: [one], avoids: [other], most: 5 });
        if (fits(one, example) && !fits(other, example)) expect(answer).toBeTypeOf('string');
        if (typeof answer === 'string')
          expect([fits(one, answer), fits(other, answer)]).toEqual([true, false]);
      }),
      { numRuns: 500 },
    );
  });
});
