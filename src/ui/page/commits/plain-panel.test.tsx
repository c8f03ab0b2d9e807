// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  // Another file may have loaded the look already.
  vi.resetModules();
  vi.doMock('./loaded-panel', () => {
    throw new Error('The chunk is gone');
  });
});
afterEach(() => {
  vi.doUnmock('./loaded-panel');
  vi.resetModules();
});

test('without its look the same sentences, number, help line and buttons stand', async () => {
  const { CommitPanel } = await import('./commit-panel');
  const { draw } = await import('../testing/draw');
  const { brand, commit } = await import('../testing/views');
  const acts: unknown[] = [];
  draw(<CommitPanel view={commit()} brand={brand} onAct={(...act) => acts.push(act)} />);
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
