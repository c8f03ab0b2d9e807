// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawSection } from '../../../src/ui/form/testing/draw';
import { sectionView } from '../../../src/ui/form/testing/views';
import { isOfBoxes } from './deeds';
import { behaviours } from './tables';

const rows = behaviours.filter(isOfBoxes);
const names = { first: 'First two digits', second: 'Middle two digits', third: 'Last two digits' };
const boxOf = (words: string): HTMLElement => {
  const [, word = ''] = /(first|second|third) box/.exec(words) ?? [];
  const name = names[word as keyof typeof names];
  return screen.getByRole('textbox', { name });
};

describe('the three boxes of a sort code', () => {
  it.each(rows)('$given.sortCode, $deed', async ({ given, deed, then }) => {
    const code = {
      ...{ name: 'sortCode', label: ['Sort code'], value: given['sortCode'] ?? null },
      ui: { 'ui:widget': 'sortCode', 'ui:options': { next: 'accountNumber' } },
    };
    const number = { name: 'accountNumber', ui: { 'ui:widget': 'digits' } };
    const { user, last } = drawSection(sectionView([code, number]));
    await user.click(boxOf(deed));
    const [, act, text = ''] = /^(paste|type) (.+) into/.exec(deed) ?? [];
    if (act === 'paste') await user.paste(text);
    else await user.keyboard(act === undefined ? '{Backspace}' : text);
    const { focus, sortCode } = then;
    if (focus === 'accountNumber') {
      expect(screen.getByRole('textbox', { name: 'accountNumber' })).toHaveFocus();
    } else if (typeof focus === 'string') expect(boxOf(focus)).toHaveFocus();
    if (sortCode !== undefined) expect(last('sortCode')).toBe(sortCode);
  });

  it('are seven rows', () => {
    expect(rows).toHaveLength(7);
  });
});
