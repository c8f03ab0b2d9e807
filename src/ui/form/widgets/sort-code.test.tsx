// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { sectionView } from '../testing/views';

const draw = (value: string | null = null) =>
  drawSection(
    sectionView([
      {
        name: 'sortCode',
        label: ['Sort code'],
        value,
        ui: { 'ui:widget': 'sortCode', 'ui:options': { next: 'accountNumber' } },
      },
      { name: 'accountNumber', ui: { 'ui:widget': 'digits' } },
    ]),
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const first = () => box('First two digits');
const middle = () => box('Middle two digits');
const end = () => box('Last two digits');
const shown = () => [first().value, middle().value, end().value];

describe('sortCode', () => {
  it('BNK-12 BNK-13 BNK-14 moves the focus on after two digits, at last to the next field', async () => {
    const { user, last } = draw();
    await user.click(first());
    await user.keyboard('20');
    expect(middle()).toHaveFocus();
    await user.keyboard('29');
    expect(end()).toHaveFocus();
    await user.keyboard('58');
    expect(screen.getByRole('textbox', { name: 'accountNumber' })).toHaveFocus();
    expect(last('sortCode')).toBe('202958');
  });

  it.each([
    '12-34-56',
    '12 34 56',
    '123456',
    ' 12\u00a034\u00a056 ',
    '\u202a12\u201334\u201356\u202c',
    '１２３４５６',
  ])('a pasted %s fills all three boxes', async (text) => {
    const { user, last } = draw();
    await user.click(middle());
    await user.paste(text);
    expect(shown()).toEqual(['12', '34', '56']);
    expect(last('sortCode')).toBe('123456');
    expect(screen.getByRole('textbox', { name: 'accountNumber' })).toHaveFocus();
  });

  it('a backspace in an empty box moves back', async () => {
    const { user } = draw();
    await user.click(middle());
    await user.keyboard('{Backspace}');
    expect(first()).toHaveFocus();
  });

  it('keeps each digit in the box where it was typed', async () => {
    const { user, last } = draw();
    await user.type(first(), '1');
    await user.type(end(), '56');
    expect(shown()).toEqual(['1', '', '56']);
    expect(last('sortCode')).toBe('156');
  });

  it('FMT-03 keeps zeros in front', async () => {
    const { user, last } = draw();
    await user.click(first());
    await user.keyboard('000400');
    expect(shown()).toEqual(['00', '04', '00']);
    expect(last('sortCode')).toBe('000400');
  });

  it('shows a stored code, and null when all boxes are emptied', async () => {
    const { user, last } = draw('1234');
    expect(shown()).toEqual(['12', '34', '']);
    await user.clear(first());
    await user.clear(middle());
    expect(last('sortCode')).toBeNull();
  });

  it('BNK-10 MSG-02 keeps a letter where it was typed, to be named as wrong, and moves on after digits alone', async () => {
    const { user, last } = draw();
    await user.click(first());
    await user.keyboard('O8');
    expect(first()).toHaveFocus();
    await user.type(middle(), '99');
    await user.keyboard('9a');
    expect(shown()).toEqual(['O8', '99', '9a']);
    expect(last('sortCode')).toBe('O8999a');
    cleanup();
    draw('O8999a');
    expect(shown()).toEqual(['O8', '99', '9a']);
  });

  it('BNK-12 leaves dashes and blanks out that are typed between the digits', async () => {
    const { user, last } = draw();
    await user.click(first());
    await user.keyboard('08-99 99');
    expect(shown()).toEqual(['08', '99', '99']);
    expect(last('sortCode')).toBe('089999');
  });

  it('is one group with a name', () => {
    draw();
    expect(screen.getByRole('group', { name: 'Sort code' })).toBeInTheDocument();
  });
});
