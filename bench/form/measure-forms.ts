import type { Browser } from '@playwright/test';
import { launchChromium } from '../page/launch-chromium';
import { timingTable, type TimingRow } from '../page/timing-table';
import { measureKey, presses } from './measure-page';
import { servePage } from './serve-page';

const sizes = [40, 200, 1000] as const;

/** Prints what a keystroke and a toggle cost at each size. */
export async function measureForms(): Promise<void> {
  const served = await servePage();
  const browser = await launchChromium();
  try {
    const rows: TimingRow[] = [];
    for (const fields of sizes) rows.push(...(await measureSize(browser, served.address, fields)));
    console.log(timingTable('fields', 'what', rows));
  } finally {
    await browser.close();
    await served.close();
  }
}

async function measureSize(
  browser: Browser,
  address: string,
  fields: number,
): Promise<readonly TimingRow[]> {
  // A new context: nothing is taken up from the device.
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto(`${address}?fields=${fields}`);
  const section = `s${Math.floor(fields / 16)}`;
  await page.waitForSelector(`#${section}-free`);
  const cdp = await context.newCDPSession(page);
  // Time of the thread, so that other work on the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const key = await measureKey(page, cdp, `#${section}-free`, 'a');
  const toggle = await measureKey(page, cdp, `#${section}-toggle`, ' ');
  const works =
    (await page.inputValue(`#${section}-free`)) === 'a'.repeat(presses) &&
    (await page.isVisible(`#${section}-extra`)) === (presses % 2 === 1);
  await context.close();
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  if (!works) throw new Error(`The form of ${fields} fields did not do what was measured`);
  return [
    { size: fields, what: 'keystroke', timing: key },
    { size: fields, what: 'toggle', timing: toggle },
  ];
}
