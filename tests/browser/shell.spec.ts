import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { openAnswered } from './support/first-step-kept';
import { household } from './support/household';
import { fillFirstStep, postcodeOf } from './support/first-step';
import { switchNow, viewQuotes } from './support/results';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

const toFoot = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY;
  });

/** Goes on from the foot of a page, and begins the next one at its top. */
async function expectTop(visit: Visit, path: string, heading: RegExp): Promise<void> {
  const { page } = visit;
  await visit.isAt(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY), `${path} begins at its top`).toBe(0);
}

/** What the application draws, from its outside. */
const parts = (page: Page) =>
  page.evaluate(() => ({
    shell: [...document.querySelectorAll('#root > *:not([data-commit-announcer])')].map(
      ({ className }) => className,
    ),
    foot: document.querySelector('.p-page > :last-child')?.tagName,
  }));

test('ROU-11 ROU-12 every page begins at its top, and is the view with its footer alone', async ({
  visit,
}) => {
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 700 });
  await openAnswered(visit, household());
  const alone = { shell: ['p-page'], foot: 'FOOTER' };
  expect(await parts(page)).toEqual(alone);
  expect(await toFoot(page), 'the first step is longer than the screen').toBeGreaterThan(100);
  const plans = await viewQuotes(visit);
  await expectTop(visit, '/results/home-energy', /plans would cost you less/);
  expect(await parts(page)).toEqual(alone);
  expect(await toFoot(page)).toBeGreaterThan(100);
  await switchNow(visit, plans);
  await expectTop(visit, '/details', /^Sign up with/);
  expect(await parts(page)).toEqual(alone);
  expect(await toFoot(page)).toBeGreaterThan(100);
  await page.goBack();
  await expectTop(visit, '/results/home-energy', /plans would cost you less/);
  expect(await toFoot(page)).toBeGreaterThan(100);
  await page.goForward();
  await expectTop(visit, '/details', /^Sign up with/);
});

test('ROU-12 ROU-28 while a call is on its way, the loader joins them, and nothing else', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open();
  await visit.fault('addressSearch', 'delay=3500', 1);
  await postcodeOf(visit).fill('LS8 4JW');
  await visit.button('Find address').click();
  await expect(page.getByText('Still working on it. Thank you for waiting.')).toBeVisible();
  expect((await parts(page)).shell).toEqual(['p-page', 'p-loader']);
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
  expect((await parts(page)).shell).toEqual(['p-page']);
});

test('decision 26 code that is late leaves no empty page: neither for the plans nor on a reload', async ({
  visit,
}) => {
  const { page } = visit;
  // What the first page itself is made of; all other code comes on demand.
  const atOnce = new Set<string>();
  const note = (request: Request) => void atOnce.add(request.url());
  page.on('request', note);
  await visit.open();
  page.off('request', note);
  await fillFirstStep(visit, household());
  const late = (address: URL) =>
    /\/assets\/.*\.js$/.test(address.pathname) && !atOnce.has(address.href);
  let release: () => void = () => undefined;
  const holdCode = async () => {
    const held = new Promise<void>((go) => {
      release = go;
    });
    await page.route(late, async (route: Route) => {
      await held;
      await route.continue();
    });
  };
  await holdCode();
  await visit.button('View Your Quotes').click();
  await visit.isAt('/results/home-energy');
  await expect(page.getByRole('main').locator('.skeleton').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.unroute(late);
  await holdCode();
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('Loading');
  await expect(page.getByRole('heading'), 'the title is no part of the late code').toHaveText([
    'Comparing plans for your home',
  ]);
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
});

const client = join(process.env['BROWSER_TEST_BUILD'] ?? 'dist', 'client');

test('ROU-25 no path leads to the page of components, and no file of the build holds it', async ({
  visit,
}) => {
  for (const path of ['/showcase.html', '/showcase', '/src/app/showcase/showcase.html']) {
    await visit.open(path);
    await visit.isAt('/switch/home-energy');
  }
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(10);
  const holding = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) =>
      /showcase|Components and their states/i.test(path + readFileSync(path, 'utf8')),
    );
  expect(holding).toEqual([]);
});
