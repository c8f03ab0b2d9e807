import { describe, expect, it } from 'vitest';
import { addDays, addWorkingDays, weekdayOf } from './working-days';

describe('working days', () => {
  it('CMP-09 leave out weekends', () => {
    // 21 November 2026 is a Saturday.
    expect(addWorkingDays('2026-11-21', 3)).toBe('2026-11-25');
    expect(addWorkingDays('2026-11-21', 5)).toBe('2026-11-27');
    expect(addWorkingDays('2026-11-21', 10)).toBe('2026-12-04');
    expect(addWorkingDays('2026-11-20', 1)).toBe('2026-11-23');
  });

  it('CMP-10 days in a row pass over months, years and clock changes', () => {
    expect(addDays('2026-11-21', 14)).toBe('2026-12-05');
    expect(addDays('2026-12-25', 14)).toBe('2027-01-08');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('a date knows its weekday', () => {
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(weekdayOf('2026-11-22')).toBe(0);
  });
});
