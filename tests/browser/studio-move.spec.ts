import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { inFull } from '../full';
import { heldForAll, openStudio, save, startOverCopy } from './support/studio';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 125;

test.describe.configure({ mode: 'serial' });

const permit = heldForAll(() => startOverCopy('tests/permit/journey-config', port));

const rows = (page: Page) =>
  page.getByRole('tree', { name: 'Journey' }).getByRole('treeitem', { level: 2 });

async function open(page: Page, hash: string): Promise<void> {
  await openStudio(page, permit(), hash);
  await expect(page.getByRole('treeitem', { selected: true })).toBeVisible();
  await page.getByRole('tree', { name: 'Journey' }).focus();
}

test('a section is moved by the keyboard alone, or says why it cannot, and is undone', async ({
  page,
}) => {
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
  await expect(page.getByRole('button', { name: /^Undo/ })).toContainText('“Vehicles” moved after');
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
});

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
    await save(page);
    expect(permit().changedLines()).toEqual([]);
  },
);
