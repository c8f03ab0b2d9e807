import { expect } from '@playwright/test';
import type { Visit } from './visit';

/** What is pressed is at least 44 px high; links within a sentence are as high as their line. */
export async function expectTargets({ page }: Visit, where: string): Promise<void> {
  const small = await page.evaluate(() => {
    const least = 43.5;
    const pressed = document.querySelectorAll(
      'button:not([tabindex="-1"]), a[href], select, input, [role="option"]',
    );
    return [...pressed].flatMap((element) => {
      // A radio or tick is pressed through the card or the words that it belongs to.
      const target =
        element.matches('[type=radio], [type=checkbox]') && element.closest('label') !== null
          ? (element.closest('label') ?? element)
          : element;
      const { height: own, width, bottom } = target.getBoundingClientRect();
      // Some spread over the card that they stand in.
      const spread = getComputedStyle(target, '::after');
      const height =
        spread.position === 'absolute' ? Math.max(own, parseFloat(spread.height)) : own;
      const isOut = bottom + scrollY <= 0 || width <= 1 || !element.checkVisibility();
      if (isOut || height >= least) return [];
      const words = element.parentElement?.textContent.trim();
      const isInSentence = element.matches('a') && words !== element.textContent.trim();
      if (isInSentence) return [];
      const box = element.parentElement?.getBoundingClientRect();
      // A field is as high as the box that is drawn around it.
      if (element.matches('input, select') && box !== undefined && box.height >= least) return [];
      return [`${target.outerHTML.slice(0, 120)} is ${String(Math.round(height))} px high`];
    });
  });
  expect(small, `big enough for a finger: ${where}`).toEqual([]);
}
