import type { Page } from '@playwright/test';
import { inFull } from '../full';
import { expectAccessible } from './support/axe';
import { addressOf, postcodeOf } from './support/first-step';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

const scripts = /\/assets\/[^/]+\.js$/;
const settings = '**/settings.json';
const late = 'This page is taking a long time to load';

/** Holds what is asked for; the result lets it through. */
async function hold(page: Page, what: RegExp | string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const open = (page: Page, path = '/') => page.goto(path, { waitUntil: 'commit' });
const isOurs = (page: Page) => expect(page.locator('#root[data-first]')).toHaveCount(0);

/** By how much the page has moved under somebody who did nothing. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { readonly value: number };
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as Shift).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

async function expectFirstScreen({ page }: Visit): Promise<void> {
  await expect(page.getByRole('banner')).toContainText('Fernhill Energy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See what your home could save');
}

const caretOf = (visit: Visit): Promise<number | null> =>
  postcodeOf(visit).evaluate((box: HTMLInputElement) => box.selectionStart);

test('the first screen is there before any script, and what is typed stays with its caret', async ({
  visit,
}) => {
  const { page } = visit;
  const letGo = await hold(page, scripts);
  await open(page);
  await expectFirstScreen(visit);
  await expectAccessible(visit, 'the page before its script');
  await postcodeOf(visit).pressSequentially('cb91ad');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  letGo();
  await isOurs(page);
  await expect(postcodeOf(visit)).toHaveValue('CB91AD');
  await expect(postcodeOf(visit)).toBeFocused();
  expect(await caretOf(visit)).toBe(3);
  await page.keyboard.type('9');
  await expect(postcodeOf(visit)).toHaveValue('CB991AD');
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
});

test('a press before the script is said to be under way, and done when it can be', async ({
  visit,
}) => {
  const { page } = visit;
  const letGo = await hold(page, scripts);
  await open(page);
  await postcodeOf(visit).fill('CB99 1AD');
  await visit.button('Find address').click();
  await expect(visit.button('Find address')).toHaveAttribute('aria-busy', 'true');
  await expect(
    page.getByRole('status').filter({ hasText: 'as soon as the page is ready' }),
  ).toBeVisible();
  await expectAccessible(visit, 'the page before its script, with a press');
  letGo();
  await expect(addressOf(visit)).toBeVisible();
  await expect(page.getByText('as soon as the page is ready')).toHaveCount(0);
});

test('Enter before the script presses the button beside the box', inFull, async ({ visit }) => {
  const { page } = visit;
  const letGo = await hold(page, scripts);
  await open(page);
  await postcodeOf(visit).fill('CB99 1AD');
  await postcodeOf(visit).press('Enter');
  letGo();
  await expect(addressOf(visit)).toBeVisible();
});

test('a script that cannot be had is told of, and can be tried again', async ({ visit }) => {
  const { page } = visit;
  visit.expectFailures();
  await page.route(scripts, (route) => route.abort());
  await open(page);
  await expect(page.getByRole('alert').filter({ hasText: late })).toBeVisible();
  await expectFirstScreen(visit);
  await expectAccessible(visit, 'the page whose script cannot be had');
  const said = await page.locator('#root').innerText();
  await page.unroute(scripts);
  await visit.button('Try again').click();
  await isOurs(page);
  await expect(page.getByText(late)).toHaveCount(0);
  expect(await page.locator('#root').innerText(), 'the page itself says the same').toBe(said);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
});

test('a script that does not come is told of in time', inFull, async ({ visit }) => {
  const { page } = visit;
  await page.clock.install();
  await hold(page, scripts);
  await open(page, '/results/home-energy');
  await expect(page.locator('#root'), 'the first screen of another address').toBeHidden();
  await page.clock.fastForward(14_000);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.clock.fastForward(1000);
  await expect(page.getByRole('alert').filter({ hasText: late })).toBeVisible();
});

test('SET-11 settings that do not come are told of, and asked for again; what is typed stays', async ({
  visit,
}) => {
  const { page } = visit;
  await page.clock.install();
  let asked = 0;
  await page.route(settings, (route) => {
    asked += 1;
    return asked === 1 ? undefined : route.continue();
  });
  await open(page);
  await postcodeOf(visit).fill('CB99 1AD');
  await expect(page.locator('#root')).toHaveAttribute('data-first', 'started');
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert').filter({ hasText: late })).toBeVisible();
  await visit.button('Try again').click();
  await isOurs(page);
  await expect(postcodeOf(visit)).toHaveValue(/CB99 ?1AD/);
});

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('is told so, and whom to call', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/needs JavaScript.*0808 157 0142/)).toBeVisible();
  });
});
