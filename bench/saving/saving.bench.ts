import type { Page } from '@playwright/test';
import { fillFirstStep } from '../../tests/browser/support/first-step';
import { household } from '../../tests/browser/support/household';
import { operation } from '../../tests/browser/support/operation';
import { switchNow, viewQuotes } from '../../tests/browser/support/results';
import { fillSignUp } from '../../tests/browser/support/sign-up';
import { expect, test } from '../../tests/browser/support/test';
import { Visit } from '../../tests/browser/support/visit';

const visits = Number(process.env['BENCH_VISITS'] ?? 25);
const chain = [
  'savePersonal',
  'saveAddress',
  'saveTerms',
  'verifyBank',
  'saveBank',
  'completeSwitch',
];

/** What one press of Complete Switch costs, in milliseconds by the page's own clock. */
interface Cost {
  /** From the press until the first save leaves: with commits, the lock and its pause. */
  readonly before: number;
  /** From then until the answer of the completion is there. */
  readonly calls: number;
  /** Of that, while a token was fetched and nothing else. */
  readonly token: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function costOf(page: Page): Promise<Cost> {
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  );
  const pressed = await page.evaluate(() => Number(document.documentElement.dataset['pressedAt']));
  const after = fetched.filter(({ startTime }) => startTime >= pressed);
  const calls = chain.map((id) => {
    const found = after.filter(({ name }) => operation(id).test(name));
    expect(found, `${id} is called once`).toHaveLength(1);
    return found[0] ?? { startTime: 0, responseEnd: 0 };
  });
  const [first] = calls;
  const last = calls.at(-1);
  const begun = first?.startTime ?? 0;
  const ended = last?.responseEnd ?? 0;
  const token = after
    .filter(({ name, startTime }) => operation('token').test(name) && startTime > begun)
    .filter(({ responseEnd }) => responseEnd < ended)
    .reduce((sum, { startTime, responseEnd }) => sum + responseEnd - startTime, 0);
  return { before: begun - pressed, calls: ended - begun, token };
}

test('the save chain', async ({ browser, baseURL }) => {
  const costs: Cost[] = [];
  for (let left = visits; left > 0; left -= 1) {
    const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    // The last press of any button.
    await page.addInitScript(() => {
      const note = () => {
        document.documentElement.dataset['pressedAt'] = String(performance.now());
      };
      addEventListener('click', note, { capture: true });
    });
    const visit = new Visit(page);
    const home = household();
    await visit.open();
    await fillFirstStep(visit, home);
    await switchNow(visit, await viewQuotes(visit));
    await fillSignUp(visit, home);
    await visit.submit(visit.button('Complete Switch'));
    await visit.isAt('/switch-complete');
    costs.push(await costOf(page));
    await page.close();
  }
  const shown = (values: readonly number[]) =>
    `median ${median(values).toFixed(1)}, ${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)}`;
  console.log(`${String(visits)} visits, milliseconds`);
  console.log(`from the press to the first save: ${shown(costs.map(({ before }) => before))}`);
  console.log(`the six calls: ${shown(costs.map(({ calls }) => calls))}`);
  console.log(`of that, fetching a token: ${shown(costs.map(({ token }) => token))}`);
});
