import { expect, type Locator, type Page } from '@playwright/test';

interface Focus {
  readonly where: string;
  readonly lost: boolean;
  readonly seen: boolean;
  /** In the column of the questions, where the page is read from top to bottom. */
  readonly place: { readonly top: number; readonly left: number } | null;
}

/** A household without a mouse: after every key it must still see where it is. */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** One key; the focus is on something, and whatever can be used there shows it. */
  async press(key: string): Promise<Focus> {
    await this.#page.keyboard.press(key);
    let focus = await this.#focus();
    await expect
      .poll(
        async () => {
          focus = await this.#focus();
          if (focus.lost) return 'the focus is lost';
          return focus.seen ? 'seen' : 'the focus cannot be seen';
        },
        { message: `after ${key}, on ${focus.where}` },
      )
      .toBe('seen');
    return focus;
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Tab after Tab down the page; the way never jumps back up. */
  async tabTo(control: Locator, what: string): Promise<void> {
    await this.#walk('Tab', control, what);
  }

  async backTo(control: Locator, what: string): Promise<void> {
    await this.#walk('Shift+Tab', control, what);
  }

  async tabAndPress(control: Locator, what: string, key = 'Enter'): Promise<void> {
    await this.tabTo(control, what);
    await this.press(key);
  }

  async #walk(key: 'Tab' | 'Shift+Tab', control: Locator, what: string): Promise<void> {
    await expect(control, `${what} is on the page`).toBeVisible();
    const back = key === 'Shift+Tab';
    let last = await this.#focus();
    for (let presses = 0; presses < 90; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      const next = await this.press(key);
      const [above, below] = back ? [next, last] : [last, next];
      if (above.place !== null && below.place !== null)
        expect(
          isBefore(above.place, below.place),
          `${key} goes from ${last.where} to ${next.where} in the order of the page`,
        ).toBe(true);
      last = next;
    }
    throw new Error(`${key} does not reach ${what}.`);
  }

  async #focus(): Promise<Focus> {
    return this.#page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body || !at.checkVisibility())
        return { where: 'nothing', lost: true, seen: false, place: null };
      // A ring is drawn by the control, or by the box that looks like it.
      const boxes = [at, at.parentElement, at.parentElement?.parentElement];
      const ringed = boxes.some((box) => {
        if (!box) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(box);
        return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
      });
      // The ring of a range lies around its handle, which no style tells of; its spec looks at it.
      const isRange = at.matches('[type=range]:focus-visible');
      // Headings that are only led to are the start of what is read next; nothing can be done there.
      const isUsed = !at.matches('[tabindex="-1"]:not(input, select, button, a)');
      const { top, left } = at.getBoundingClientRect();
      // What stands in the left part of a plan is read before the money at its right.
      const beside = at.closest('dialog, aside, .s-results__filters, .s-plan__compare');
      const isInColumn = at.closest('main') !== null && beside === null;
      return {
        where: `${at.tagName.toLowerCase()} “${(at.getAttribute('aria-label') ?? at.textContent).slice(0, 40) || at.id}”`,
        lost: false,
        seen: ringed || isRange || !isUsed,
        place: isInColumn ? { top: top + scrollY, left } : null,
      };
    });
  }
}

/** Lower on the page, or further right in the same line. */
function isBefore(
  first: { readonly top: number; readonly left: number },
  second: { readonly top: number; readonly left: number },
): boolean {
  const sameLine = Math.abs(first.top - second.top) < 20;
  return sameLine ? second.left >= first.left : second.top > first.top;
}
