import type { Page } from '@playwright/test';

/** Counts from now on by how much the page moves by itself; what comes back reads the sum. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    type Shift = PerformanceEntry & { readonly value: number };
    const counted = window as unknown as { shifted: number };
    counted.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shifted += (entry as Shift).value;
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // What has moved in this frame is told in the next.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve((window as unknown as { shifted: number }).shifted),
            ),
          );
        }),
    );
}
