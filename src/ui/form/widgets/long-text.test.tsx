// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../engine';
import { drawSection } from '../testing/draw';
import { sectionView, type FakeField } from '../testing/views';
import { longTextPart } from './late-widgets';

const story = (options: JsonObject, over: Partial<FakeField> = {}) =>
  sectionView([
    {
      name: 'story',
      label: ['Your story'],
      ui: { 'ui:widget': 'longText', 'ui:options': options },
      ...over,
    },
  ]);
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your story' });

async function draw(options: JsonObject, over: Partial<FakeField> = {}) {
  await longTextPart.load();
  return drawSection(story(options, over));
}
/** @param time in milliseconds. */
const pass = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });
afterEach(() => {
  vi.useRealTimers();
});

describe('long text', () => {
  it('is a box of several lines that a label names and a hint describes', async () => {
    await draw({ rows: 8 }, { hint: ['In your own words.'] });
    expect(box().tagName).toBe('TEXTAREA');
    expect(box()).toHaveAttribute('rows', '8');
    expect(box()).toHaveAccessibleDescription('In your own words.');
    expect(box()).not.toHaveAttribute('maxlength');
  });

  it('hands up each line as it is typed, and null when nothing is left', async () => {
    const { user, last } = await draw({});
    await user.type(box(), 'One{Enter}{Enter}Two');
    expect(last('story')).toBe('One\n\nTwo');
    await user.clear(box());
    expect(last('story')).toBeNull();
  });

  it('goes on to nothing by Enter: that is a new line', async () => {
    const { user, events } = await draw({});
    await user.type(box(), 'One{Enter}');
    expect(events.filter(({ type }) => type === 'sectionContinued')).toEqual([]);
  });

  it.each<[JsonObject, string | null, string]>([
    [{ mostWords: 3 }, null, 'You have 3 words left'],
    [{ mostWords: 3 }, 'one \n two', 'You have 1 word left'],
    [{ mostWords: 3 }, 'a b c', 'You have 0 words left'],
    [{ mostWords: 3 }, 'a b c d', '1 word too many'],
    [{ mostWords: 3 }, 'a b c d e', '2 words too many'],
    [{ mostCharacters: 5 }, 'x😀', 'You have 3 characters left'],
    [{ mostCharacters: 5 }, '1234', 'You have 1 character left'],
    [{ mostCharacters: 5 }, '123456', '1 character too many'],
    [{ mostCharacters: 5 }, '1234567', '2 characters too many'],
  ])('with %j and %j says %j', async (options, value, says) => {
    await draw(options, { value });
    expect(box()).toHaveAccessibleDescription(says);
    expect(screen.getByText(says)).toBeVisible();
    expect(box()).toHaveValue(value ?? '');
  });

  it('without a limit counts nothing', async () => {
    await draw({}, { value: 'one two' });
    expect(screen.queryByText(/left|too many/)).toBeNull();
  });

  it('tells screen readers the count when typing has paused, and not before', async () => {
    await longTextPart.load();
    vi.useFakeTimers();
    drawSection(story({ mostWords: 3 }));
    const [status = expect.fail()] = screen.getAllByRole('status');
    pass(5000);
    expect(status).toBeEmptyDOMElement();
    fireEvent.change(box(), { target: { value: 'one' } });
    pass(900);
    fireEvent.change(box(), { target: { value: 'one two three four' } });
    pass(900);
    expect(status).toBeEmptyDOMElement();
    pass(200);
    expect(status).toHaveTextContent('1 word too many');
  });

  it('shows its error before it, and is locked where the journey says so', async () => {
    await draw({ mostWords: 1 }, { error: 'Your story must have no more than 1 words.' });
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription(/no more than 1 words\. You have 1 word left$/);
  });

  it('cannot be typed into while it is locked', async () => {
    await draw({}, { disabled: true });
    expect(box()).toBeDisabled();
  });
});
