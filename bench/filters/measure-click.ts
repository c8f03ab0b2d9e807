import type { CDPSession, Locator, Page } from '@playwright/test';

/** Milliseconds. */
export interface Timing {
  readonly median: number;
  readonly p95: number;
  /** Style and layout, which is not script. */
  readonly layout: number;
}

const repeats = 40;
const warmUp = 10;
/** Milliseconds in which everything is drawn. */
const idle = 250;

/** All script of one click, from the press until nothing is left to do; the controls take turns. */
export async function measureClick(
  page: Page,
  cdp: CDPSession,
  controls: readonly Locator[],
): Promise<Timing> {
  const places = await Promise.all(controls.map(middleOf));
  const scripts: number[] = [];
  const layouts: number[] = [];
  for (let round = 0; round < warmUp + repeats; round += 1) {
    const place = places[round % places.length];
    if (place === undefined) throw new Error('There is nothing to click');
    const before = await metrics(cdp);
    await page.mouse.click(place.x, place.y);
    await page.waitForTimeout(idle);
    const after = await metrics(cdp);
    if (round < warmUp) continue;
    scripts.push(after.script - before.script);
    layouts.push(after.layout - before.layout);
  }
  scripts.sort((a, b) => a - b);
  layouts.sort((a, b) => a - b);
  return { median: at(scripts, 0.5), p95: at(scripts, 0.95), layout: at(layouts, 0.5) };
}

async function middleOf(control: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('A control is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

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
