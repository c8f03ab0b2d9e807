// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { optionView, sectionView } from '../testing/views';

it('a combobox whose list is still on its way takes what is typed and keeps the focus', async () => {
  // Another file may have loaded the list already.
  vi.resetModules();
  let come = (): void => undefined;
  const onItsWay = new Promise<void>((resolve) => {
    come = resolve;
  });
  vi.doMock('./loaded-combobox', async (original) => {
    await onItsWay;
    return original();
  });
  const { drawSection } = await import('../testing/draw');
  const { user } = drawSection(
    sectionView([
      {
        name: 'address',
        ui: { 'ui:widget': 'combobox', 'ui:options': { noun: 'addresses' } },
        options: [optionView(1, '14 Alder Row'), optionView(2, '3 Mill Yard')],
      },
    ]),
  );
  const early = screen.getByRole('textbox', { name: 'address' });
  await user.type(early, 'm');
  come();
  const loaded = await screen.findByRole('combobox', { name: 'address' });
  expect(loaded).toHaveValue('m');
  expect(loaded).toHaveFocus();
});
