// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Saving } from './saving';
import { draw } from './testing/draw';
import { run } from './testing/views';

const lines = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('every step stands by its name with how far it is', () => {
  draw(<Saving run={run('running', 1)} onRetry={null} />);
  expect(lines()).toEqual(['Your detailsSaved', 'TermsSaving', '3PaymentWaiting']);
  expect(screen.getByRole('progressbar', { name: 'Saving step 2 of 3' })).toHaveValue(3);
});

test('what is being saved is announced, and again when the next step begins', () => {
  const { rerender } = draw(<Saving run={run('running', 0)} onRetry={null} />);
  expect(screen.getByRole('status')).toHaveTextContent('Saving step 1 of 3: your details');
  rerender(<Saving run={run('running', 1)} onRetry={null} />);
  expect(screen.getByRole('status')).toHaveTextContent('Saving step 2 of 3: terms');
});

test('CON-12 CON-13 a failed step carries its message, headed Error', () => {
  draw(<Saving run={run('failed', 2)} onRetry={null} />);
  expect(screen.getByRole('heading', { name: 'Step 3 of 3 was not saved: payment' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Error' })).toBeVisible();
  const said = Array.from(screen.getByRole('alert').children, ({ textContent }) => textContent);
  expect(said).toEqual(['Error', 'The bank said no.']);
  expect(screen.queryByRole('button')).toBeNull();
});
