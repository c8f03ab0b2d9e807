import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds. */
export interface Timing {
  readonly median: number;
  readonly p95: number;
  /** Style and layout, which is not script. */
  readonly layout: number;
  /** How often the key was pressed, warm-up included. */
  readonly presses: number;
}

const repeats = 40;
const warmUp = 15;
/** Milliseconds in which all deferred work is done: the journey is kept 300 ms after a change. */
const idle = 450;

async function metrics(cdp: CDPSession) {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  const read = (name: string) => (list.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    script: read('ScriptDuration'),
    layout: read('LayoutDuration') + read('RecalcStyleDuration'),
  };
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function press(cdp: CDPSession, key: string) {
  const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
  const windowsVirtualKeyCode = key.toUpperCase().charCodeAt(0);
  await cdp.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key,
    code,
    text: key,
    windowsVirtualKeyCode,
  });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, windowsVirtualKeyCode });
}

/** All script of one key, from the press until nothing is left to do. */
export async function measureKey(
  page: Page,
  cdp: CDPSession,
  selector: string,
  key: string,
): Promise<Timing> {
  await page.focus(selector);
  const scripts: number[] = [];
  const layouts: number[] = [];
  for (let round = 0; round < warmUp + repeats; round += 1) {
    const before = await metrics(cdp);
    await press(cdp, key);
    await page.waitForTimeout(idle);
    const after = await metrics(cdp);
    if (round < warmUp) continue;
    scripts.push(after.script - before.script);
    layouts.push(after.layout - before.layout);
  }
  scripts.sort((a, b) => a - b);
  layouts.sort((a, b) => a - b);
  return {
    median: at(scripts, 0.5),
    p95: at(scripts, 0.95),
    layout: at(layouts, 0.5),
    presses: warmUp + repeats,
  };
}
