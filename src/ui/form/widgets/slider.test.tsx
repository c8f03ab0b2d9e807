// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { sectionView, type FakeField } from '../testing/views';

afterEach(cleanup);

const options = {
  unit: '%',
  parts: ['Night', 'Day'],
  mark: { at: 42, label: 'Average 42%' },
};
const share = (over: Partial<FakeField> = {}) =>
  sectionView([
    {
      name: 'share',
      label: ['Share at night'],
      type: 'integer',
      bounds: [1, 100],
      ui: { 'ui:widget': 'slider', 'ui:options': options },
      ...over,
    },
  ]);
const range = () => screen.findByRole('slider', { name: 'Share at night' });
const box = () => screen.getByRole('textbox', { name: /^Share at night/ });

describe('slider', () => {
  it('stands in a group of its name, with a box for the same number', async () => {
    drawSection(share({ value: 42 }));
    expect(await range()).toHaveValue('42');
    expect(screen.getByRole('group', { name: 'Share at night' })).toContainElement(box());
    expect(box()).toHaveValue('42');
    expect(screen.getByText('Average 42%')).toBeInTheDocument();
  });

  it('speaks its value with unit and parts', async () => {
    drawSection(share({ value: 42 }));
    expect(await range()).toHaveAttribute('aria-valuetext', '42% Night, 58% Day');
    cleanup();
    drawSection(
      share({ value: 42, ui: { 'ui:widget': 'slider', 'ui:options': { unit: 'days' } } }),
    );
    expect(await range()).toHaveAttribute('aria-valuetext', '42 days');
  });

  it('is no answer before somebody moved, pressed or typed', async () => {
    const { events, user } = drawSection(share());
    expect(await range()).toHaveAttribute('aria-valuetext', 'Not answered yet');
    expect(box()).toHaveValue('');
    await user.tab();
    expect(events.filter(({ type }) => type === 'fieldAnswered')).toEqual([]);
  });

  it('takes a press where it stands for that number', async () => {
    const { last } = drawSection(share());
    fireEvent.pointerUp(await range());
    expect(last('share')).toBe(51);
  });

  it('keeps range and box together', async () => {
    const { last, user } = drawSection(share({ value: 42 }));
    fireEvent.change(await range(), { target: { value: '60' } });
    expect(last('share')).toBe(60);
    expect(box()).toHaveValue('60');
    await user.clear(box());
    await user.type(box(), '7');
    expect(await range()).toHaveValue('7');
    expect(last('share')).toBe(7);
  });

  it('is left once, when the focus is outside both', async () => {
    const { events, user } = drawSection(share({ value: 42 }));
    await range();
    await user.tab();
    expect(await range()).toHaveFocus();
    await user.tab();
    expect(box()).toHaveFocus();
    expect(events.filter(({ type }) => type === 'fieldLeft')).toHaveLength(0);
    await user.tab();
    expect(events.filter(({ type }) => type === 'fieldLeft')).toHaveLength(1);
  });

  it('is described by what is wrong, and by why it is locked', async () => {
    drawSection(share({ value: 300, error: 'Between 1 and 100' }));
    expect(await range()).toBeInvalid();
    expect(await range()).toHaveAccessibleDescription('Between 1 and 100');
    cleanup();
    drawSection(share({ value: 3, disabled: true, disabledReason: ['Set by your meter'] }));
    expect(await range()).toBeDisabled();
    expect(await range()).toHaveAccessibleDescription('Set by your meter');
  });
});
