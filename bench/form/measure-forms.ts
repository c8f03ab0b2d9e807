import { chromium } from '@playwright/test';
import { measureKey, type Timing } from './measure-page';
import { servePage } from './serve-page';

const sizes = [40, 200, 1000];
const ways = process.argv.includes('--plain') ? ['view', 'plain'] : ['view'];

/** Prints what a keystroke and a toggle cost at each size. */
export async function measureForms(): Promise<void> {
  const served = await servePage();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    for (const way of ways)
      for (const fields of sizes) {
        const page = await browser.newPage();
        page.on('pageerror', (error) => {
          throw error;
        });
        await page.goto(`${served.address}?fields=${fields}&way=${way}`);
        const middle = Math.floor(fields / 16);
        await page.waitForSelector(`#s${middle}-free`);
        const cdp = await page.context().newCDPSession(page);
        await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
        const key = await measureKey(page, cdp, `#s${middle}-free`, 'a');
        const typed = await page.inputValue(`#s${middle}-free`);
        const toggle = await measureKey(page, cdp, `#s${middle}-toggle`, ' ');
        console.log(line(way, fields, 'keystroke', key), typed.length);
        console.log(line(way, fields, 'toggle', toggle), await page.isVisible(`#s${middle}-extra`));
        await page.close();
      }
  } finally {
    await browser.close();
    await served.close();
  }
}

const line = (way: string, fields: number, what: string, timing: Timing) =>
  [
    way.padEnd(6),
    String(fields).padStart(5),
    what.padEnd(10),
    ...[timing.median, timing.p95, timing.layout].map((ms) => ms.toFixed(2).padStart(7)),
  ].join(' ');
