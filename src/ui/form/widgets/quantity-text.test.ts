// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../tests/full';
import { readQuantity, withoutGroups, writeQuantity } from './quantity';

describe('what is read as a number', () => {
  it.each([
    ['FMT-01', 'kWh', '11500', 11_500],
    ['FMT-01', 'kWh', '11,500', 11_500],
    ['FMT-01', 'kWh', '12,500 kWh', 12_500],
    ['FMT-01', 'kWh', '12500KWH', 12_500],
    ['FMT-01', 'kWh', '12 500', 12_500],
    ['FMT-01', 'kWh', ' 12\u00a0500\u00a0kWh ', 12_500],
    ['FMT-01', 'kWh', '1\u202f234\u2009567', 1_234_567],
    ['FMT-01', 'kWh', '\u200e12\u200b,500\ufeff', 12_500],
    ['FMT-01', 'kWh', '１２，５００', 12_500],
    ['FMT-01', 'kWh', '11500.00', 11_500],
    ['FMT-01', 'years', '3 years', 3],
    ['FMT-01', 'years', '1 year', 1],
    ['FMT-01', '%', '42 %', 42],
    ['FMT-02', 'kWh', '007', 7],
    ['FMT-02', 'kWh', '00', 0],
    ['FMT-02', 'kWh', '012,500', 12_500],
    ['FMT-13', '£', '£1,234.50', 1234.5],
    ['FMT-13', '£', ' £ 1 150.50 ', 1150.5],
    ['FMT-13', '£', '1,150.50 £', 1150.5],
    ['FMT-13', '£', 'GBP 1,150.50', 1150.5],
    ['FMT-13', '£', '-£3', -3],
    ['FMT-13', '£', '£-3', -3],
    ['FMT-01', '£', '1,234.500', 1234.5],
    ['FMT-01', '£', '0.125', 0.125],
    ['FMT-01', '£', '900.255', 900.255],
    ['FMT-01', 'kWh', '12.345', 12.345],
    ['FMT-01', '£', '.5', 0.5],
    ['FMT-01', '£', '5.', 5],
    ['FMT-01', '£', '−3', -3],
  ])('%s in %s: %j is %d', (_, unit, text, value) => {
    expect(readQuantity(text, unit, ['GBP'])).toBe(value);
  });

  it.each([
    ['kWh', ''],
    ['kWh', '\u00a0 '],
    ['kWh', 'kWh'],
    ['£', '£'],
  ])('FMT-01 in %s: %j is nothing', (unit, text) => {
    expect(readQuantity(text, unit)).toBeNull();
  });
});

describe('what is no number for certain stays as it was typed', () => {
  it.each([
    ['kWh', 'about 20'],
    ['kWh', '12a5'],
    ['kWh', '1e5'],
    ['kWh', '1-2'],
    ['kWh', '12 MWh'],
    ['kWh', '12k'],
    ['kWh', '£900'],
    ['kWh', '12,500 kWh a month'],
    ['kWh', '12 5'],
    ['kWh', '12,5'],
    ['kWh', '1,2,3'],
    ['kWh', '1,234 567'],
    ['kWh', '12.500'],
    ['kWh', '1.234.567'],
    ['£', '1.250'],
    ['kWh', '1234567890123456'],
    ['£', '1,50'],
    ['£', '1.234,50'],
    ['£', '90p'],
    ['£', '2½'],
    ['£', '12²'],
    ['£', '1.2.3'],
  ])('in %s: %j', (unit, text) => {
    expect(readQuantity(text, unit)).toBe(text);
  });

  it.each(['€900', '$900', '900 EUR'])('FMT-13 money of another country: %j', (text) => {
    expect(readQuantity(text, '£')).toBe(text);
  });

  it('FMT-01 never becomes a number of other figures', () => {
    const near = fc.string({ unit: fc.constantFrom(...Array.from('0123456789,,.. £-kWh\u00a0e')) });
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), fc.constantFrom('£', 'kWh', ''), (text, unit) => {
        const value = readQuantity(text, unit);
        if (typeof value !== 'number') return value === null || value === text;
        const [whole = '', part = ''] = text.replaceAll(/[^\d.]/g, '').split('.');
        return Math.abs(value) === Number(`${whole || '0'}.${part || '0'}`);
      }),
      { numRuns: runs(2000, 20_000) },
    );
  });
});

const parted = (whole: string, by: string): string => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, by);

describe('what is written', () => {
  it.each([
    [11_500, 'kWh', '11,500'],
    [1_234, '£', '1,234'],
    [900.255, '£', '900.255'],
    [0.1, '', '0.1'],
    [0.1 + 0.2, '', '0.3'],
    [-0.000_000_1, '', '-0.0000001'],
    [0, '£', '0'],
    [12.5, 'kWh', '12.5'],
    ['12.500', 'kWh', '12.500'],
    [null, '£', ''],
  ])('%j %s is written %j', (value, unit, text) => {
    expect(writeQuantity(value, unit)).toBe(text);
  });

  it('FMT-13 pounds and pence are written with both figures of the pence', () => {
    expect(writeQuantity(1234.5, '£')).toBe('1,234.50');
  });

  it('FMT-01 FMT-13 is read as the same number again, however its thousands are parted', () => {
    const by = fc.constantFrom('', ',', ' ', '\u00a0', '\u202f', '\u2009', ', ');
    const amount = fc.record({ pence: fc.integer({ min: 0, max: 99_999_999_999 }), by });
    fc.assert(
      fc.property(amount, fc.constantFrom('£', 'GBP '), ({ pence, by }, sign) => {
        const value = pence / 100;
        const [whole = '', part = ''] = value.toFixed(2).split('.');
        expect(readQuantity(`${sign}${parted(whole, by)}.${part}`, '£', ['GBP'])).toBe(value);
        expect(readQuantity(`${parted(whole, by)} kWh`, 'kWh')).toBe(Math.floor(value));
        expect(readQuantity(writeQuantity(value, '£'), '£')).toBe(value);
      }),
    );
  });

  it('FMT-02 is read as the same number with zeros before it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 5 }), (value, zeros) => {
        expect(readQuantity('0'.repeat(zeros) + String(value))).toBe(value);
      }),
    );
  });
});

describe('a written number that is changed', () => {
  it.each([
    ['11,500', '11,5000', '115000'],
    ['11,500', '11,50', '1150'],
    ['11,500', '1,500', '1500'],
    ['11,500', '112,500', '112500'],
    ['11,500', '11500', '11500'],
    ['11,500', '11,', '11'],
    ['11,500', '9', '9'],
    ['1,111', '1,1111', '11111'],
    ['11,500', '', ''],
    ['11,500', '11,5,00', '115,00'],
    ['', '1,5', '1,5'],
  ])('%j to %j leaves %j to go on with', (before, text, left) => {
    expect(withoutGroups(before, text)).toBe(left);
  });
});
