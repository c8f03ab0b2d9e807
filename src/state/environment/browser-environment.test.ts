// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { browserEnvironment } from './browser-environment';

function see(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('tells when the page goes out of sight, is left and comes back', () => {
  const { visible } = browserEnvironment(window);
  const seen: boolean[] = [];
  const end = visible.subscribe(() => seen.push(visible.current()));
  expect(visible.current()).toBe(true);
  see('hidden');
  see('visible');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  end();
  see('hidden');
  expect(seen).toEqual([false, true, false, true]);
});

it('tells when the connection goes and comes', () => {
  const { online } = browserEnvironment(window);
  const seen: boolean[] = [];
  online.subscribe(() => seen.push(online.current()));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(seen).toEqual([false, true]);
});
