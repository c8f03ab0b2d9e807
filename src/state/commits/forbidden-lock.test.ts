import { describe, expect, it, vi } from 'vitest';
import type { Locks } from '../environment/browser-environment';
import { manualClock } from '../testing/manual-clock';
import { memoryStorage } from '../testing/memory-storage';
import { storedLease } from './lease';
import { sharedLock } from './commit-lock';

/** As Chromium answers where the site may keep nothing. */
const refuse = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
const forbidden: Locks = { take: refuse, free: refuse, isHeld: refuse };

function lockOf(locks: Locks, storageIsForbidden: boolean) {
  const clock = manualClock();
  const storage = memoryStorage();
  if (storageIsForbidden) storage.breakWith(new DOMException('Access is denied', 'SecurityError'));
  const environment = { schedule: clock.schedule, random: () => 'me', reportError: vi.fn() };
  const lease = storedLease('lock', storage, environment);
  return { clock, environment, lock: sharedLock(locks, 'lock', lease, environment) };
}

describe('where the browser forbids its locks (design 1.3, 3)', () => {
  it('and its storage, the tab may send', async () => {
    const { lock, environment } = lockOf(forbidden, true);
    expect(await lock.take()).toBe(true);
    expect(lock.isMine()).toBe(true);
    expect(await lock.isFree()).toBe(true);
    lock.letGo();
    expect(environment.reportError).not.toHaveBeenCalled();
  });

  it('nobody waits for a tab that cannot be there', async () => {
    const { lock } = lockOf(forbidden, true);
    await expect(lock.free(new AbortController().signal)).resolves.toBeUndefined();
  });

  it('but not its storage, the lease takes their place', async () => {
    const { lock, clock } = lockOf(forbidden, false);
    const taken = lock.take();
    await clock.pass(250);
    expect(await taken).toBe(true);
    lock.letGo();
    expect(lock.isMine()).toBe(false);
  });
});

it('a lock that breaks in another way counts as one that another tab has', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  const { lock, environment } = lockOf({ take: broken, free: broken, isHeld: broken }, true);
  expect(await lock.take()).toBe(false);
  expect(await lock.isFree()).toBe(false);
  expect(environment.reportError).toHaveBeenCalled();
});
