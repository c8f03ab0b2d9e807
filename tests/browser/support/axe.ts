import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Visit } from './visit';

declare global {
  interface Window {
    readonly axe: typeof Axe;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No violation at all, colours included; `where` is what the household is looking at. */
export async function expectAccessible(
  visit: Pick<Visit, 'page' | 'timeStands'>,
  where: string,
  without: readonly string[] = [],
): Promise<void> {
  const { page } = visit;
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
  const told = await whileTimePasses(visit, violationsOf(page, without));
  expect(told, `everybody can use: ${where}`).toEqual([]);
}

/** What axe says of the page, which has no frames. A page is given axe once, and it answers in words alone: both take time. */
async function violationsOf(page: Page, without: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (names) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(names.map((name) => [name, { enabled: false }])),
    });
    return violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`,
    );
  }, without);
}

/** Nothing sticks out to the right of the page; a list that is open has to follow its field first. */
export async function expectNoSidewaysScroll({ page }: Visit, where: string): Promise<void> {
  const outside = async (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const by = (document.scrollingElement?.scrollWidth ?? 0) - innerWidth;
      if (by <= 0) return [];
      const out = [...document.body.querySelectorAll('*')].filter(
        (one) => one.getBoundingClientRect().right > innerWidth,
      );
      return [`${String(by)} px`, ...out.map((one) => one.outerHTML.slice(0, 120))];
    });
  await expect.poll(outside, { message: `no sideways scrolling: ${where}` }).toEqual([]);
}

/** axe rests on the page’s timers: where its time stands still, it passes by milliseconds. */
async function whileTimePasses<Result>(
  { page, timeStands }: Pick<Visit, 'page' | 'timeStands'>,
  work: Promise<Result>,
): Promise<Result> {
  let isOver = !timeStands;
  void Promise.allSettled([work]).then(() => {
    isOver = true;
  });
  while (!isOver) await page.clock.runFor(1);
  return work;
}
