import type { Browser, Page } from '@playwright/test';
import { traced, type Work } from '../../bench/page/traced';
import { expect, test } from './support/test';

/** What a press costs whose promise, long after it, keeps the page busy for so many milliseconds. */
async function costOf(browser: Browser, page: Page, busyMs: number): Promise<Work | undefined> {
  await page.setContent('<input id="field">');
  await page.evaluate((ms) => {
    document.getElementById('field')?.addEventListener('keydown', () => {
      setTimeout(() => {
        void Promise.resolve().then(() => {
          const end = performance.now() + ms;
          while (performance.now() < end);
        });
      }, 100);
    });
  }, busyMs);
  await page.focus('#field');
  const press = async () => {
    await page.keyboard.press('a');
    await page.waitForTimeout(600);
  };
  const [work] = await traced(browser, page, press, 'keydown');
  return work;
}

test('the benchmarks count what a promise does after a press', async ({ browser, page }) => {
  const quiet = await costOf(browser, page, 0);
  const busy = await costOf(browser, page, 200);
  // Time of the thread, of which a machine that is busy itself gives less.
  expect((busy?.script ?? 0) - (quiet?.script ?? 0)).toBeGreaterThan(60);
  expect(busy?.longest).toBeGreaterThan(60);
});
