// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '../testing/draw';
import { brand, commit } from '../testing/views';
import { CommitPanel } from './commit-panel';

vi.mock('./loaded-panel', () => {
  throw new Error('The chunk is gone');
});

afterEach(cleanup);

test('without its look the same sentences, number, help line and buttons stand', async () => {
  const acts: unknown[] = [];
  draw(<CommitPanel view={commit()} brand={brand} onAct={(...act) => acts.push(act)} />);
  // What cannot be had is known only after the browser has tried.
  await vi.dynamicImportSettled();
  for (const text of [
    'At 10:42 we began to send it.',
    'Please wait.',
    'We asked at 10:47: there was none.',
    '2077 3164',
    /0800 000 001/,
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ask now' }));
  expect(acts).toEqual([['order', 'askNow']]);
});
