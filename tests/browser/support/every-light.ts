import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { look } from './look';
import { shoot } from './shot';
import type { Visit } from './visit';

/**
 * What a household meets in light and dark, in the system's own colours, with letters twice as
 * large, and on paper: it can be read, and nothing is cut.
 */
export async function lookInEveryLight(
  visit: Visit,
  where: string,
  { isForm = false } = {},
): Promise<void> {
  const { page } = visit;
  const see = (how: string) => shoot(page, `${where} ${how}`);
  await look(visit, where, { isChosen: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(visit, `${where}, dark`);
  await see('dark');
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expectBarsSeen(visit, where);
  await see('forced');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  if (!isForm) await expect(page.getByRole('button'), 'paper has no buttons').toHaveCount(0);
  await see('print');
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
}

/** The way through the journey is drawn by bars alone, which lose their colours. */
async function expectBarsSeen({ page }: Visit, where: string): Promise<void> {
  const bars = await page.locator('.p-stepper li').evaluateAll((found) =>
    found.map((one) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(one, '::before');
      const isFilled = backgroundColor !== getComputedStyle(document.body).backgroundColor;
      return { frame: borderTopWidth, isRight: isFilled === one.matches('.is-done, .is-present') };
    }),
  );
  const seen = bars.every(({ frame, isRight }) => frame === '1px' && isRight);
  expect(seen, `every bar is seen: ${where}`).toBe(true);
}
