import { chromium, type Browser } from '@playwright/test';
import { measureKey, type Timing } from './measure-page';
import { servePage } from './serve-page';

const sizes = [40, 200, 1000] as const;

interface Row {
  readonly fields: number;
  readonly what: string;
  readonly timing: Timing;
}

/** Prints what a keystroke and a toggle cost at each size. */
export async function measureForms(): Promise<void> {
  const served = await servePage();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    const rows: Row[] = [];
    for (const fields of sizes) rows.push(...(await measureSize(browser, served.address, fields)));
    console.log(table(rows));
  } finally {
    await browser.close();
    await served.close();
  }
}

async function measureSize(
  browser: Browser,
  address: string,
  fields: number,
): Promise<readonly Row[]> {
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
    (await page.inputValue(`#${section}-free`)) === 'a'.repeat(key.presses) &&
    (await page.isVisible(`#${section}-extra`)) === (toggle.presses % 2 === 1);
  await context.close();
  const [fault] = faults;
  if (fault !== undefined) throw fault;
  if (!works) throw new Error(`The form of ${fields} fields did not do what was measured`);
  return [
    { fields, what: 'keystroke', timing: key },
    { fields, what: 'toggle', timing: toggle },
  ];
}

const columns = ['fields', 'what', 'script ms', 'p95', 'style + layout'];

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ fields, what, timing }) => [
    String(fields),
    what,
    ...[timing.median, timing.p95, timing.layout].map((ms) => ms.toFixed(2)),
  ]);
  const widths = columns.map((name, column) =>
    Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  return [columns, ...lines]
    .map((line) => line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n');
}
