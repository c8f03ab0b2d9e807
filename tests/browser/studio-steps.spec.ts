import { expect, test } from '@playwright/test';
import { inFull } from '../full';
import { heldForAll, openStudio, startOverCopy } from './support/studio';
import { stepsInFiles, stepsOn } from './support/steps';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 130;
const shipped = heldForAll(() => startOverCopy('journey-config', port));
const long = { timeout: patiently(120_000) };

/** Steps above the half; `studio/steps.md` says why. */
const above: Readonly<Record<string, number>> = { 'Add a supplier': 2 };

test(
  'the seven tasks of an analyst take half the steps that they take in files',
  inFull,
  async ({ page }) => {
    const steps = stepsOn(page);
    const taken = new Map<string, number>();
    const done = (task: string): void => void taken.set(task, steps.taken());
    await openStudio(page, shipped(), '#/');
    const question = page.getByRole('complementary', { name: 'Question' });
    const palette = page.getByRole('dialog', { name: 'Go to anything' });
    const go = async (words: string, found: string): Promise<void> => {
      await steps.press('Control+k');
      await expect(palette).toBeVisible();
      await steps.type(words);
      await expect(palette.getByRole('option', { selected: true })).toContainText(found);
      await steps.press('Enter');
      await expect(palette).toHaveCount(0);
    };

    await steps.choose(page.locator('#household'));
    await steps.choose(
      page.getByRole('button', { name: /^a household \(dual\) comes to the terms/ }),
    );
    const frame = page.frameLocator('iframe');
    await steps.choose(frame.locator('label[for=terms-suppliersTermsAndConditionsAreAccepted]'));
    await expect(question.getByRole('region', { name: 'Must be accepted' })).toContainText(
      'always',
    );
    done('See why a household sees something');

    await go('debt', 'Debt Assignment Protocol');
    await steps.write(
      question.getByLabel('Text', { exact: true }),
      'I agree that {facts.supplierName} may see my debts.',
    );
    await expect(question.getByRole('radio', { name: 'Yes: version 3' })).toBeChecked();
    done('Reword a consent');

    await go('electricity used at night', 'used at night');
    await steps.write(question.getByLabel(/^greatest/), '99');
    done('Change a bound');

    await go('first name', 'First name');
    await steps.write(
      question.getByLabel('Error while it is not answered'),
      'Tell us your first name',
    );
    done("Change an error's words");

    await go('gas meter number', 'section');
    await steps.press('Alt+ArrowDown');
    await expect(page.getByRole('button', { name: /^Undo/ })).toContainText('moved after', long);
    done('Move a section');

    await go('how you would like', 'How you would like');
    await steps.press('a');
    await steps.type('Would you manage your account online?');
    await page.keyboard.press('Tab');
    await steps.type('Yes or no: ra');
    const form = page.getByRole('form', { name: 'New question' });
    for (let field = 0; field < 5; field += 1) await page.keyboard.press('Tab');
    await expect(form.getByLabel('Where is it sent?')).toBeFocused();
    await steps.type('account');
    await expect(form).toContainText('4 calls send a fixed false here today.');
    await expect(form.getByRole('status')).not.toContainText('Nobody reads', long);
    await steps.press('Control+Enter');
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Would you', long);
    done('Add a question that is sent');

    await steps.choose(page.getByRole('button', { name: 'Variants' }));
    const grid = page.getByRole('grid', { name: 'Consents by variant' });
    await steps.choose(
      grid.getByRole('row', { name: /^Ovo/ }).getByRole('button', { name: /Copy/ }),
    );
    await steps.type('Moor Power');
    await page.keyboard.press('Tab');
    await steps.type('77');
    await steps.press('Enter');
    await expect(grid.getByRole('row', { name: /Moor Power/ })).toBeVisible(long);
    done('Add a supplier');

    await steps.press('Control+s');
    const changes = page.getByRole('main', { name: 'Changes' });
    await expect(changes.getByText(/^ ?Sound: no household is stuck by it\./)).toBeVisible(long);
    await steps.press('Control+s');
    await expect(page.getByText(/^Saved: /)).toBeVisible(long);
    const saving = steps.taken();
    expect(shipped().changedLines()).toEqual(
      expect.arrayContaining([
        '+ "consent": { "id": "utilita/debt-assignment", "version": 3 },',
        '+ "title": "I agree that {facts.supplierName} may see my debts.",',
        '+ "bounds": [1, 99],',
        '+ "accountManagementOnline": { "var": "wouldYouManageYourAccountOnline" },',
      ]),
    );

    const files = stepsInFiles();
    expect([...taken.keys()].toSorted()).toEqual([...files.keys()].toSorted());
    for (const [task, count] of taken) {
      const own = task.startsWith('See why') ? count : count + saving;
      const most = Math.ceil((files.get(task) ?? 0) / 2) + (above[task] ?? 0);
      expect.soft(own, `${task}: ${String(files.get(task))} in files`).toBeLessThanOrEqual(most);
    }
  },
);
