import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Visit } from './visit';

/** No violation at all, colours included; `where` is what the household is looking at. */
export async function expectAccessible(
  { page }: Visit,
  where: string,
  without: readonly string[] = [],
): Promise<void> {
  // A page that is still being built has neither a heading nor anything to judge.
  await expect(page.locator('h1').first(), `the page is there: ${where}`).toBeVisible();
  // Colours are judged at rest, not in the middle of a fade.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).disableRules([...without]).analyze();
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`,
  );
  expect(told, `everybody can use: ${where}`).toEqual([]);
}

/** Nothing sticks out to the right of the page. */
export async function expectNoSidewaysScroll({ page }: Visit, where: string): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, `no sideways scrolling: ${where}`).toBeLessThanOrEqual(client);
}
