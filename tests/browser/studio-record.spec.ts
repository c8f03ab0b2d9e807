import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { inFull } from '../full';
import { heldForAll, openStudio, save, startOverCopy, tabTo } from './support/studio';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 103;

test.describe.configure({ mode: 'serial' });

const shipped = heldForAll(() => startOverCopy('journey-config', port));

const open = (page: Page, hash: string): Promise<void> => openStudio(page, shipped(), hash);

test(
  'a scenario is recorded by the keyboard alone, named, saved as just its lines, and gone by undo',
  inFull,
  async ({ page }) => {
    const before = shipped().changedLines();
    await open(page, '#/?household=withMeters');
    await expect(page.locator('#household')).toContainText('permits to look up its meters');
    await page.getByRole('tree', { name: 'Journey' }).focus();
    await page.keyboard.press('r');
    const frame = page.frameLocator('iframe');
    const scenario = page.getByRole('complementary', { name: 'Scenario' });
    await expect(page.getByText('What you do on the page is written down.')).toBeVisible({
      timeout: patiently(30_000),
    });
    await tabTo(page, frame.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    const way = frame.getByRole('radio', { name: /^Monthly direct debit/ });
    await tabTo(page, way);
    await page.keyboard.press('Space');
    await tabTo(page, frame.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    await expect(scenario.getByRole('listitem')).toHaveText([
      'Goes on from “Your Home”',
      'Answers “How you pay for gas” with “Monthly direct debit”',
      'Goes on from “How you pay for gas”',
    ]);
    await expectAccessible({ page, timeStands: false }, 'a page that is recorded');

    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');
    const name = scenario.getByLabel('Name, a sentence that can be false');
    await expect(name).toBeFocused();
    const result = scenario.getByText('Played: it holds.');
    await expect(result).toBeVisible({ timeout: patiently(30_000) });
    // A line that others need is taken out, and put back.
    await tabTo(page, scenario.getByRole('button', { name: 'Take out: Goes on from “Your Home”' }));
    await page.keyboard.press('Enter');
    await expect(scenario.getByText('It cannot be played: ')).toBeVisible({
      timeout: patiently(30_000),
    });
    await tabTo(page, scenario.getByRole('button', { name: 'Put the line back' }));
    await page.keyboard.press('Enter');
    await expect(result).toBeVisible({ timeout: patiently(30_000) });

    await tabTo(page, scenario.getByRole('checkbox', { name: /^Just these calls: / }));
    await expectAccessible({ page, timeStands: false }, 'a scenario that is named');
    await tabTo(page, name, 'Shift+Tab');
    await page.keyboard.type('who pays monthly is asked for the gas supplier');
    await page.keyboard.press('Tab');
    await page.keyboard.type('PAY-0');
    await expect(scenario.getByText('No clause is called PAY-0.').first()).toBeVisible();
    await page.keyboard.type('7');
    await page.keyboard.press('Control+Enter');

    await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
    await expect(page.locator('#record')).toBeFocused();
    await save(page);
    const lines = shipped()
      .changedLines()
      .filter((line) => !before.includes(line));
    expect(lines).toEqual([
      '+ },',
      '+ {',
      '+ "name": "who pays monthly is asked for the gas supplier",',
      '+ "clauses": ["PAY-07"],',
      '+ "from": "withMeters",',
      '+ "do": [',
      '+ { "continue": "yourHome" },',
      '+ { "answer": { "payGas.method": "monthlyDirectDebit" } },',
      '+ { "continue": "payGas" }',
      '+ ],',
      '+ "expect": { "open": "supplierGas", "calls": ["gasSuppliers", "gasTariffs"] }',
    ]);
    await page.keyboard.press('Control+z');
    await save(page);
    expect(shipped().changedLines()).toEqual(before);
  },
);
