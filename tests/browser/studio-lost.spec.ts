import { inFull } from '../full';
import { expect, test } from '@playwright/test';
import { standBetween, type Between } from './support/between';
import { heldForAll, openStudio, startOverCopy } from './support/studio';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 140;
const long = { timeout: patiently(30_000) };

test.describe.configure({ mode: 'serial' });

const permit = heldForAll(() => startOverCopy('tests/permit/journey-config', port));
let between: Between;

test.beforeAll(async () => {
  between = await standBetween(permit().address, port + 1);
});
test.afterAll(() => between.end());

test(
  'what takes long keeps no check waiting, in two pages of one browser',
  inFull,
  async ({ page, context }) => {
    const other = await context.newPage();
    for (const each of [page, other]) await openStudio(each, between, '#/apply/holder/fullName');
    between.hold(/studio-api\/(prove|touched|review)/);
    for (const each of [page, other]) {
      const question = each.getByRole('complementary', { name: 'Question' });
      const state = each.getByRole('contentinfo', { name: 'State of the draft' });
      for (const words of ['One', 'Two', 'Three', 'Four']) {
        await each.getByRole('button', { name: 'Journey' }).click();
        await question.getByLabel('Name in messages').fill(words);
        await each.keyboard.press('Control+s');
        await expect(each.getByRole('main', { name: 'Changes' })).toContainText(words, long);
        await expect.poll(between.held).toBeGreaterThan(0);
        await expect(state).toContainText('0 errors', long);
      }
    }
    between.letGo();
    const changes = page.getByRole('main', { name: 'Changes' });
    await expect(changes.getByText('Sound: no household is stuck by it.')).toBeVisible(long);
  },
);

test('a check that is lost is said to be, and asked again', async ({ page }) => {
  await openStudio(page, between, '#/apply/holder/fullName');
  const state = page.getByRole('contentinfo', { name: 'State of the draft' });
  await expect(state).toContainText('0 errors', long);
  between.lose(/studio-api\/open/);
  between.hold(/studio-api\/open/);
  await page.getByLabel('Name in messages').fill('Whole name');
  await expect(state).toContainText('Not checked', long);
  await expect(state).toContainText('broke off');
  await expect(state).toContainText('Your changes are kept here.');
  await expect.poll(between.held, long).toBeGreaterThan(0);
  between.letGo();
  await expect(state).toContainText('0 errors', long);
  await expect(state).not.toContainText('broke off');
});
