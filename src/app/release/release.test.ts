// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOtherRelease, loadAnewOnce, watchRelease } from './release-watch';

const script = '/assets/index-old.js';
const page = (index: string, ok = true): Window =>
  Object.assign(Object.create(window) as Window, {
    document,
    fetch: () => Promise.resolve({ ok, text: () => Promise.resolve(index) } as Response),
  });

beforeEach(() => {
  document.head.innerHTML = `<script type="module" src="${script}"></script>`;
});
afterEach(() => {
  document.head.innerHTML = '';
  window.sessionStorage.clear();
});

/** As the page's loader tells of a part that it cannot have. */
function partFails(error = new Error('Failed to fetch')): Error {
  const event = Object.assign(new Event('vite:preloadError'), { payload: error });
  window.dispatchEvent(event);
  return error;
}

describe('another release', () => {
  it.each([
    ['is there when its page begins with another script', `src="/assets/index-new.js"`, true, true],
    ['is not there when it is the same', `src="${script}"`, true, false],
    ['is not known when the server fails', '', false, false],
  ])('%s', async (_, index, ok, other) => {
    expect(await isOtherRelease(page(index, ok))).toBe(other);
  });

  it('is not known offline', async () => {
    const offline = page('');
    offline.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await isOtherRelease(offline)).toBe(false);
  });
});

describe('a part that cannot be had', () => {
  it('is no news where its place says so by itself', async () => {
    const isOther = vi.fn(() => Promise.resolve(false));
    const release = watchRelease(window, isOther);
    const error = partFails();
    await vi.waitFor(() => expect(isOther).toHaveBeenCalled());
    expect(release.current()).toEqual({ code: 'here', goal: null });
    expect([error, new Error('Other')].map(release.isMissingPart)).toEqual([true, false]);
  });

  it('is told of when another release is there', async () => {
    const release = watchRelease(window, () => Promise.resolve(true));
    const heard = vi.fn();
    release.subscribe(heard);
    partFails();
    await vi.waitFor(() => expect(release.current().code).toBe('newer'));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is told of when it leads on, until it is found', () => {
    const release = watchRelease(window, () => Promise.resolve(false));
    release.missed('/results');
    expect(release.current()).toEqual({ code: 'missing', goal: '/results' });
    release.found();
    expect(release.current()).toEqual({ code: 'here', goal: null });
  });

  it('leads on in the newer release', async () => {
    const release = watchRelease(window, () => Promise.resolve(true));
    release.missed('/results');
    await vi.waitFor(() => expect(release.current()).toEqual({ code: 'newer', goal: '/results' }));
    release.found();
    expect(release.current().code).toBe('newer');
  });
});

describe('a page that loads itself anew', () => {
  const visit = (storage: Pick<Storage, 'getItem' | 'setItem'> = window.sessionStorage) => {
    const reload = vi.fn();
    const own = Object.assign(Object.create(window) as Window, { document });
    Object.defineProperty(own, 'location', { value: { reload } });
    Object.defineProperty(own, 'sessionStorage', { value: storage });
    return { own, reload };
  };

  it('does so once for each release', () => {
    const { own, reload } = visit();
    expect([loadAnewOnce(own, 'key', null), loadAnewOnce(own, 'key', null)]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledOnce();
    document.head.innerHTML = '<script type="module" src="/assets/index-third.js"></script>';
    expect(loadAnewOnce(own, 'key', null)).toBe(true);
  });

  it('does not where it could not tell that it had', () => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const { own, reload } = visit({ getItem: denied, setItem: denied });
    expect(loadAnewOnce(own, 'key', null)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
