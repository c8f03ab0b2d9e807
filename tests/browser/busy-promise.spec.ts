import type { Browser, Page } from '@playwright/test';
import { traced, type Work } from '../../bench/page/traced';
import { expect, test } from './support/test';

/** What a press costs whose promise, long after it, keeps the page busy for so many rounds. */
async function costOf(browser: Browser, page: Page, rounds: number): Promise<Work | undefined> {
  await page.setContent('<input id="field">');
  await page.evaluate((count) => {
    document.getElementById('field')?.addEventListener('keydown', () => {
      setTimeout(() => {
        void Promise.resolve().then(() => {
          let sum = 1;
          for (let round = 0; round < count; round += 1) sum = Math.imul(sum + round, 31);
          document.body.dataset['sum'] = String(sum);
        });
      }, 100);
    });
  }, rounds);
  await page.focus('#field');
  const press = async () => {
    await page.keyboard.press('a');
    await page.waitForSelector('[data-sum]');
  };
  const [work] = await traced(browser, page, press, 'keydown');
  return work;
}

// The same rounds take the same time of the thread, however busy the machine is.
test('the benchmarks count what a promise does after a press', async ({ browser, page }) => {
  const quiet = await costOf(browser, page, 0);
  const busy = await costOf(browser, page, 100_000_000);
  expect((busy?.script ?? 0) - (quiet?.script ?? 0)).toBeGreaterThan(20);
  expect(busy?.longest).toBeGreaterThan(20);
});
