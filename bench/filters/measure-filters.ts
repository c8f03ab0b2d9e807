import type { Browser } from '@playwright/test';
import { launchChromium } from '../page/launch-chromium';
import { timingTable, type TimingRow } from '../page/timing-table';
import { measureClick } from './measure-click';
import { servePage } from './serve-page';

const sizes = [25, 100, 500] as const;

/** Prints what one click in a filter costs at each size. */
export async function measureFilters(): Promise<void> {
  const served = await servePage();
  const browser = await launchChromium();
  try {
    const rows: TimingRow[] = [];
    for (const plans of sizes) rows.push(...(await measureSize(browser, served.address, plans)));
    console.log(timingTable('plans', 'drawn', rows));
  } finally {
    await browser.close();
    await served.close();
  }
}

async function measureSize(browser: Browser, address: string, plans: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1200 } });
  const page = await context.newPage();
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  await page.goto(`${address}?plans=${plans}`);
  const rate = page.getByRole('group', { name: 'Rate type' });
  const controls = [
    rate.getByRole('radio', { name: 'Fixed' }),
    rate.getByRole('radio', { name: 'Any' }),
  ];
  await page.getByRole('heading', { name: `${plans} plans` }).waitFor();
  const cdp = await context.newCDPSession(page);
  // Time of the thread, so that other work on the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const ten = await measureClick(page, cdp, controls);
  await page.getByRole('button', { name: /^Show \d+ more plans$/ }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  const all = await measureClick(page, cdp, controls);
  await controls[0]?.click();
  const works =
    (await page.getByRole('article').count()) === Math.ceil(plans / 2) &&
    page.url().endsWith('?rate=fixed');
  await context.close();
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  if (!works) throw new Error(`The list of ${plans} plans did not do what was measured`);
  return [
    { size: plans, what: 'ten', timing: ten },
    { size: plans, what: 'all', timing: all },
  ];
}
