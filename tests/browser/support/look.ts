import { expect, type Page } from '@playwright/test';
import { runs } from '../../full';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { shoot } from './shot';
import { expectTargets } from './targets';
import { expectWholeWords } from './whole-words';
import type { Visit } from './visit';

interface Size {
  readonly width: number;
  readonly height: number;
}

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 800 };
/** A small phone, and 1280 pixels at 400 %. */
const narrow = { width: 320, height: 225 };

interface Light {
  readonly media: { readonly colorScheme?: 'light' | 'dark'; readonly forcedColors?: 'active' };
  /** Rules that say nothing there. */
  readonly without: readonly string[];
}

/**
 * The light first in which states are judged in `npm test`. Of the system's own colours axe reads
 * `-webkit-text-fill-color`, of which Chromium tells the page's.
 */
const everyLight: readonly Light[] = [
  { media: { colorScheme: 'light' }, without: [] },
  { media: { colorScheme: 'dark' }, without: [] },
  { media: { forcedColors: 'active' }, without: ['color-contrast'] },
];
const plain = { colorScheme: null, forcedColors: null } as const;

interface Looked {
  /** One of the states in which each screen is judged in `npm test` too, which else has no time for it. */
  readonly isChosen?: boolean;
  /** Rules of axe that do not hold here, with their reason where they are named. */
  readonly without?: readonly string[];
  /** What must be read at either width. */
  readonly read?: () => Promise<void>;
}

/**
 * A state as everybody meets it: nothing that sticks out down to 320 px, and nothing too small for a
 * finger; where the state is chosen, no violation on the smallest phone, and there nothing cut with
 * larger letters or more room around them. In `npm run test:full` every state is judged so, on a desk
 * too, in light, in dark and in the system's own colours.
 */
export async function look(
  visit: Visit,
  where: string,
  { isChosen = false, without = [], read }: Looked = {},
): Promise<void> {
  const { page } = visit;
  const found = page.viewportSize() ?? wide;
  const lights = runs(isChosen ? everyLight.slice(0, 1) : [], everyLight);
  for (const size of [phone, wide]) {
    await resize(page, size);
    const at = `${where}, ${String(size.width)} px`;
    await read?.();
    await expectNoSidewaysScroll(visit, at);
    await expectTargets(visit, at);
    await shoot(page, at);
  }
  await resize(page, narrow);
  await expectNoSidewaysScroll(visit, `${where}, 320 px or 400 %`);
  if (lights.length > 0) await expectWholeWords(visit, `${where}, 320 px`);
  for (const size of runs([narrow], [narrow, wide])) {
    if (lights.length > 0) await resize(page, size);
    for (const { media, without: also } of lights) {
      await page.emulateMedia(media);
      const at = `${where}, ${String(size.width)} px, ${Object.values(media).join(', ')}`;
      await expectAccessible(visit, at, [...without, ...also]);
    }
    await page.emulateMedia(plain);
  }
  await resize(page, found);
}

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}
