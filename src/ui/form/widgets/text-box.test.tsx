// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../engine';
import { drawSection } from '../testing/draw';
import { sectionView } from '../testing/views';

describe('one-line texts', () => {
  it.each([
    ['text', 'text', 'text'],
    ['email', 'email', 'email'],
    ['tel', 'tel', 'tel'],
    ['digits', 'text', 'numeric'],
  ])('%s is an input of type %s that asks for the %s keyboard', (widget, type, inputMode) => {
    drawSection(sectionView([{ name: 'a', ui: { 'ui:widget': widget } }]));
    const box = screen.getByRole('textbox', { name: 'a' });
    expect(box).toHaveAttribute('type', type);
    // Without a mode of its own a box has that of its type.
    expect(box.getAttribute('inputmode') ?? type).toBe(inputMode);
  });

  it('hands up every keystroke and loses none', async () => {
    const { user, last } = drawSection(sectionView([{ name: 'a' }]));
    await user.type(screen.getByRole('textbox', { name: 'a' }), 'Ada Lovelace');
    expect(last('a')).toBe('Ada Lovelace');
    expect(screen.getByRole('textbox', { name: 'a' })).toHaveValue('Ada Lovelace');
  });

  it('hands up null when it is emptied, and stays empty', async () => {
    const { user, last } = drawSection(sectionView([{ name: 'a', value: 'x' }]));
    const box = screen.getByRole('textbox', { name: 'a' });
    await user.clear(box);
    await user.tab();
    expect(last('a')).toBeNull();
    expect(box).toHaveValue('');
  });

  it('shows a value that the journey set or cleared meanwhile', async () => {
    const section = sectionView([{ name: 'a' }]);
    const { user, change } = drawSection(section);
    const box = screen.getByRole('textbox', { name: 'a' });
    await user.type(box, 'ls8 4jw');
    change(sectionView([{ name: 'a', value: 'LS84JW' }]));
    expect(box).toHaveValue('LS84JW');
    change(sectionView([{ name: 'a', value: null }]));
    expect(box).toHaveValue('');
  });

  it('shows nothing any more of what was put in at once, and cleared from elsewhere', () => {
    const { change } = drawSection(sectionView([{ name: 'a' }]));
    const box = screen.getByRole('textbox', { name: 'a' });
    box.focus();
    fireEvent.change(box, { target: { value: 'LS8 4JW' } });
    expect(box).toHaveValue('LS8 4JW');
    change(sectionView([{ name: 'a', value: null }]));
    expect(box).toHaveValue('');
  });

  /** As the journey tidies a postcode with every key. */
  const tidied = (value: Json) =>
    typeof value === 'string' ? value.replaceAll(' ', '').toUpperCase() : value;

  it('keeps the caret where it is, also when the journey tidies what is typed', async () => {
    const { user } = drawSection(sectionView([{ name: 'a', value: 'LS84JW' }]), { keep: tidied });
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'a' });
    await user.click(box);
    for (const [at, key, text, after] of [
      [1, 'x', 'LXS84JW', 2],
      [2, ' y', 'LXYS84JW', 3],
      [3, '{Backspace}', 'LXS84JW', 2],
      [0, '{Delete}', 'XS84JW', 0],
      [6, 'a', 'XS84JWA', 7],
    ] as const) {
      box.setSelectionRange(at, at);
      await user.keyboard(key);
      expect([key, box.value, box.selectionStart, box.selectionEnd]).toEqual([
        key,
        text,
        after,
        after,
      ]);
    }
  });

  it('leaves alone what an input method is still putting together', () => {
    const { last } = drawSection(sectionView([{ name: 'a' }]), { keep: tidied });
    const box = screen.getByRole('textbox', { name: 'a' });
    fireEvent.compositionStart(box);
    fireEvent.change(box, { target: { value: 'ls' } });
    expect(box).toHaveValue('ls');
    fireEvent.change(box, { target: { value: 'ls8' } });
    expect(box).toHaveValue('ls8');
    expect(last('a')).toBe('ls8');
    fireEvent.compositionEnd(box);
    expect(box).toHaveValue('LS8');
  });

  it.each(['digits', 'tel', 'text'])('FMT-03 %s keeps zeros in front', async (widget) => {
    const { user, last } = drawSection(sectionView([{ name: 'a', ui: { 'ui:widget': widget } }]));
    const box = screen.getByRole('textbox', { name: 'a' });
    await user.type(box, '0012');
    await user.tab();
    expect(last('a')).toBe('0012');
    expect(box).toHaveValue('0012');
  });

  it('leaves what is typed to the person, and lets a keyboard write a code in capitals', () => {
    drawSection(
      sectionView([{ name: 'a', ui: { 'ui:options': { autocapitalize: 'characters' } } }]),
    );
    const box = screen.getByRole('textbox', { name: 'a' });
    expect(box).toHaveAttribute('autocapitalize', 'characters');
    expect(box).toHaveAttribute('autocorrect', 'off');
    expect(box.closest('[spellcheck]')).toHaveAttribute('spellcheck', 'false');
  });

  it('carries unit and autocomplete of the configuration', () => {
    drawSection(
      sectionView([{ name: 'a', ui: { 'ui:options': { unit: 'years', autocomplete: 'name' } } }]),
    );
    expect(screen.getByText('years')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'a' })).toHaveAttribute('autocomplete', 'name');
  });
});
