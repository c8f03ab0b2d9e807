// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawSection } from '../testing/draw';
import { optionView, sectionView } from '../testing/views';

it.each(['tabs', 'segmented'])('%s say why one of them is not to be had', (widget) => {
  drawSection(
    sectionView([
      {
        name: 'way',
        ui: { 'ui:widget': widget },
        options: [
          optionView('bill', 'From a bill'),
          optionView('guess', 'Estimate', {
            unavailable: true,
            unavailableReason: ['We do not know your home yet'],
          }),
        ],
      },
    ]),
  );
  const barred = screen.getByRole('radio', { name: 'Estimate' });
  expect(barred).toBeDisabled();
  expect(barred).toHaveAccessibleDescription('We do not know your home yet');
  expect(screen.getByText('We do not know your home yet')).toBeVisible();
});
