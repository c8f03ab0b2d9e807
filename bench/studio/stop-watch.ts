import type { Page } from '@playwright/test';

/** What is waited for in a page: a text in the first element of a kind, there or in the page in its frame. */
export interface Sign {
  readonly selector: string;
  readonly text: RegExp;
  readonly inFrame?: boolean;
  /** It stands there before the key, too: it must have gone first. */
  readonly isAnew?: boolean;
}

/** Milliseconds from the key until each sign stood there; null for one that never did. */
export type Times<Name extends string> = Readonly<Record<Name, number | null>>;

/**
 * Milliseconds from a press of a key, by the page's own clock, until each sign stands in the document; null
 * for one that has not come when `limitMs` are over. `press`: presses the key, and no other.
 */
export async function timed<Name extends string>(
  page: Page,
  signs: Readonly<Record<Name, Sign>>,
  limitMs: number,
  press: () => Promise<void>,
): Promise<Times<Name>> {
  const wanted = Object.entries<Sign>(signs).map(([name, sign]) => ({
    ...{ name, selector: sign.selector, inFrame: sign.inFrame === true },
    isAnew: sign.isAnew === true,
    source: sign.text.source,
  }));
  const seen = await page.evaluateHandle(
    ([all, limit]) => {
      let pressed = 0;
      const found: Record<string, number> = {};
      const gone = new Set(all.filter(({ isAnew }) => !isAnew).map(({ name }) => name));
      const frame = document.querySelector('iframe')?.contentDocument ?? document;
      const look = (): boolean => {
        if (pressed === 0) return false;
        for (const { name, selector, inFrame, source } of all) {
          const text = (inFrame ? frame : document).querySelector(selector)?.textContent ?? '';
          const isThere = new RegExp(source).test(text);
          if (!isThere) gone.add(name);
          else if (gone.has(name)) found[name] ??= performance.now() - pressed;
        }
        return all.every(({ name }) => name in found);
      };
      const done = new Promise<Record<string, number>>((end) => {
        const watchers = [document, frame].map((each) => {
          const watcher = new MutationObserver(() => {
            if (look()) finish();
          });
          watcher.observe(each, { subtree: true, childList: true, characterData: true });
          return watcher;
        });
        const finish = (): void => {
          for (const watcher of watchers) watcher.disconnect();
          end(found);
        };
        setTimeout(finish, limit);
      });
      const onKey = ({ timeStamp }: Event): void => {
        if (pressed === 0) pressed = timeStamp;
      };
      addEventListener('keydown', onKey, { capture: true, once: true });
      return { done };
    },
    [wanted, limitMs] as const,
  );
  await press();
  const found = await seen.evaluate(({ done }) => done);
  await seen.dispose();
  return Object.fromEntries(
    Object.keys(signs).map((name) => [name, found[name] ?? null]),
  ) as Times<Name>;
}
