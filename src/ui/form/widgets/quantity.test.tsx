// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { sectionView } from '../testing/views';

const draw = (value: number | null, unit?: string) =>
  drawSection(
    sectionView([
      {
        name: 'amount',
        type: 'number',
        value,
        ui: {
          'ui:widget': 'quantity',
          'ui:options': unit === undefined ? {} : { unit },
        },
      },
    ]),
  );
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'amount' });

describe('quantity', () => {
  it('FMT-13 leaves what is typed alone and writes it as money when it is left', async () => {
    const { user, last } = draw(null, '£');
    await user.type(box(), '£1234.5');
    expect(box()).toHaveValue('£1234.5');
    expect(last('amount')).toBe(1234.5);
    await user.tab();
    expect(box()).toHaveValue('1,234.50');
  });

  it('FMT-01 keeps the figures of what is pasted', async () => {
    const { user, last } = draw(null, 'kWh');
    await user.click(box());
    await user.paste('12,500 kWh');
    await user.tab();
    expect(last('amount')).toBe(12_500);
    expect(box()).toHaveValue('12,500');
  });

  it('FMT-02 drops leading zeros when it is left', async () => {
    const { user, last } = draw(null);
    await user.type(box(), '0042');
    expect(last('amount')).toBe(42);
    await user.tab();
    expect(box()).toHaveValue('42');
  });

  it('FMT-01 keeps a text that is no number, so that it can be mended', async () => {
    const { user, last } = draw(null, 'kWh');
    await user.type(box(), '12.500');
    await user.tab();
    expect(last('amount')).toBe('12.500');
    expect(box()).toHaveValue('12.500');
  });

  it('takes the page’s own commas out once it is changed, with the caret where it was', async () => {
    const { user, last } = draw(11_500, 'kWh');
    await user.click(box());
    expect(box()).toHaveValue('11,500');
    await user.keyboard('0');
    expect(box()).toHaveValue('115000');
    expect(last('amount')).toBe(115_000);
    await user.tab();
    expect(box()).toHaveValue('115,000');
    box().focus();
    box().setSelectionRange(5, 5);
    await user.keyboard('7');
    expect(box()).toHaveValue('1150700');
    expect(box().selectionStart).toBe(5);
    await user.keyboard('{Backspace}');
    expect(last('amount')).toBe(115_000);
    expect(box().selectionStart).toBe(4);
  });

  it('reads commas that are typed or pasted by the person as they stand', async () => {
    const { user, last } = draw(11_500, 'kWh');
    await user.tripleClick(box());
    await user.paste('11,5');
    expect(last('amount')).toBe('11,5');
    await user.clear(box());
    await user.type(box(), '11,500,000');
    expect(last('amount')).toBe(11_500_000);
  });

  it('hands up null when it is emptied, and stays empty', async () => {
    const { user, last } = draw(900);
    await user.clear(box());
    await user.tab();
    expect(last('amount')).toBeNull();
    expect(box()).toHaveValue('');
  });

  it('FMT-13 has the sign of the pound before the amount, and any other unit behind it', () => {
    draw(1234.5, '£');
    const order = (sign: string) =>
      screen.getByText(sign).compareDocumentPosition(box()) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(box()).toHaveValue('1,234.50');
    expect(order('£')).toBeTruthy();
    cleanup();
    draw(900, 'kWh');
    expect(order('kWh')).toBeFalsy();
  });

  it('asks for the keyboard with figures', () => {
    draw(null);
    expect(box()).toHaveAttribute('inputmode', 'decimal');
  });
});
