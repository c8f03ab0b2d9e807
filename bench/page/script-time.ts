import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds. */
export interface Timing {
  readonly median: number;
  readonly p95: number;
  /** Style and layout, which is not script. */
  readonly layout: number;
}

interface Rounds {
  readonly warmUp: number;
  readonly repeats: number;
  /** Milliseconds after which nothing is left to do. */
  readonly idle: number;
}

/** All script of one deed, from its beginning until nothing is left to do. */
export async function scriptTime(
  page: Page,
  cdp: CDPSession,
  { warmUp, repeats, idle }: Rounds,
  deed: (round: number) => Promise<void>,
): Promise<Timing> {
  const scripts: number[] = [];
  const layouts: number[] = [];
  for (let round = 0; round < warmUp + repeats; round += 1) {
    const before = await metrics(cdp);
    await deed(round);
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
