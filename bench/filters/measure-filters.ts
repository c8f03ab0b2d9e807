import { chromium, type Browser } from '@playwright/test';
import { measureClick, type Timing } from './measure-click';
import { servePage } from './serve-page';

const sizes = [25, 100, 500] as const;

interface Row {
  readonly plans: number;
  readonly drawn: string;
  readonly timing: Timing;
}

/** Prints what one click in a filter costs at each size. */
export async function measureFilters(): Promise<void> {
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
    for (const plans of sizes) rows.push(...(await measureSize(browser, served.address, plans)));
    console.log(table(rows));
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
    { plans, drawn: 'ten', timing: ten },
    { plans, drawn: 'all', timing: all },
  ];
}

const columns = ['plans', 'drawn', 'script ms', 'p95', 'style + layout'];

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ plans, drawn, timing }) => [
    String(plans),
    drawn,
    ...[timing.median, timing.p95, timing.layout].map((ms) => ms.toFixed(2)),
  ]);
  const widths = columns.map((name, column) =>
    Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  return [columns, ...lines]
    .map((line) => line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n');
}
