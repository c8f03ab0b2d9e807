// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageLoader } from './page-loader';
import { draw } from '../page/testing/draw';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

test('ROU-28 it appears after two seconds, and not before', () => {
  draw(<PageLoader active />);
  pass(1999);
  expect(screen.queryByRole('status')).toBeNull();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Still working on it');
});

test('ROU-29 it appears at once when asked to', () => {
  draw(<PageLoader active delay={0} />);
  expect(screen.getByRole('status')).toBeVisible();
});

test('it goes with what it waited for, and counts anew the next time', () => {
  const { rerender } = draw(<PageLoader active />);
  pass(1500);
  rerender(<PageLoader active={false} />);
  rerender(<PageLoader active />);
  pass(1500);
  expect(screen.queryByRole('status')).toBeNull();
  pass(500);
  expect(screen.getByRole('status')).toBeVisible();
});
