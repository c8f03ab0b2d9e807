import { expect, it } from 'vitest';
import { todayIn } from './today';

it.each([
  ['Europe/London', '2026-07-01T23:30:00Z', '2026-07-02'],
  ['Europe/London', '2026-12-31T23:30:00Z', '2026-12-31'],
  ['Pacific/Auckland', '2026-12-31T12:00:00Z', '2027-01-01'],
])('in %s it is at %s the %s', (timeZone, now, day) => {
  expect(todayIn(timeZone, new Date(now))).toBe(day);
});
