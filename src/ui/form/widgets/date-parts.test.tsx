// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { sectionView } from '../testing/views';

afterEach(cleanup);

const draw = (value: string | null, options = {}, error: string | null = null) =>
  drawSection(
    sectionView([
      {
        name: 'end',
        label: ['End date'],
        value,
        error,
        ui: { 'ui:widget': 'date', 'ui:options': options },
      },
    ]),
  );
const part = (name: string) => screen.getByRole('combobox', { name });
const days = () => within(part('Day')).getAllByRole('option').length - 1;

describe('date', () => {
  it('hands up the date, and a date with blanks until it is whole', async () => {
    const { user, last } = draw(null);
    expect(screen.getByRole('group', { name: 'End date' })).toBeInTheDocument();
    await user.selectOptions(part('Day'), '31');
    expect(last('end')).toBe('--31');
    await user.selectOptions(part('Year'), '2027');
    expect(last('end')).toBe('2027--31');
    await user.selectOptions(part('Month'), 'March');
    expect(last('end')).toBe('2027-03-31');
  });

  it('hands up null when all parts are emptied', async () => {
    const { user, last } = draw('2027--');
    await user.selectOptions(part('Year'), '');
    expect(last('end')).toBeNull();
  });

  it.each([
    ['2027-02-', 28],
    ['2028-02-', 29],
    ['-02-', 29],
    ['2027-04-', 30],
    ['2027--', 31],
    ['2100-02-', 28],
    ['2000-02-', 29],
  ])('%s has %i days', (value, count) => {
    draw(value);
    expect(days()).toBe(count);
  });

  it('asks the day again when the month does not have it', async () => {
    const { user, last } = draw('2028-02-29');
    await user.selectOptions(part('Year'), '2027');
    expect(last('end')).toBe('2027-02-');
    expect(part('Day')).toHaveDisplayValue('Day');
  });

  it('offers years of birth back from today, or years ahead', () => {
    draw(null, { mode: 'birth', yearsBack: 2 });
    const years = () =>
      within(part('Year'))
        .getAllByRole('option')
        .map((year) => year.textContent);
    expect(years()).toEqual(['Year', '2026', '2025', '2024']);
    cleanup();
    draw('2020-01-01', { mode: 'future', yearsForward: 1 });
    expect(years()).toEqual(['Year', '2026', '2027', '2020']);
  });

  it('marks only the parts that are missing', () => {
    draw('--31', {}, 'End date is required');
    expect(part('Day')).toBeValid();
    expect(part('Month')).toBeInvalid();
    expect(part('Year')).toBeInvalid();
    expect(screen.getByRole('group')).toHaveAccessibleDescription('End date is required');
  });
});
