import { expect, it } from 'vitest';
import { browserLocks } from './browser-environment';

/** A browser's lock manager, as far as it is used. */
function lockManager(granted: boolean) {
  const asked: unknown[] = [];
  let isHeld = false;
  const request = async (
    name: string,
    options: unknown,
    callback: (lock: object | null) => unknown,
  ) => {
    asked.push([name, options]);
    isHeld = granted;
    await callback(granted ? {} : null);
    isHeld = false;
  };
  const query = () =>
    Promise.resolve({ held: isHeld ? [{ name: 'x', mode: 'exclusive' }] : [], pending: [] });
  return { asked, locks: { request, query } as unknown as LockManager };
}

it('are none in an insecure context or an old browser', () => {
  expect(browserLocks({})).toBeNull();
});

it('are taken exclusively without waiting, and held until they are let go of', async () => {
  const { asked, locks } = lockManager(true);
  const mine = browserLocks({ locks });
  const letGo = await mine?.take('x');
  expect(asked).toEqual([['x', { mode: 'exclusive', ifAvailable: true }]]);
  expect(await mine?.isHeld('x')).toBe(true);
  expect(await mine?.isHeld('y')).toBe(false);
  letGo?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(await mine?.isHeld('x')).toBe(false);
});

it('are not taken from another tab', async () => {
  expect(await browserLocks({ locks: lockManager(false).locks })?.take('x')).toBeNull();
});

it('are waited for without keeping others who wait', async () => {
  const { asked, locks } = lockManager(true);
  const { signal } = new AbortController();
  await browserLocks({ locks })?.free('x', signal);
  expect(asked).toEqual([['x', { mode: 'shared', signal }]]);
});
