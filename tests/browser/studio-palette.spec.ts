import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { inFull } from '../full';
import { heldForAll, openStudio, startStudio } from './support/studio';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 115;

test.describe.configure({ mode: 'serial' });

const shipped = heldForAll(() => startStudio('journey-config', port));

async function open(page: Page, hash: string): Promise<void> {
  await openStudio(page, shipped(), hash);
  await expect(page.getByRole('tree', { name: 'Journey' })).toBeVisible();
}

test(
  'anything is gone to by the keyboard alone, and what was gone to stands first',
  inFull,
  async ({ page }) => {
    await open(page, '#/');
    const palette = page.getByRole('dialog', { name: 'Go to anything' });
    const field = palette.getByRole('combobox');
    const chosen = palette.getByRole('option', { selected: true });
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('debt');
    await expect(palette.getByRole('status')).toHaveText(/^\d+ found$/);
    await expect(chosen).toContainText('Debt Assignment Protocol');
    await expectAccessible({ page, timeStands: false }, 'what goes to anything');
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toContainText('Must be accepted: Debt Assignment Protocol');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Debt Assignment Protocol' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Question' })).toBeFocused();

    await page.keyboard.press('Control+k');
    await expect(chosen).toContainText('Debt Assignment Protocol');
    await page.keyboard.type('#ter-19');
    await expect(palette.getByRole('status')).toHaveText('1 found');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('no such words');
    await expect(palette.getByRole('status')).toHaveText('0 found');
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Question' })).toBeFocused();
  },
);

/** From the open list to a household of a scenario. */
async function toHousehold(page: Page, name: string): Promise<void> {
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const household = page.locator('#household');
  await expect(household).toContainText(name, { timeout: patiently(30_000) });
}

test('the press that goes to a household presses nothing else', inFull, async ({ page }) => {
  const recorded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/studio-api/record')) recorded.push(request.url());
  });
  await open(page, '#/');
  await page.keyboard.press('Control+k');
  await toHousehold(page, 'a household (dual) comes to the terms');
  await expect(page.locator('#household')).toBeFocused();
  expect(recorded).toEqual([]);
});

test(
  'a rule, a household and what can be done are gone to as well, also from the household’s page',
  inFull,
  async ({ page }) => {
    await open(page, '#/');
    const palette = page.getByRole('dialog', { name: 'Go to anything' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('=needs to see what is owed');
    await page.keyboard.press('Enter');
    const rule = page.getByRole('complementary', { name: 'Rule' });
    await expect(rule).toBeFocused();
    await expect(rule.getByRole('heading', { level: 2 })).toContainText('Holds');

    await page.frameLocator('iframe').getByLabel('Postcode').focus();
    await page.keyboard.press('Control+k');
    await toHousehold(page, 'a household (dual) comes to the terms');

    await page.getByRole('button', { name: 'Go to anything' }).click();
    await palette.getByRole('button', { name: /^Do/ }).click();
    await expect(palette.getByRole('combobox')).toHaveValue('>');
    await palette.getByRole('option', { name: /^Review the changes/ }).click();
    await expect(page.getByRole('main', { name: 'Changes' })).toBeVisible();
  },
);
