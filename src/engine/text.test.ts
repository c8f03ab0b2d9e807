import { describe, expect, it } from 'vitest';
import type { CompiledText, Shown, TextFormat } from '../journey';
import type { Json } from './model';
import { fill, format, plain } from './text';

const money = (decimals: number | null): Shown => ({ currency: 'GBP', decimals });
const rate: Shown = { decimals: [2, 4], after: 'p' };
const lastFour: Shown = { replace: '.(?=.{4})', with: '•' };
const spaced: Shown = { replace: '^(\\S+?)(\\S{3})$', with: '$1 $2' };

describe('format', () => {
  it.each<[TextFormat | Shown | undefined, Json, string]>([
    [undefined, 1234.5, '1,234.5'],
    [undefined, true, 'true'],
    [undefined, { a: 1 }, '{"a":1}'],
    [undefined, null, ''],
    ['number', 1234, '1,234'],
    ['number', '12', '12'],
    ['number', 'twelve', 'twelve'],
    ['wholeNumber', 2699.6, '2,700'],
    ['wholeNumber', 'many', 'many'],
    ['wholeNumber', -0.4, '0'],
    [rate, 25.9, '25.90p'],
    [rate, 7.4125, '7.4125p'],
    [rate, 'free', 'free'],
    [money(2), 12, '£12.00'],
    [money(2), 1234.567, '£1,234.57'],
    [money(2), 'free', 'free'],
    [money(0), 1234.5, '£1,235'],
    ['date', '2026-03-09', '9 March 2026'],
    ['dayMonth', '2026-03-09', '9 March'],
    ['month', '2026-03', 'March 2026'],
    ['month', '2026-03-09', '2026-03-09'],
    ['month', new Date(2026, 2, 9).getTime(), 'March 2026'],
    ['dayMonth', new Date(2026, 2, 9, 14, 5).getTime(), '9 March'],
    ['date', new Date(2026, 2, 9, 23, 5).getTime(), '9 March 2026'],
    ['moment', new Date(2026, 2, 9, 14, 5).getTime(), '14:05 on 9 March'],
    ['moment', 'soon', 'soon'],
    [money(null), 100, '£100'],
    [money(null), 62.5, '£62.50'],
    ['date', '2026-13-09', '2026-13-09'],
    ['date', 'soon', 'soon'],
    ['date', '2026-02-30', '2026-02-30'],
    ['date', '2024-02-29', '29 February 2024'],
    ['date', '0099-12-31', '0099-12-31'],
    ['date', '0100-01-01', '1 January 100'],
    [lastFour, '1234567890', '••••••7890'],
    [lastFour, '123', '123'],
    [lastFour, 'a😀bcdef', '•••cdef'],
    [{ currency: 'EUR', decimals: 2 }, 12, '€12.00'],
    [{ currency: 'EUR', decimals: 2 }, -0.004, '€0.00'],
    [{ currency: 'EUR', decimals: 2 }, -0.006, '-€0.01'],
    [spaced, 'SW1A1AA', 'SW1A 1AA'],
    [spaced, 'M11AE', 'M1 1AE'],
    [spaced, 'near M11AE', 'near M11AE'],
    [spaced, 12, '12'],
    ['lowerCase', 'Both Fuels', 'both fuels'],
    ['count', [1, 2, 3], '3'],
    ['count', null, '0'],
    ['count', 'x', '1'],
    ['label', 3, '3'],
  ])('%s of %j: %s', (as, value, words) => {
    expect(format(value, as, 'en-GB')).toBe(words);
  });
});

describe('fill', () => {
  const source = {
    locale: 'en-GB',
    read: (path: string): Json => ({ n: 2, url: 'https://a.b', no: 5 })[path] ?? null,
    label: (path: string) => `label of ${path}`,
  };

  it.each<[string, CompiledText, unknown]>([
    ['joins words', ['a ', { path: 'n' }, ' b'], ['a 2 b']],
    [
      'keeps links apart',
      ['see ', { link: 'url', text: 'this' }, '.'],
      ['see ', { href: 'https://a.b', text: 'this' }, '.'],
    ],
    [
      'gives a link that leads nowhere no address',
      [{ link: 'no', text: 'x' }],
      [{ href: '', text: 'x' }],
    ],
    ['asks for labels', [{ path: 'n', format: 'label' }], ['label of n']],
    ['says nothing for nothing', [{ path: 'gone' }], ['']],
  ])('%s', (_, text, filled) => {
    expect(fill(text, source)).toEqual(filled);
  });

  it('plain has the words of links too', () => {
    expect(plain(['see ', { href: 'x', text: 'this' }, '.'])).toBe('see this.');
  });
});
