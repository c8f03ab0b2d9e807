import { expect, type Page } from '@playwright/test';
import { runs } from '../../full';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { shoot } from './shot';
import { expectTargets } from './targets';
import type { Visit } from './visit';

interface Size {
  readonly width: number;
  readonly height: number;
}

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 800 };
/** A small phone, and 1280 pixels at 400 %. */
const narrow = { width: 320, height: 225 };

/** How many states of a visit were looked at. */
const looks = new WeakMap<Visit, number>();

/**
 * A state as everybody meets it: no violation on a desk or on a phone (in `npm test` on one of the
 * two, by turns, which saves minutes), nothing that sticks out down to 320 px, and nothing too
 * small for a finger; at both widths it reads as `read` expects.
 */
export async function look(
  visit: Visit,
  where: string,
  without: readonly string[] = [],
  read: (() => Promise<void>) | null = null,
): Promise<void> {
  const { page } = visit;
  const found = page.viewportSize() ?? wide;
  const before = looks.get(visit) ?? 0;
  looks.set(visit, before + 1);
  const judged = runs([before % 2 === 0 ? phone : wide], [phone, wide]);
  for (const size of [phone, wide]) {
    await resize(page, size);
    const at = `${where}, ${String(size.width)} px`;
    await read?.();
    if (judged.includes(size)) await expectAccessible(visit, at, without);
    await expectNoSidewaysScroll(visit, at);
    await expectTargets(visit, at);
    await shoot(page, at);
  }
  await resize(page, narrow);
  await expectNoSidewaysScroll(visit, `${where}, 320 px or 400 %`);
  await resize(page, found);
}

async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}
