import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openStudio, startOverCopy, type StudioRun } from './support/studio';
import { inFull } from '../full';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 120;
const file = 'suppliers/utilita.json';
const debts = '“Debt Assignment Protocol” must be';
const long = { timeout: patiently(60_000) };

test(
  'a branch is held against what is here by the keyboard alone: whom it touches, its findings, scenarios and lines',
  inFull,
  async ({ page }) => {
    const run: StudioRun = await startOverCopy('journey-config', port);
    try {
      run.branch('debts-by-meter', file, (text) =>
        text.replace('facts.debtInformationRequired', 'facts.hasSmartMeter'),
      );
      await openStudio(page, run, '#/');
      await page.keyboard.press('g');
      await page.keyboard.press('v');
      const versions = page.getByRole('main', { name: 'Versions' });
      await expect(versions).toContainText('Choose two that differ.');
      const after = versions.getByRole('combobox', { name: 'After' });
      await after.focus();
      await page.keyboard.type('debts');
      await expect(after).toHaveValue('debts-by-meter');
      await expect(page).toHaveURL(/view=versions&after=debts-by-meter/);
      const touched = versions.getByRole('listitem').filter({ hasText: 'kinds of household' });
      await expect(touched.first()).toContainText(debts, long);
      await expect(versions.getByRole('button', { name: /^Show one/ })).toHaveCount(0);
      await expect(versions).toContainText('need not accept “Debt Assignment Protocol”', long);
      await expect(versions.getByText(/^\d+ of \d+ turn red/)).toBeVisible(long);
      await expect(versions.getByRole('button', { name: /Accept/ })).toHaveCount(0);
      const lines = versions.getByRole('region', { name: file });
      await expect(lines).toContainText('+1 −1', long);
      await expectAccessible({ page, timeStands: false }, 'a branch beside what is here');

      await page.reload();
      await expect(touched.first()).toContainText(debts, long);
      await touched
        .first()
        .getByRole('button', { name: /^Side by side/ })
        .press('Enter');
      const both = page.getByRole('main', { name: 'Side by side' });
      await expect(both.getByRole('status')).toContainText('marked', long);
      const differs = both.getByRole('listitem').filter({ hasText: 'Debt Assignment Protocol' });
      await expect(differs).toContainText('whether it must be answered');
      const theirs = page.frameLocator('iframe[name="after"]').locator('[data-studio-differs]');
      await expect(theirs.first()).toBeVisible(long);
      await both.getByRole('button', { name: 'Back to the versions' }).press('Enter');
      // The other way round the later one is what is here, and its page can show whom it touches.
      await page.goto(`${run.address}#/?view=versions&before=debts-by-meter`);
      const one = versions.getByRole('button', { name: /^Show one/ }).first();
      await expect(one).toBeVisible(long);
      await one.press('Enter');
      await expect(page.getByText('One whom it touches')).toBeVisible(long);
      expect(run.changedLines()).toEqual([]);
    } finally {
      run.end();
    }
  },
);
