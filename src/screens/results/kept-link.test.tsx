// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WordsProvider } from '../../ui/parts/words';
import { testWords } from '../testing/words';
import { KeptLink } from './kept-link';

it('says what is kept, where and how long, and copies an address without anything of the household', async () => {
  window.history.replaceState(null, '', '/results/home-energy?feature=2&pick=9001');
  const user = userEvent.setup();
  render(
    <WordsProvider value={testWords({})}>
      <KeptLink days={30} />
    </WordsProvider>,
  );
  await user.click(screen.getByText('Come back to these plans later'));
  expect(screen.getByText(/in this browser alone, for 30 days/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/results/home-energy`,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});
