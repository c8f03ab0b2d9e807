import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { medians, traced, type Work } from '../page/traced';

/** The journey is kept 300 ms after a change, once the page is idle, and then nothing is left to do. */
const quietMs = 650;
const rounds = { warmUp: 8, repeats: 21 };
/** How often the key is pressed, warm-up included. */
export const presses = rounds.warmUp + rounds.repeats;

async function press(cdp: CDPSession, key: string): Promise<void> {
  const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
  const windowsVirtualKeyCode = key.toUpperCase().charCodeAt(0);
  const pressed = { key, code, windowsVirtualKeyCode };
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, ...pressed });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
}

/** What one press costs until nothing is left to do: medians of all that follow the warm-up. */
export async function measureKey(
  { browser, page, context }: Visit,
  selector: string,
  key: string,
): Promise<Work> {
  const cdp = await context.newCDPSession(page);
  await page.focus(selector);
  const works = await traced(
    browser,
    page,
    async () => {
      for (let round = 0; round < presses; round += 1) {
        await press(cdp, key);
        await page.waitForTimeout(quietMs);
      }
    },
    'keydown',
  );
  if (works.length !== presses) throw new Error(`The trace shows ${works.length} presses`);
  return medians(works.slice(rounds.warmUp));
}

/** What it costs to draw the form, from the first line of ours to the end of the last task. */
export async function measureMount({ browser, page }: Visit): Promise<Work> {
  await page.waitForFunction(() => window.mountForm !== undefined);
  const [work] = await traced(browser, page, async () => {
    await page.evaluate(() => window.mountForm?.());
    await page.waitForTimeout(quietMs);
  });
  if (work === undefined) throw new Error('Nothing was measured');
  return work;
}

export interface Visit {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * A visit of its own: nothing is taken up but what is given, `stored` under its key.
 * @throws what the page throws.
 */
export async function visiting<Result>(
  browser: Browser,
  address: string,
  stored: readonly [key: string, text: string] | null,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1200 } });
  try {
    const page = await context.newPage();
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    await page.addInitScript((entry) => {
      if (entry !== null) localStorage.setItem(entry[0], entry[1]);
    }, stored);
    await page.goto(address);
    const result = await work({ browser, context, page });
    const [fault] = faults;
    if (fault !== undefined) throw fault;
    return result;
  } finally {
    await context.close();
  }
}
