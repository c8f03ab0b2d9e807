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

/**
 * Counts over all pages by how much they move, but for what follows a press or a key at once; what
 * comes back reads what has come since it was read last, each move that can be seen apart.
 */
export async function countShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    const counted = window as unknown as { moved: number };
    counted.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) counted.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const counted = window as unknown as { moved: number };
              resolve(counted.moved);
              counted.moved = 0;
            }),
          );
        }),
    );
}
