import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { inFull } from '../full';
import { heldForAll, openStudio, startStudio, tabTo } from './support/studio';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 110;

test.describe.configure({ mode: 'serial' });

const shipped = heldForAll(() => startStudio('journey-config', port));

const open = (page: Page, hash: string): Promise<void> => openStudio(page, shipped(), hash);

test(
  'the graph of a rule leads from link to link, by the keyboard alone, and back',
  inFull,
  async ({ page }) => {
    await open(
      page,
      '#/personalDetails/terms@utilita/happyToHaveDebtInformationAccessed?household=dualAtTerms&rule=required',
    );
    const rule = page.getByRole('complementary', { name: 'Rule' });
    const graph = page.getByRole('region', { name: 'What it reads, and what reads it' });
    const reads = graph.getByRole('list', { name: /^It reads/ });
    const readers = graph.getByRole('list', { name: /^Read by/ });
    await expect(readers.getByRole('link', { name: /^saveTerms/ })).toContainText('sends it');
    const fact = reads.getByRole('link', { name: /^the supplier needs to see what is owed/ });
    await expect(fact).toContainText('fact: false');
    await expectAccessible({ page, timeStands: false }, 'the graph of a rule');

    await rule.getByRole('button', { name: 'Done' }).focus();
    await tabTo(page, fact);
    await page.keyboard.press('Enter');
    await expect(rule.getByRole('heading', { level: 2 })).toContainText('Holds');
    // What a fact reads and is said as is its own.
    await expect(reads).toContainText('plan supplier id');
    await tabTo(page, readers.getByRole('link', { name: /^Debt Assignment Protocol/ }));
    await page.keyboard.press('Enter');
    await expect(rule.getByRole('heading', { level: 2 })).toContainText('Must be accepted');
    await page.goBack();
    await expect(rule.getByRole('heading', { level: 2 })).toContainText('Holds');
  },
);

test(
  'what is read by many is folded, and a call has a graph of its own',
  inFull,
  async ({ page }) => {
    await open(page, '#/?household=dualAtTerms&part=calls/saveTerms');
    const graph = page.getByRole('region', { name: 'What it reads, and what reads it' });
    const reads = graph.getByRole('list', { name: /^It reads/ });
    await expect(reads.getByRole('link')).toHaveCount(6);
    const more = reads.getByRole('button', { name: /^and \d+ more$/ });
    await more.press('Enter');
    await expect(reads.getByRole('link', { name: /^Debt Assignment Protocol/ })).toBeVisible();
    await expectAccessible({ page, timeStands: false }, 'the graph of a call');
    await graph.getByRole('link', { name: /^save / }).click();
    await expect(page.getByRole('heading', { name: 'save', exact: true })).toBeVisible();
    await expect(graph).toContainText('makes it');
  },
);
