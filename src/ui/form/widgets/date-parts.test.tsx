// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { sectionView } from '../testing/views';

const draw = (
  value: string | null,
  options = {},
  error: string | null = null,
  widget: 'date' | 'monthYear' = 'date',
) =>
  drawSection(
    sectionView([
      {
        name: 'end',
        label: ['End date'],
        value,
        error,
        ui: { 'ui:widget': widget, 'ui:options': options },
      },
    ]),
  );
const part = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const offered = (name: string) => Array.from(part(name).options, ({ text }) => text);

describe('date', () => {
  it('FMT-04 FMT-05 hands up yyyy-mm-dd, with blanks until all three parts are chosen', async () => {
    const { user, last } = draw(null);
    expect(screen.getByRole('group', { name: 'End date' })).toBeInTheDocument();
    await user.selectOptions(part('Day'), '31');
    expect(last('end')).toBe('--31');
    await user.selectOptions(part('Year'), '2027');
    expect(last('end')).toBe('2027--31');
    await user.selectOptions(part('Month'), 'March');
    expect(last('end')).toBe('2027-03-31');
  });

  it('says that a day is taken away because the month does not have it', async () => {
    const { user, last } = draw('--29');
    const told = within(screen.getByRole('group', { name: 'End date' })).getByRole('status');
    await user.selectOptions(part('Month'), 'February');
    expect([last('end'), told.textContent]).toEqual(['-02-29', '']);
    await user.selectOptions(part('Year'), '2027');
    expect(last('end')).toBe('2027-02-');
    expect(told).toHaveTextContent('February 2027 has only 28 days. Choose the day again.');
    await user.selectOptions(part('Day'), '28');
    expect([last('end'), told.textContent]).toEqual(['2027-02-28', '']);
  });

  it('hands up null when all parts are emptied', async () => {
    const { user, last } = draw('2027--');
    await user.selectOptions(part('Year'), '');
    expect(last('end')).toBeNull();
  });

  it.each([
    ['FMT-06', '2027-01-', 31],
    ['FMT-06', '2027-02-', 28],
    ['FMT-07', '2028-02-', 29],
    ['FMT-07', '-02-', 29],
    ['FMT-06', '2027-03-', 31],
    ['FMT-06', '2027-04-', 30],
    ['FMT-06', '-05-', 31],
    ['FMT-06', '2027-06-', 30],
    ['FMT-06', '2027-07-', 31],
    ['FMT-06', '2027-08-', 31],
    ['FMT-06', '2027-09-', 30],
    ['FMT-06', '2027-10-', 31],
    ['FMT-06', '2027-11-', 30],
    ['FMT-06', '2027-12-', 31],
    ['FMT-06', '2027--', 31],
    ['FMT-07', '2100-02-', 28],
    ['FMT-07', '2000-02-', 29],
  ])('%s %s has %i days', (_, value, count) => {
    draw(value);
    expect(offered('Day')).toEqual([
      'Day',
      ...Array.from({ length: count }, (_, at) => `${at + 1}`),
    ]);
  });

  it('FMT-06 asks the day again when the month does not have it', async () => {
    const { user, last } = draw('2028-02-29');
    await user.selectOptions(part('Year'), '2027');
    expect(last('end')).toBe('2027-02-');
    expect(part('Day')).toHaveDisplayValue('Day');
  });

  it('FMT-08 offers years of birth 120 years back from today', () => {
    draw(null, { mode: 'birth' });
    expect(offered('Year')).toHaveLength(122);
    expect(offered('Year').slice(0, 3)).toEqual(['Year', '2026', '2025']);
    expect(offered('Year').at(-1)).toBe('1906');
  });

  it('FMT-09 FMT-10 else offers this year and the five after it', () => {
    draw(null);
    expect(offered('Year')).toEqual(['Year', '2026', '2027', '2028', '2029', '2030', '2031']);
  });

  it('FMT-09 offers as many years as it is told to, and the one that was chosen before', () => {
    draw(null, { mode: 'birth', yearsBack: 2 });
    expect(offered('Year')).toEqual(['Year', '2026', '2025', '2024']);
    cleanup();
    draw('2020-01-01', { mode: 'future', yearsForward: 1 });
    expect(offered('Year')).toEqual(['Year', '2026', '2027', '2020']);
  });

  it('offers the years that it is told to, whatever they are for', () => {
    draw(null, { yearsBack: 2 });
    expect(offered('Year')).toEqual(['Year', '2026', '2025', '2024']);
    cleanup();
    draw(null, { yearsBack: 1, yearsForward: 1 });
    expect(offered('Year')).toEqual(['Year', '2025', '2026', '2027']);
    cleanup();
    draw(null, { mode: 'future', yearsBack: 1, yearsForward: 1 });
    expect(offered('Year')).toEqual(['Year', '2025', '2026', '2027']);
  });

  it('FMT-04 marks only the parts that are missing', () => {
    draw('--31', {}, 'End date is required');
    expect(part('Day')).toBeValid();
    expect(part('Month')).toBeInvalid();
    expect(part('Year')).toBeInvalid();
    expect(screen.getByRole('group')).toHaveAccessibleDescription('End date is required');
  });
});

describe('monthYear', () => {
  const drawMonth = (value: string | null, options = {}, error: string | null = null) =>
    draw(value, options, error, 'monthYear');

  it('hands up yyyy-mm, with a blank until both parts are chosen, and asks for no day', async () => {
    const { user, last } = drawMonth(null);
    expect(screen.getByRole('group', { name: 'End date' })).toBeInTheDocument();
    expect(screen.getAllByRole('combobox')).toEqual([part('Month'), part('Year')]);
    await user.selectOptions(part('Month'), 'March');
    expect(last('end')).toBe('-03');
    await user.selectOptions(part('Year'), '2027');
    expect(last('end')).toBe('2027-03');
    await user.selectOptions(part('Month'), '');
    expect(last('end')).toBe('2027-');
    await user.selectOptions(part('Year'), '');
    expect(last('end')).toBeNull();
  });

  it('shows the month that was chosen, by its name, among all twelve', () => {
    drawMonth('2027-09');
    expect(part('Month')).toHaveDisplayValue('September');
    expect(part('Year')).toHaveDisplayValue('2027');
    expect(offered('Month')).toHaveLength(13);
  });

  it('offers the years that it is told to', () => {
    drawMonth(null, { mode: 'birth', yearsBack: 1 });
    expect(offered('Year')).toEqual(['Year', '2026', '2025']);
  });

  it('marks the part that is missing alone, and a whole month as a whole', () => {
    drawMonth('-03', {}, 'End date is required');
    expect(part('Month')).toBeValid();
    expect(part('Year')).toBeInvalid();
    cleanup();
    drawMonth('2020-03', {}, 'It is over');
    expect(part('Month')).toBeInvalid();
    expect(part('Year')).toBeInvalid();
  });
});
