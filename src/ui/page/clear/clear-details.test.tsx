// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ClearView } from '../../../engine';
import { draw } from '../testing/draw';
import { openModalDialogs } from '../../parts/testing/modal-dialogs';
import { said } from '../testing/views';
import { ClearDetails } from './clear-details';
import type { ClearHow } from './clear-choice';

beforeAll(openModalDialogs);
let time = 0;
let cleared: ClearHow[] = [];
beforeEach(() => {
  time = 5000;
  cleared = [];
});

const open: ClearView = {
  kind: 'open',
  commit: 'order',
  says: said('clear', 'Not settled yet', 'We go on asking.'),
  subject: '2077 3164',
};
const element = (clearing: ClearView | null) => (
  <ClearDetails clearing={clearing} onClear={(how) => cleared.push(how)} now={() => time} />
);
const link = () => screen.getByRole('button', { name: 'Clear my details' });

async function ask() {
  await userEvent.click(link());
  return within(await screen.findByRole('dialog', { name: 'Not settled yet' }));
}

test('clears at once where nothing is open', async () => {
  draw(element(null));
  await userEvent.click(link());
  expect(cleared).toEqual(['everything']);
});

test('is not offered while it is sent, and says why', () => {
  draw(element({ ...open, kind: 'sending', says: said('clear', '', 'It is being sent.') }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('It is being sent.')).toBeVisible();
});

test.each<[ClearHow, string]>([
  ['keepNumbers', 'Clear all but its quote number (we go on asking)'],
  ['everything', 'Clear everything. I have noted 2077 3164'],
])('asks while something is open: %s', async (how, name) => {
  draw(element(open));
  const dialog = await ask();
  expect(dialog.getByText('We go on asking.')).toBeVisible();
  expect(cleared).toEqual([]);
  const button = dialog.getByRole('button', { name });
  await userEvent.click(button);
  expect(cleared).toEqual([]);
  time += 1000;
  await userEvent.click(button);
  expect(cleared).toEqual([how]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the way that keeps the number comes first', async () => {
  draw(element(open));
  const dialog = await ask();
  const [, first] = dialog.getAllByRole('button');
  expect(first).toHaveAccessibleName('Clear all but its quote number (we go on asking)');
});

test('can be left, and the focus goes back', async () => {
  draw(element(open));
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(link()).toHaveFocus();
  expect(cleared).toEqual([]);
});

test('asks no more once it is settled', async () => {
  const { rerender } = draw(element(open));
  await ask();
  rerender(element(null));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(element(open));
  expect(screen.queryByRole('dialog')).toBeNull();
});
