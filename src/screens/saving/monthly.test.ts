import { describe, expect, it } from 'vitest';
import { monthly } from './saving';

describe('monthly', () => {
  it('RES-24 CUS-38 CUS-39 is a twelfth of the year, rounded up to the next pound', () => {
    expect(monthly(1855.31)).toBe(155);
    expect(monthly(1200.01)).toBe(101);
  });

  it('RES-24 leaves an exact month as it is, whatever the floating point says', () => {
    expect(monthly(1200)).toBe(100);
    expect(monthly(0.1 + 0.2 + 11.7)).toBe(1);
    expect(monthly(1200.0000000001)).toBe(100);
  });

  it('is a number of whatever number', () => {
    expect(monthly(1e308)).toBe(1e308 / 12);
  });
});
