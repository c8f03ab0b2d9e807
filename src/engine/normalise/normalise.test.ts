import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../model';
import type { CompiledField, CompiledPart } from '../../journey';
import { field } from '../testing';
import { onEdit, onLeave } from './normalise';

const named = (...normalise: CompiledField['normalise']) =>
  field('a', 'a', 'string', { normalise });
const postcode = ['removeSpaces', 'upperCase'] as const;
/** Digits without the country's code, as a journey's own format says it. */
const phone = [
  'joinDigits',
  { replace: '^(?:(?:\\+|00)44|44(?=0?\\d{10}$))0?(?=\\d)', with: '0' },
] as const;

describe('while it is typed', () => {
  it.each([
    [' sw1a 1aa', 'SW1A1AA'],
    ['\u00a0sw1a\u00a01aa\t', 'SW1A1AA'],
    ['sw1a\u20091aa', 'SW1A1AA'],
    ['\u200esw1a\u200b1aa\ufeff', 'SW1A1AA'],
    ['ＳＷ１Ａ\u3000１ａａ', 'SW1A1AA'],
  ])('HOM-16 HOM-17 a postcode %j becomes %j', (typed, kept) => {
    expect(onEdit(named(...postcode), typed)).toBe(kept);
  });

  it.each([
    [['lowerCase', ...phone], 'A 1', 'A 1'],
    [['constructor', 'unknown'], ' x ', ' x '],
    [postcode, ' \u00a0', null],
    [[], '', null],
  ])('%j: %j becomes %j', (names, typed, kept) => {
    expect(onEdit(named(...names), typed)).toBe(kept);
  });
});

describe('once it is left', () => {
  it.each([
    [' x ', 'x'],
    ['\u00a0\u200bx y\u200e\n', 'x y'],
    ['क्\u200dष', 'क्\u200dष'],
    [' \u00a0\u200b ', null],
  ])('FMT-12 %j is trimmed to %j', (typed, kept) => {
    expect(onLeave(named(), typed)).toBe(kept);
  });

  it('FMT-12 trims a text with very many blanks inside it without delay', () => {
    const long = `x${' '.repeat(200_000)}x`;
    expect(onLeave(named(), ` ${long} `)).toBe(long);
  });

  it.each([
    [['lowerCase'], 'A@B.C ', 'a@b.c'],
    [['upperCase'], 'a', 'a'],
    [['joinDigits'], '12-34 56.7/(8)', '12345678'],
    [['joinDigits'], '12\u201334\u20115\u00a06\u22127', '1234567'],
    [['joinDigits'], '１２３４', '1234'],
    [['joinDigits'], '12-ab', '12ab'],
    [phone, '+44 (0)7700 900123', '07700900123'],
    [phone, '0044 7700-900123', '07700900123'],
    [phone, '447700900123', '07700900123'],
    [phone, '4407700900123', '07700900123'],
    [phone, '\u202a+44 7700 900123\u202c', '07700900123'],
    [phone, '07700 900123', '07700900123'],
    [phone, '+33 1', '+331'],
    [phone, '4412', '4412'],
  ])('%j: %j becomes %j', (names, typed, kept) => {
    expect(onLeave(named(...names), typed)).toBe(kept);
  });

  it('FMT-03 digits that name something keep every one, zeros in front of them as well', () => {
    const digits = fc.string({
      unit: fc.constantFrom('0', '0', '1', '2', '3', '4', '5'),
      minLength: 1,
      maxLength: 13,
    });
    const by = fc.constantFrom('', ' ', '-', '\u00a0');
    fc.assert(
      fc.property(digits, by, (text, between) => {
        const typed = Array.from(text).join(between);
        expect(onLeave(named('joinDigits'), typed)).toBe(text);
        expect(onEdit(named('removeSpaces'), text)).toBe(text);
        if (/^(?:00|44)/.test(text)) return;
        expect(onLeave(named(...phone), typed)).toBe(text);
      }),
    );
  });

  it('leaves what is no text', () => {
    expect([5, true, null].map((value) => onLeave(named('joinDigits'), value))).toEqual([
      5,
      true,
      null,
    ]);
  });
});

describe('an answer of several parts, once it is left', () => {
  const part = (name: string): CompiledPart => ({
    name,
    type: 'string',
    label: [name],
    subject: name,
    required: true,
  });
  const of = (...normalise: readonly string[]) =>
    field('a', 'a', 'object', { normalise, parts: [part('first'), part('last')] });

  it.each<[readonly string[], Json, Json]>([
    [[], { first: ' a ', last: '\u00a0b' }, { first: 'a', last: 'b' }],
    [['upperCase', 'joinDigits'], { first: 'a-1', last: 7 }, { first: 'A1', last: 7 }],
    [[], { first: 'a', last: '  ' }, { first: 'a' }],
    [[], { first: ' ', last: null }, null],
    [[], {}, null],
    [[], ' x ', 'x'],
    [[], null, null],
  ])('%j: of %j stays %j', (names, typed, kept) => {
    expect(onLeave(of(...names), typed)).toEqual(kept);
  });

  it('is left alone where the field has no parts', () => {
    expect(onLeave(named('upperCase'), { first: ' a ' })).toEqual({ first: ' a ' });
  });
});
