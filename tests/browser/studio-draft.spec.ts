import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { inFull } from '../full';
import { heldForAll, openStudio, save, startOverCopy, tabTo } from './support/studio';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 125;

test.describe.configure({ mode: 'serial' });

const permit = heldForAll(() => startOverCopy('tests/permit/journey-config', port));

const long = { timeout: patiently(60_000) };

const rows = (page: Page) =>
  page.getByRole('tree', { name: 'Journey' }).getByRole('treeitem', { level: 2 });

async function open(page: Page, hash: string): Promise<void> {
  await openStudio(page, permit(), hash);
  await expect(page.getByRole('treeitem', { selected: true })).toBeVisible();
  await page.getByRole('tree', { name: 'Journey' }).focus();
}

test(
  'a section is moved by the keyboard alone, or says why it cannot, and is undone',
  inFull,
  async ({ page }) => {
    await open(page, '#/apply/vehicles');
    const pane = page.getByRole('complementary', { name: 'Question' });
    const moving = pane.getByRole('group', { name: 'Place among the others' });
    const said = moving.getByRole('status');
    await expect(rows(page).nth(2)).toContainText('Vehicles');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(said).toHaveText('“Vehicles” moved after “Emission class”');
    await expect(page.getByRole('tree', { name: 'Journey' })).toBeFocused();
    await expect(rows(page).nth(2)).toContainText('Emission class', { timeout: patiently(30_000) });
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Vehicles');
    await expect(page.getByRole('button', { name: /^Undo/ })).toContainText(
      '“Vehicles” moved after',
    );
    await expectAccessible({ page, timeStands: false }, 'a section that is moved');

    await page.keyboard.press('Control+z');
    await expect(rows(page).nth(2)).toContainText('Vehicles', { timeout: patiently(30_000) });
    await expect(said).toHaveText('');
    await expect(page.getByText('All saved', { exact: true })).toBeVisible();
    const selected = page.getByRole('treeitem', { selected: true });
    await page.keyboard.press('ArrowUp');
    await expect(selected).toContainText('You');
    await page.keyboard.press('ArrowUp');
    await expect(selected).toContainText('Your home');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(said).toHaveText('“Your home” is the first section of “Your permit” already.');
    const up = moving.getByRole('button', { name: /Move up/ });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(up).toHaveAccessibleDescription(/is the first section of “Your permit” already/);
    await expectAccessible({ page, timeStands: false }, 'a section that cannot be moved');
  },
);

test(
  'what a move does is in the review, and it is saved as just its lines',
  inFull,
  async ({ page }) => {
    await open(page, '#/apply/holder/email');
    await page.keyboard.press('Alt+ArrowUp');
    const row = page.getByRole('treeitem', { level: 3 });
    await expect(row.filter({ hasText: 'Full name' })).toBeVisible();
    await page.keyboard.press('Control+s');
    const changes = page.getByRole('main', { name: 'Changes' });
    await expect(changes).toContainText('“You” asks its questions in another order', {
      timeout: patiently(60_000),
    });
    await expect(changes).toContainText('Order of the questions of “You”');
    await save(page);
    const lines = permit().changedLines();
    expect(
      lines
        .filter((line) => line.startsWith('-'))
        .map((line) => line.slice(2))
        .toSorted(),
    ).toEqual(
      lines
        .filter((line) => line.startsWith('+'))
        .map((line) => line.slice(2))
        .toSorted(),
    );
    expect(lines).toContain('+ "fullName": {');
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Journey' }).press('Enter');
    await expect(changes).toHaveCount(0);
    await save(page);
    expect(permit().changedLines()).toEqual([]);
  },
);

test('what stops saving is held back or mended, by the keyboard alone, and both pages stand side by side', async ({
  page,
}) => {
  await openStudio(page, permit(), '#/apply/stay/from?rule=visible');
  const json = page.getByRole('textbox', { name: 'The rule as it is written' });
  await json.fill('{ "var": "facts.isMonthly" }');
  await expect(page.getByRole('button', { name: '1 error stops saving' })).toBeVisible(long);
  await openStudio(page, permit(), '#/apply/stay/plan');
  const question = page.getByRole('complementary', { name: 'Question' });
  await question.getByLabel('Name in messages').fill('For how long');
  await page.keyboard.press('Control+s');
  const changes = page.getByRole('main', { name: 'Changes' });
  const ways = changes.getByRole('listitem').filter({ hasText: 'Checked and proved' });
  await expect(changes.getByText(/^Tried \d+: 3 can be taken\.$/)).toBeVisible(long);
  await expect(ways.locator('strong')).toHaveText([
    'Take back: Shown of “First day”',
    'Require “First day” only where it is shown',
    'Do not ask “First day” where it is not shown',
  ]);
  await expectAccessible({ page, timeStands: false }, 'ways to mend');

  const hold = ways.getByRole('button', { name: 'Save the other change without it' });
  await tabTo(page, hold);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved: steps/apply/stay.json')).toBeVisible(long);
  expect(permit().changedLines()).toEqual(['+ "label": "For how long",']);
  await expect(page.getByRole('button', { name: '1 error stops saving' })).toBeVisible(long);

  const way = ways.getByRole('button', { name: /^Mend it this way: Require/ });
  await expect(way).toBeVisible(long);
  await tabTo(page, way);
  await page.keyboard.press('Enter');
  await expect(changes.getByText('Sound: no household is stuck by it.')).toBeVisible(long);
  await expect(page.getByRole('button', { name: /^Undo/ })).toContainText('Require “First day”');

  const beside = changes.getByRole('button', { name: /^Side by side: “First day” is shown/ });
  await tabTo(page, beside);
  await page.keyboard.press('Enter');
  const both = page.getByRole('main', { name: 'Side by side' });
  await expect(both.getByRole('status')).toContainText('marked', long);
  const saved = page.frameLocator('iframe[name="before"]');
  const mine = page.frameLocator('iframe[name="after"]');
  await expect(saved.getByText('First day').first()).toBeVisible(long);
  await expect(mine.getByText('First day')).toHaveCount(0);
  await expect(saved.locator('[data-studio-differs="Only here"]')).toContainText('First day');
  // Each has the landmarks of a page, in a frame of its own.
  const same = ['landmark-unique'];
  await expectAccessible({ page, timeStands: false }, 'two pages side by side', same);

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await save(page);
  expect(permit().changedLines()).toEqual([]);
});
