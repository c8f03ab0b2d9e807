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
    await expectNoCutWords(visit, `${where}, ${way}`);
  }
  await lettersAs(visit, '');
}

/** As the page is now. */
export async function expectNoCutWords(visit: Visit, where: string): Promise<void> {
  expect(await cutWords(visit), `no word is cut: ${where}`).toEqual([]);
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
    const isHiding = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return /hidden|clip/.test(overflowX + overflowY);
    };
    const boxesAround = (box: Element | null): readonly Element[] =>
      box === null ? [] : [box, ...boxesAround(box.parentElement)];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode() !== null) {
      const { parentElement: box, textContent: words } = texts.currentNode;
      const isShown = box?.checkVisibility() === true && words?.trim() !== '';
      // On a phone the way through the journey is one line of words, and its bars have theirs unseen.
      if (!isShown || box.closest('svg, option, .p-skip, .p-stepper ol') !== null) continue;
      const hiding = boxesAround(box)
        .filter(isHiding)
        .map((one) => one.getBoundingClientRect());
      // What is there for a screen reader alone stands in a box of one pixel.
      if (hiding.some(({ width }) => width <= 2)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isCut = [...range.getClientRects()].some(
        ({ left, right }) =>
          right > innerWidth + 1 ||
          hiding.some((one) => right > one.right + 1 || left < one.left - 1),
      );
      if (isCut) cut.push(`“${words ?? ''}” in ${box.outerHTML.slice(0, 80)}`);
    }
    return cut;
  });
