// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawSection } from '../testing/draw';
import { sectionView, type FakeField } from '../testing/views';
import { timePart } from './late-widgets';

const section = (over: Partial<FakeField>) =>
  sectionView([{ name: 'begins', label: ['Begins at'], ui: { 'ui:widget': 'time' }, ...over }]);
const box = () => screen.getByRole('textbox', { name: 'Begins at' });

async function draw(over: Partial<FakeField> = {}) {
  await timePart.load();
  return drawSection(section(over));
}
afterEach(() => {
  vi.useRealTimers();
});

describe('a time of day', () => {
  it('is a box that a label names and a hint describes', async () => {
    await draw({ hint: ['For example 10am.'] });
    expect(box()).toHaveAccessibleDescription('For example 10am.');
    expect(box()).toBeRequired();
  });

  it('hands up what is understood, and shows what was typed until it is left', async () => {
    const { user, last } = await draw();
    await user.type(box(), '2.30pm');
    expect(last('begins')).toBe('14:30');
    expect(box()).toHaveValue('2.30pm');
    expect(screen.getByText('That is 2:30 in the afternoon.')).toBeVisible();
    expect(box()).toHaveAccessibleDescription('That is 2:30 in the afternoon.');
  });

  it('guesses nothing of an hour that may be either', async () => {
    const { user, last } = await draw();
    await user.type(box(), '5');
    expect(last('begins')).toBe('5');
    expect(screen.queryByText(/That is/)).toBeNull();
  });

  it('never says that 12 in the evening is midday', async () => {
    const { user, last } = await draw();
    await user.type(box(), '12.15 in the evening');
    expect(last('begins')).toBe('12:15 in the evening');
    expect(screen.queryByText(/That is/)).toBeNull();
  });

  it('keeps what is no time, and hands up null when nothing is left', async () => {
    const { user, last } = await draw();
    await user.type(box(), 'late');
    expect(last('begins')).toBe('late');
    await user.clear(box());
    expect(last('begins')).toBeNull();
  });

  it.each<[string, string]>([
    ['00:00', 'That is midnight, when the day begins.'],
    ['12:00', 'That is midday.'],
    ['09:05', 'That is 9:05 in the morning.'],
    ['21:00', 'That is 9:00 in the evening.'],
    ['00:20', 'That is 12:20 at night, just after midnight.'],
  ])('says %s as people say it: %s', async (value, says) => {
    await draw({ value });
    expect(box()).toHaveValue(value);
    expect(box()).toHaveAccessibleDescription(says);
  });

  it('tells screen readers what is understood when typing has paused, and not before', async () => {
    await timePart.load();
    vi.useFakeTimers();
    drawSection(section({}));
    const [status = expect.fail()] = screen.getAllByRole('status');
    fireEvent.change(box(), { target: { value: '14' } });
    act(() => {
      vi.advanceTimersByTime(900);
    });
    fireEvent.change(box(), { target: { value: '14:30' } });
    act(() => {
      vi.advanceTimersByTime(900);
    });
    expect(status).toBeEmptyDOMElement();
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(status).toHaveTextContent('That is 2:30 in the afternoon.');
  });

  it('says its error before what is understood', async () => {
    await draw({ value: '07:00', error: 'Begins at must be 08:00 or later.' });
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(/08:00 or later\. That is 7:00 in the morning\.$/);
  });

  it('cannot be typed into while it is locked', async () => {
    await draw({ value: '14:30', disabled: true });
    expect(box()).toBeDisabled();
  });
});
