import { inFull } from '../full';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { heldForAll, openStudio, startOverCopy } from './support/studio';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 145;
const long = { timeout: patiently(30_000) };
const permit = heldForAll(() => startOverCopy('tests/permit/journey-config', port));

const texts = [
  ['near', 'What stands close to your home?'],
  ['remarks', 'What else should we know?'],
] as const;

/** How far each of the two pages is scrolled. */
const scrolled = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    ['before', 'after'].map((name) => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
      return Math.round(frame?.contentWindow?.scrollY ?? -1);
    }),
  );

test(
  'two pages come to what differs by themselves, in step, and keys lead on from there',
  inFull,
  async ({ page }) => {
    for (const [field, words] of texts) {
      await openStudio(page, permit(), `#/apply/stay/${field}?household=withMonths`);
      const pane = page.getByRole('complementary', { name: 'Question' });
      await pane.getByLabel('Text', { exact: true }).fill(words);
      await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
    }
    await openStudio(page, permit(), '#/apply/stay/from?rule=visible&household=withMonths');
    const json = page.getByRole('textbox', { name: 'The rule as it is written' });
    await json.fill('{ "!": { "var": "facts.isMonthly" } }');
    await expect(page.getByRole('button', { name: 'Review 3 changes' })).toBeVisible(long);
    await page.goto(`${permit().address}#/apply?view=beside&household=withMonths`);

    const both = page.getByRole('main', { name: 'Side by side' });
    const said = both.getByRole('status');
    await expect(said).toHaveText('1 of 3 places, marked: First day', long);
    const saved = page.frameLocator('iframe[name="before"]');
    const mine = page.frameLocator('iframe[name="after"]');
    await expect(saved.locator('[data-studio-differs="Only here"]')).toBeInViewport(long);
    await expect.poll(async () => Math.min(...(await scrolled(page))), long).toBeGreaterThan(0);
    const focused = () => document.activeElement?.tagName;
    expect(await page.evaluate(focused)).toBe('BODY');

    await page.keyboard.press('j');
    await expect(said).toHaveText('2 of 3 places, marked: What stands close to your home?');
    await page.keyboard.press('j');
    await expect(said).toHaveText('3 of 3 places, marked: What else should we know?');
    for (const frame of [saved, mine]) {
      await expect(frame.locator('[data-studio-here]')).toBeInViewport(long);
      await expect(frame.locator('[data-studio-here]')).toContainText('You have 12 words left');
    }
    await expectAccessible({ page, timeStands: false }, 'two pages at a place', [
      'landmark-unique',
    ]);
    await page.keyboard.press('k');
    await expect(said).toContainText('2 of 3 places');
    await both.getByRole('button', { name: 'Next' }).click();
    await both.getByRole('button', { name: 'Next' }).click();
    await expect(said).toContainText('1 of 3 places');
    await expect(both.getByRole('button', { name: 'First day' })).toHaveAttribute(
      'aria-current',
      'true',
    );

    // Whoever reads one of them has the other with it, as far apart as they stood.
    await expect(saved.locator('[data-studio-differs="Only here"]')).toBeInViewport();
    const [was = 0, now = 0] = await scrolled(page);
    await page.locator('iframe[name="before"]').hover();
    await page.mouse.wheel(0, -60);
    await expect.poll(() => scrolled(page)).toEqual([was - 60, now - 60]);
    await mine.getByRole('heading', { level: 1 }).press('k');
    await expect(said).toContainText('3 of 3 places');

    // In a window of 390 pixels one stands below the other, and the keys and buttons lead on there, too.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('j');
    await expect(said).toContainText('1 of 3 places');
    await both.getByRole('button', { name: 'Next' }).click();
    await expect(said).toContainText('2 of 3 places');
    for (const name of ['before', 'after'])
      await expect(page.locator(`iframe[name="${name}"]`)).toBeInViewport({ ratio: 0.95 });
    for (const frame of [saved, mine])
      await expect(frame.locator('[data-studio-here]')).toBeInViewport(long);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);
