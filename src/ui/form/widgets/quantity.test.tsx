// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { sectionView } from '../testing/views';
import { readQuantity } from './quantity';

afterEach(cleanup);

const amount = { name: 'amount', type: 'number', ui: { 'ui:widget': 'quantity' } } as const;

describe('quantity', () => {
  it.each([
    ['11500', 11_500],
    ['11,500', 11_500],
    [' £ 1 150.50 ', 1150.5],
    ['0', 0],
    ['-3', -3],
    ['', null],
    ['  ', null],
    ['about 20', 'about 20'],
    ['1.2.3', '1.2.3'],
    ['1e5', '1e5'],
  ])('reads %j as %j', (text, value) => {
    expect(readQuantity(text)).toBe(value);
  });

  it('leaves what is typed alone and parts thousands when it is left', async () => {
    const { user, last } = drawSection(sectionView([amount]));
    const box = screen.getByRole('textbox', { name: 'amount' });
    await user.type(box, '£11500.');
    expect(box).toHaveValue('£11500.');
    expect(last('amount')).toBe(11_500);
    await user.tab();
    expect(box).toHaveValue('11,500');
  });

  it('keeps a text that is no number, so that it can be mended', async () => {
    const { user, last } = drawSection(sectionView([amount]));
    const box = screen.getByRole('textbox', { name: 'amount' });
    await user.type(box, 'abc');
    await user.tab();
    expect(last('amount')).toBe('abc');
    expect(box).toHaveValue('abc');
  });

  it('hands up null when it is emptied, and stays empty', async () => {
    const { user, last } = drawSection(sectionView([{ ...amount, value: 900 }]));
    const box = screen.getByRole('textbox', { name: 'amount' });
    await user.clear(box);
    await user.tab();
    expect(last('amount')).toBeNull();
    expect(box).toHaveValue('');
  });
});
