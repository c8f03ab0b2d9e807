// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { sectionView, type FakeField } from '../testing/views';

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

  it('says how much of a known whole each part is, rounded to that whole', async () => {
    const parted = { 'ui:widget': 'slider', 'ui:options': { ...options, wholeUnit: 'kWh' } };
    drawSection(share({ value: 42, whole: 3901, ui: parted }));
    const spoken = '42% Night, 1,638 kWh, 58% Day, 2,263 kWh';
    expect(await range()).toHaveAttribute('aria-valuetext', spoken);
    expect(screen.getByText('Night, 1,638 kWh')).toBeInTheDocument();
    cleanup();
    drawSection(share({ value: 50, whole: 3901, ui: parted }));
    const halves = '50% Night, 1,951 kWh, 50% Day, 1,950 kWh';
    expect(await range()).toHaveAttribute('aria-valuetext', halves);
    cleanup();
    drawSection(share({ value: 42, whole: null, ui: parted }));
    expect(await range()).toHaveAttribute('aria-valuetext', '42% Night, 58% Day');
  });

  it('makes no parts of a number that cannot be', async () => {
    const parted = { 'ui:widget': 'slider', 'ui:options': { ...options, wholeUnit: 'kWh' } };
    drawSection(share({ value: 3000, whole: 4200, ui: parted, error: 'Between 1 and 100' }));
    expect(await range()).toHaveAttribute('aria-valuetext', '3000 %');
    expect(screen.getByText('Day')).toBeInTheDocument();
    expect(screen.queryByText(/2900|kWh/)).toBeNull();
  });

  describe('with a box on request', () => {
    const ui = { 'ui:widget': 'slider', 'ui:options': { ...options, typed: 'onRequest' } };

    it('opens it with the focus in it', async () => {
      const { user, last } = drawSection(share({ value: 42, ui }));
      await range();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Type the number instead' }));
      expect(box()).toHaveFocus();
      await user.clear(box());
      await user.type(box(), '7');
      expect(last('share')).toBe(7);
    });

    it('has it open when the number is wrong', async () => {
      drawSection(share({ value: 300, ui, error: 'Between 1 and 100' }));
      await range();
      expect(box()).toHaveValue('300');
    });
  });
});
