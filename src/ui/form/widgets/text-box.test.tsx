// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { sectionView } from '../testing/views';

afterEach(cleanup);

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
    expect(box).toHaveAttribute('inputmode', inputMode);
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

  it('carries unit and autocomplete of the configuration', () => {
    drawSection(
      sectionView([{ name: 'a', ui: { 'ui:options': { unit: 'years', autocomplete: 'name' } } }]),
    );
    expect(screen.getByText('years')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'a' })).toHaveAttribute('autocomplete', 'name');
  });
});
