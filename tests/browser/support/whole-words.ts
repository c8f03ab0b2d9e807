import { expect } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe';
import type { Visit } from './visit';

/** How a household may have its letters: larger (WCAG 1.4.4), or with more room around them (1.4.12). */
const ways = {
  'letters twice as large': 'html { font-size: 200% !important }',
  'more room around letters':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
};

/** Either way, on a page as narrow as it is now: nothing sticks out, and no word is cut by its box. */
export async function expectWholeWords(visit: Visit, where: string): Promise<void> {
  for (const [way, style] of Object.entries(ways)) {
    await lettersAs(visit, style);
    await expectNoSidewaysScroll(visit, `${where}, ${way}`);
    expect(await cutWords(visit), `no word is cut: ${where}, ${way}`).toEqual([]);
  }
  await lettersAs(visit, '');
}

/** A style that the page's policy takes; the last one goes. */
const lettersAs = ({ page }: Visit, style: string): Promise<void> =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [await sheet.replace(text)];
  }, style);

/** Words that stand outside of the page, or of a box that hides what sticks out of it. */
const cutWords = ({ page }: Visit): Promise<readonly string[]> =>
  page.evaluate(() => {
    const hides = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return /hidden|clip/.test(overflowX + overflowY);
    };
    const isShown = (words: Element) =>
      words.checkVisibility() &&
      words.closest('svg, option, [class*="skip"], [data-live-announcer]') === null;
    const linesOf = (words: Element) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    const boxesAround = (words: Element): readonly Element[] =>
      words.parentElement === null ? [words] : [words, ...boxesAround(words.parentElement)];
    return [...document.querySelectorAll('body *')].flatMap((words) => {
      const says = [...words.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      if (!says || !isShown(words)) return [];
      const hiding = boxesAround(words)
        .filter(hides)
        .map((box) => box.getBoundingClientRect());
      // What is there for a screen reader alone stands in a box of one pixel.
      if (hiding.some(({ width }) => width <= 2)) return [];
      const isCut = linesOf(words).some(
        ({ left, right }) =>
          right > innerWidth + 1 ||
          hiding.some((box) => right > box.right + 1 || left < box.left - 1),
      );
      return isCut ? [words.outerHTML.slice(0, 120)] : [];
    });
  });
