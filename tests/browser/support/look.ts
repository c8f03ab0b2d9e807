import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { expectTargets } from './targets';
import type { Visit } from './visit';

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 800 };
/** A small phone, and 1280 pixels at 400 %. */
const narrow = { width: 320, height: 225 };

/**
 * A state as everybody meets it: no violation on a desk or on a phone, nothing that sticks out
 * down to 320 px, and nothing too small for a finger.
 */
export async function look(
  visit: Visit,
  where: string,
  without: readonly string[] = [],
): Promise<void> {
  const { page } = visit;
  for (const size of [phone, wide]) {
    await resize(page, size);
    const at = `${where}, ${String(size.width)} px`;
    if (process.env['SHOTS'])
      await page.screenshot({
        path: `/tmp/cs/shots/${where.replaceAll(/\W+/g, '-')}-${size.width}.png`,
        fullPage: true,
      });
    await expectAccessible(visit, at, without);
    await expectNoSidewaysScroll(visit, at);
    await expectTargets(visit, at);
  }
  await resize(page, narrow);
  await expectNoSidewaysScroll(visit, `${where}, 320 px or 400 %`);
  await resize(page, wide);
}

async function resize(page: Page, size: typeof wide): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}
