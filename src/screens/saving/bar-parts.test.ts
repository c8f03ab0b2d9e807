import { describe, expect, it } from 'vitest';
import { partsOf, roomOf, share } from './bar-parts';

/** 'new 1400, fee 100, less 68' */
const drawn = (cost: number, fee: number, now = 1568): string =>
  partsOf({ cost, fee, now })
    .map(({ kind, pounds }) => `${kind} ${String(Math.round(pounds * 100) / 100)}`)
    .join(', ');

describe('the parts of the new bar', () => {
  it('RES-10 what is left to what is paid now is saved, after the fee', () => {
    expect(drawn(1454, 100)).toBe('new 1454, fee 100, less 14');
  });

  it('RES-10 a fee that passes what is paid now leaves nothing saved', () => {
    expect(drawn(1482, 100)).toBe('new 1482, fee 100');
  });

  it('RES-10 a plan that is dearer by itself is hatched from what is paid now, then the fee', () => {
    expect(drawn(1590, 100)).toBe('now 1568, more 22, fee 100');
  });

  it('RES-10 without a fee there is no part for one', () => {
    expect(drawn(1454, 0)).toBe('new 1454, less 114');
    expect(drawn(1590, 0)).toBe('now 1568, more 22');
  });

  it('RES-10 nothing is hatched where it is about the same, whatever the floating point says', () => {
    expect(drawn(1568, 0)).toBe('new 1568');
    expect(drawn(1568.001, 0)).toBe('new 1568');
    expect(drawn(1468.004, 100)).toBe('new 1468, fee 100');
  });
});

describe('the track', () => {
  it('begins at zero, and nothing is wider than it', () => {
    expect(share(784, 1568)).toBe(50);
    expect(share(-5, 1568)).toBe(0);
    expect(share(2000, 1568)).toBe(100);
    expect(share(5, 0)).toBe(0);
  });

  it('tells a long bar from a short one', () => {
    expect([1568, 1000, 100].map((pounds) => roomOf(pounds, 1568))).toEqual([
      'long',
      'middle',
      'short',
    ]);
  });
});
