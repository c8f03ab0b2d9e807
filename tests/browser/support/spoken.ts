import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';

/** The reader as one script for a page. */
const script = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);
const address = '/virtual-screen-reader.js';

type Reader = Pick<Virtual, 'start' | 'spokenPhraseLog' | 'clearSpokenPhraseLog'>;
type Window = typeof globalThis & { reader: Reader };

/**
 * A virtual screen reader in the page that is open: what it says as the focus moves, and of live
 * regions as they change. No real one was ever heard; those differ in words and in order.
 */
export class Spoken {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async on(page: Page): Promise<Spoken> {
    await page.route(`**${address}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.evaluate(async (from) => {
      // It looks for ids in parts that have left the page already, where there are none.
      Object.assign(Element.prototype, { getElementById: () => null });
      const { virtual } = (await import(from)) as { virtual: Reader };
      (globalThis as Window).reader = virtual;
      await virtual.start({ container: document.body });
    }, address);
    const spoken = new Spoken(page);
    await spoken.forget();
    return spoken;
  }

  /** What was said since it was forgotten, in order. */
  phrases(): Promise<readonly string[]> {
    return this.#page.evaluate(async () => {
      const said = await (globalThis as Window).reader.spokenPhraseLog();
      // A region that is emptied says nothing.
      return said.filter((phrase) => !/^(polite|assertive): $/.test(phrase));
    });
  }

  forget(): Promise<void> {
    return this.#page.evaluate(() => (globalThis as Window).reader.clearSpokenPhraseLog());
  }
}
