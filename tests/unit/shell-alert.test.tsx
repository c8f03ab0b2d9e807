// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from './draw-page';
import { withQuestions } from './households';

const heading = 'Error: Please ensure you answered all required fields';

it('SUB-04 the alert has that heading from when somebody asks to go on, until nothing is wrong', async () => {
  const user = userEvent.setup();
  window.scrollBy = () => undefined;
  drawPage(withQuestions().open('usageGas'));
  const amount = screen.getByRole('textbox', { name: 'Gas used' });
  await user.clear(amount);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(amount, '{Enter}');
  expect(screen.getByRole('alert', { name: heading })).toHaveFocus();
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await user.type(amount, '9000');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
