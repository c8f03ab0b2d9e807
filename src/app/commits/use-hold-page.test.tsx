// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useHoldPage } from './use-hold-page';

afterEach(cleanup);

/** Whether the browser would ask before the page is left. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the page is held as long as something open is kept nowhere else', () => {
  let open = false;
  const { unmount } = renderHook(() => useHoldPage(() => open));
  expect(asks()).toBe(false);
  open = true;
  expect(asks()).toBe(true);
  open = false;
  expect(asks()).toBe(false);
  open = true;
  unmount();
  expect(asks()).toBe(false);
});
