// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShell, partnerLine, type ShellVisit } from '../unit/shell-visit';
import { stored, textsOf } from './stored';

const line = partnerLine();
let visit: ShellVisit | null = null;

beforeAll(() => {
  line.begin();
  window.scrollTo = () => undefined;
});
/** The household loads the page anew, and takes up what it had. */
const reloaded = {
  ...{ entryType: 'navigation', type: 'reload', name: '', startTime: 0, duration: 0 },
  toJSON: () => ({}),
};
beforeEach(() => {
  vi.spyOn(window.performance, 'getEntriesByType').mockReturnValue([reloaded]);
});
afterEach(() => {
  visit?.leave();
  visit = null;
  cleanup();
  window.localStorage.clear();
  vi.useRealTimers();
});
afterAll(() => line.end());

describe('the first load of this release', () => {
  it.each(stored.map((one) => [one.build, one.page, one] as const))(
    'of what %s kept at %s is a page with a heading',
    async (_build, _page, fixture) => {
      vi.useFakeTimers({ toFake: ['Date'], now: fixture.savedAt + 60_000 });
      for (const [key, text] of Object.entries(textsOf(fixture)))
        window.localStorage.setItem(key, text);
      visit = await openShell(fixture.path);
      // By its role it would take a second to find on a page full of plans.
      await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent(/\w/));
      expect(visit.household.restored).toBe(true);
    },
  );

  it('says that what was kept for too long is gone', async () => {
    const fixture = stored.find(({ page }) => page === 'sign-up');
    if (fixture === undefined) throw new Error('No build was captured in its sign-up.');
    vi.useFakeTimers({ toFake: ['Date'], now: fixture.savedAt + 40 * 86_400_000 });
    for (const [key, text] of Object.entries(textsOf(fixture)))
      window.localStorage.setItem(key, text);
    visit = await openShell(fixture.path);
    const said = /^What you entered before could not be taken up again/;
    expect(await screen.findByText(said)).toBeVisible();
    expect(visit.household.dropped).toBe(true);
  });
});
