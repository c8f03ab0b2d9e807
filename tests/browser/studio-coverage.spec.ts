import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { inFull } from '../full';
import { heldForAll, openStudio, startStudio, tabTo } from './support/studio';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 105;

const shipped = heldForAll(() => startStudio('journey-config', port));

test(
  'what no scenario plays lies over the outline, and leads by the keyboard alone to a household and a recording',
  inFull,
  async ({ page }) => {
    await openStudio(page, shipped(), '#/currentTariff/payElectricity?household=twoPaid');
    const outline = page.getByRole('navigation', { name: 'Outline' });
    await page.keyboard.press('F6');
    await tabTo(page, outline.getByRole('button', { name: 'Coverage' }));
    await page.keyboard.press('Enter');
    await expect(outline.getByRole('progressbar')).toBeVisible({ timeout: patiently(30_000) });
    await expect(outline).toContainText(/[\d,]+ of [\d,]+ cases of rules are played/, {
      timeout: patiently(50_000),
    });
    const row = outline.getByRole('treeitem', { name: 'How you pay for electricity' }).first();
    await expect(row).toContainText(/\d+ of \d+ played/);
    await expect(outline.getByRole('treeitem', { name: 'Facts' })).toContainText(
      /\d+ of \d+ played/,
    );
    await expectAccessible({ page, timeStands: false }, 'coverage over the outline');

    const gaps = page.getByRole('region', { name: 'What no scenario plays' });
    const sentence =
      'No scenario plays the case where the words “Must be a Prepayment meter” are there';
    await expect(gaps).toContainText(sentence);
    const show = gaps.getByRole('button', { name: `Show one where it is true: ${sentence}` });
    await tabTo(page, show);
    await page.keyboard.press('Enter');
    await expect(page.locator('#household')).toContainText('One for which it is true', {
      timeout: patiently(60_000),
    });
    const record = gaps.getByRole('button', { name: `Record one: ${sentence}` });
    await tabTo(page, record, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const scenario = page.getByRole('complementary', { name: 'Scenario' });
    await expect(scenario.getByRole('list').first()).toContainText(sentence, {
      timeout: patiently(60_000),
    });
    await expect(page.locator('#household')).toContainText('says how it pays them');
    await expectAccessible({ page, timeStands: false }, 'a case that is to be recorded');
    await page.keyboard.press('F6');
    await tabTo(page, scenario.getByRole('button', { name: 'Discard' }));
    await page.keyboard.press('Enter');

    // What was changed since is never said as if it were played.
    const question = page.getByRole('complementary', { name: 'Question' });
    await tabTo(page, question.getByLabel('Name in lists'));
    await page.keyboard.type('!');
    await expect(
      outline.getByText(/cases of rules are played, before the last change/),
    ).toBeVisible();
    await expect(outline.locator('.row-count--whole')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  },
);
