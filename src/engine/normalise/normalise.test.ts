import { describe, expect, it } from 'vitest';
import { field } from '../testing';
import { onEdit, onLeave } from './normalise';

const named = (...normalise: readonly string[]) => field('a', 'a', 'string', { normalise });

describe('while it is typed', () => {
  it.each([
    [['removeSpaces', 'upperCase'], ' sw1a 1aa', 'SW1A1AA'],
    [['lowerCase', 'joinDigits', 'nationalPhone'], 'A 1', 'A 1'],
    [['constructor', 'unknown'], ' x ', ' x '],
  ])('%j: %j becomes %j', (names, typed, kept) => {
    expect(onEdit(named(...names), typed)).toBe(kept);
  });
});

describe('once it is left', () => {
  it.each([
    [[], ' x ', 'x'],
    [['lowerCase'], 'A@B.C ', 'a@b.c'],
    [['upperCase'], 'a', 'a'],
    [['joinDigits'], '12-34 56.7/(8)', '12345678'],
    [['joinDigits'], '12-ab', '12ab'],
    [['nationalPhone'], '+44 (0)7700 900123', '07700900123'],
    [['nationalPhone'], '0044 7700-900123', '07700900123'],
    [['nationalPhone'], '07700 900123', '07700900123'],
    [['nationalPhone'], '+33 1', '+331'],
  ])('FMT-12 %j: %j becomes %j', (names, typed, kept) => {
    expect(onLeave(named(...names), typed)).toBe(kept);
  });

  it('leaves what is no text', () => {
    expect([5, true, null].map((value) => onLeave(named('joinDigits'), value))).toEqual([
      5,
      true,
      null,
    ]);
  });
});
