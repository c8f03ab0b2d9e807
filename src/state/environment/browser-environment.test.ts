// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('does what can wait when the browser says that it is idle, within the time given', () => {
  const asked: { readonly work: () => void; readonly timeout: number | undefined }[] = [];
  const calledOff: number[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: IdleRequestOptions) =>
    asked.push({ work, timeout: options?.timeout }),
  );
  vi.stubGlobal('cancelIdleCallback', (request: number) => calledOff.push(request));
  let times = 0;
  const callOff = browserEnvironment(window).whenIdle(() => (times += 1), 700);
  expect([times, asked[0]?.timeout]).toEqual([0, 700]);
  asked[0]?.work();
  expect(times).toBe(1);
  callOff();
  expect(calledOff).toEqual([1]);
});

it('does it a moment later in a browser that never says so, unless it is called off', () => {
  vi.useFakeTimers();
  expect('requestIdleCallback' in window).toBe(false);
  let times = 0;
  const { whenIdle } = browserEnvironment(window);
  whenIdle(() => (times += 1), 700);
  whenIdle(() => (times += 10), 700)();
  expect(times).toBe(0);
  vi.advanceTimersByTime(50);
  expect(times).toBe(1);
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

it('tells when the page comes back out of the cache, and not when it is loaded', () => {
  let shown = 0;
  browserEnvironment(window).pageShown.subscribe(() => (shown += 1));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown).toBe(1);
});

it('tells what another tab wrote', () => {
  const heard: (string | null)[] = [];
  const end = browserEnvironment(window).storageEvents.subscribe((key) => heard.push(key));
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }));
  expect(heard).toEqual(['a', null]);
});

it('asks before the page is left where something would be lost just then, until it is let go', () => {
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let holds = true;
  const letGo = browserEnvironment(window).holdPage(() => holds);
  expect(leave()).toBe(false);
  holds = false;
  expect(leave()).toBe(true);
  holds = true;
  letGo();
  expect(leave()).toBe(true);
});

it('has texts that nobody else has', () => {
  const { random } = browserEnvironment(window);
  expect(random()).toMatch(/^[\w-]{8,64}$/);
  expect(random()).not.toBe(random());
});
