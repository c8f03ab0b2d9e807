import { unstarted } from 'virtual:journey/unstarted';
import { brands, choose } from 'virtual:tenants';
import { brandOfHost } from './brand-of-host';
import { BrokenSettings, lateOrNot, readSettings, settingsWithinMs } from './read-settings';
import { isOtherRelease, loadAnewOnce } from './release/release-watch';
import { showUnstarted } from './unstarted';

let missing: unknown = null;
window.addEventListener(
  'vite:preloadError',
  ({ payload }) => {
    missing = payload;
  },
  { once: true },
);

/** However late they come; meanwhile the page says that they have not. */
const settings = () =>
  lateOrNot((anew) => readSettings(window, anew), {
    schedule: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    withinMs: settingsWithinMs,
    onLate: () => showUnstarted(window, 'missing'),
  });

/**
 * What starts a page of a build with several brands: the brand that the page was sent with, else that
 * of this host, and then the journey.
 */
async function start(): Promise<void> {
  const { brand: shown, unstyled } = document.documentElement.dataset;
  const isShown = shown !== undefined && brands.includes(shown);
  const named = isShown ? shown : brandOfHost(await settings(), window.location, brands);
  const head = await choose(named ?? brands[0]);
  if (unstyled !== undefined) throw (missing = new Error('The look of the brand did not come'));
  for (const { tag, attrs } of isShown ? [] : head) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
    document.head.append(element);
  }
  await import('./main');
}

start().catch(async (error: unknown) => {
  // What is missing is said on the page; all else is a fault.
  if (error !== missing) reportError(error);
  const isNewer = await isOtherRelease(window);
  // Nothing can have been entered in a page that was never there.
  if (isNewer && loadAnewOnce(window, `${unstarted.journey}.loadedAnew`, null)) return;
  showUnstarted(window, error instanceof BrokenSettings ? 'settings' : 'missing');
});
