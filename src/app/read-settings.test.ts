import { describe, expect, it, vi } from 'vitest';
import { lateOrNot, readSettings } from './read-settings';

/** Time that a test lets pass. */
function clock() {
  const waiting = new Set<() => void>();
  return {
    schedule: (work: () => void) => {
      waiting.add(work);
      return () => void waiting.delete(work);
    },
    pass: () => {
      for (const work of [...waiting]) {
        waiting.delete(work);
        work();
      }
    },
  };
}

/** Settings that are asked for, and answered by the test. */
function asked() {
  const attempts: {
    readonly resolve: (value: string) => void;
    readonly reject: (error: unknown) => void;
  }[] = [];
  const read = vi.fn<(anew: boolean) => Promise<string>>(() => {
    let resolve: (value: string) => void = () => undefined;
    let reject: (error: unknown) => void = () => undefined;
    const promise = new Promise<string>((done, failed) => {
      resolve = done;
      reject = failed;
    });
    attempts.push({ resolve, reject });
    return promise;
  });
  return { attempts, read };
}

describe('settings that are late', () => {
  it('are told of in time, once, and still count when they come', async () => {
    const { schedule, pass } = clock();
    const { attempts, read } = asked();
    const onLate = vi.fn();
    const settings = lateOrNot(read, { schedule, withinMs: 10, onLate });
    expect(onLate).not.toHaveBeenCalled();
    pass();
    pass();
    expect(onLate).toHaveBeenCalledOnce();
    attempts[0]?.resolve('late');
    expect(await settings).toBe('late');
  });

  it('are asked for anew, and told of again where that is late too', async () => {
    const { schedule, pass } = clock();
    const { attempts, read } = asked();
    let again = (): void => undefined;
    const onLate = vi.fn((next: () => void) => {
      again = next;
    });
    const settings = lateOrNot(read, { schedule, withinMs: 10, onLate });
    pass();
    again();
    expect(read.mock.calls).toEqual([[false], [true]]);
    pass();
    expect(onLate).toHaveBeenCalledTimes(2);
    attempts[1]?.resolve('second');
    expect(await settings).toBe('second');
  });

  it('are no longer waited for once they are there or have failed', async () => {
    const { schedule, pass } = clock();
    const { attempts, read } = asked();
    const onLate = vi.fn();
    const settings = lateOrNot(read, { schedule, withinMs: 10, onLate });
    attempts[0]?.reject(new TypeError('offline'));
    await expect(settings).rejects.toThrow('offline');
    pass();
    expect(onLate).not.toHaveBeenCalled();
  });
});

it('the settings are asked for once a page, unless anew', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('{"api":"/api"}')));
  const page = { fetch };
  expect(await readSettings(page)).toEqual({ api: '/api' });
  await readSettings(page);
  expect(fetch).toHaveBeenCalledOnce();
  await readSettings(page, true);
  expect(fetch).toHaveBeenCalledTimes(2);
});
