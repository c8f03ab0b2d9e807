import { describe, expect, it } from 'vitest';
import { addMonths, isAtLeastAge, londonDay } from './calendar';

describe('the day', () => {
  it.each([
    ['2026-06-30T22:59:59Z', '2026-06-30'],
    ['2026-06-30T23:00:00Z', '2026-07-01'],
    ['2026-01-31T23:59:59Z', '2026-01-31'],
    ['2026-02-01T00:00:00Z', '2026-02-01'],
    // The clocks go forward at one in the night of 29 March, and back on 25 October.
    ['2026-03-28T23:30:00Z', '2026-03-28'],
    ['2026-03-29T23:30:00Z', '2026-03-30'],
    ['2026-10-24T23:30:00Z', '2026-10-25'],
    ['2026-10-25T23:30:00Z', '2026-10-25'],
  ])('at %s is %s in London', (moment, day) => {
    expect(londonDay(new Date(moment))).toBe(day);
  });
});

describe('birthdays', () => {
  it.each([
    ['2008-07-01', '2026-06-30', false],
    ['2008-07-01', '2026-07-01', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2006-02-28', '2024-02-28', true],
    ['2006-03-01', '2024-02-29', false],
  ])('who was born on %s is 18 on %s: %s', (born, today, is) => {
    expect(isAtLeastAge(born, 18, today)).toBe(is);
  });

  it('born and counted in leap years alike', () => {
    expect(isAtLeastAge('2004-02-29', 20, '2024-02-28')).toBe(false);
    expect(isAtLeastAge('2004-02-29', 20, '2024-02-29')).toBe(true);
  });
});

it('a month after the last day of a longer one is the last of the shorter', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
});
