import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import {
  holdSave,
  openStudio,
  save,
  startOverCopy,
  startStudio,
  type StudioRun,
} from './support/studio';
import { inFull } from '../full';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 100;

test.describe.configure({ mode: 'serial' });

let shipped: StudioRun;
let permit: Pick<StudioRun, 'address' | 'end'>;

test.beforeAll(async () => {
  [shipped, permit] = await Promise.all([
    startOverCopy('journey-config', port),
    startStudio('tests/permit/journey-config', port + 1),
  ]);
});

test.afterAll(() => {
  shipped.end();
  permit.end();
});

const debt =
  '#/personalDetails/terms@utilita/happyToHaveDebtInformationAccessed?household=dualAtTerms';

test(
  'a consent is reworded, git has just those lines, and an error stops the next change',
  inFull,
  async ({ page }) => {
    await openStudio(page, shipped, debt);
    const question = page.getByRole('complementary', { name: 'Question' });
    const must = question.getByRole('region', { name: 'Must be accepted' });
    await expect(must).toContainText('when the supplier needs to see what is owed');
    await expect(must).toContainText('false for this household');
    await must.getByRole('button', { name: 'Show one where it is true' }).click();
    await expect(must.getByText('true', { exact: true })).toBeVisible({
      timeout: patiently(30_000),
    });
    const ring = page
      .frameLocator('iframe')
      .locator('[data-studio-ring="Debt Assignment Protocol"]');
    await expect(ring).toContainText('see what I owe my present supplier');

    await question
      .getByLabel('Text', { exact: true })
      .fill('I agree that {facts.supplierName} may see my debts.');
    await expect(ring).toContainText('may see my debts.');
    await expect(question.getByRole('radio', { name: 'Yes: version 3' })).toBeChecked();
    await expectAccessible({ page, timeStands: false }, 'a consent that is reworded');

    await page.keyboard.press('Control+s');
    const changes = page.getByRole('main', { name: 'Changes' });
    await expect(changes).toContainText('+2 −2', { timeout: patiently(60_000) });
    await expect(changes.getByText('Sound: no household is stuck by it.')).toBeVisible({
      timeout: patiently(30_000),
    });
    const letSave = await holdSave(page);
    await changes.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Journey' }).click();
    await expect(changes).toHaveCount(0);
    await page.getByRole('button', { name: 'Proved, then saved …' }).click();
    await expect(changes.getByRole('button', { name: 'Proved, then saved …' })).toBeDisabled();
    letSave();
    await expect(page.getByText('Saved: suppliers/utilita.json')).toBeVisible({
      timeout: patiently(30_000),
    });
    await expect(page.getByRole('contentinfo')).toContainText('all saved');
    await expect(page.getByText(/was changed outside/)).toHaveCount(0);
    expect(shipped.changedLines()).toEqual([
      '- "consent": { "id": "utilita/debt-assignment", "version": 2 },',
      '+ "consent": { "id": "utilita/debt-assignment", "version": 3 },',
      '- "title": "I am happy for {facts.supplierName} to see what I owe my present supplier. The Debt Assignment Protocol lets a debt move with you.",',
      '+ "title": "I agree that {facts.supplierName} may see my debts.",',
    ]);

    await page.getByRole('button', { name: 'Journey' }).click();
    await question
      .getByLabel('Text', { exact: true })
      .fill('I agree that {facts.nobody} may see it.');
    await expect(page.getByRole('button', { name: '1 error stops saving' })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(changes.getByRole('button', { name: 'Save' })).toBeDisabled();
    await changes.getByRole('button', { name: 'Take all back' }).click();
    await expect(page.getByText('All saved', { exact: true })).toBeVisible();
  },
);

test(
  'a rule is chosen in the tree and written in JSON, and whom it touches is said',
  inFull,
  async ({ page }) => {
    await openStudio(page, shipped, `${debt}&rule=required`);
    const rule = page.getByRole('complementary', { name: 'Rule' });
    const json = rule.getByRole('textbox', { name: 'The rule as it is written' });
    await rule.getByRole('button', { name: 'And something else' }).click();
    await rule.getByRole('combobox', { name: 'What must be so' }).last().fill('has a smart meter');
    await page.keyboard.press('Enter');
    await expect(json).toHaveValue(/"and"[^]*facts\.hasSmartMeter/);
    await expect(rule.locator('.sentence')).toContainText('and the household has a smart meter');
    await expectAccessible({ page, timeStands: false }, 'a rule as a tree');

    await json.fill('{ "var": ');
    await expect(rule.getByText('This is no JSON')).toBeVisible();
    await json.fill('{ "var": "facts.nobody" }');
    await expect(rule.getByText('There is no fact `nobody`')).toBeVisible({
      timeout: patiently(30_000),
    });
    await expect(rule.locator('.sentence')).toContainText('and the household has a smart meter');
    await json.fill('{ "!": { "var": "facts.hasSmartMeter" } }');
    const asked = rule.getByRole('combobox', { name: 'What must be so' });
    await expect(asked).toHaveCount(1, { timeout: patiently(30_000) });
    await expect(asked).toHaveValue('the household has no smart meter');

    await page.keyboard.press('Control+s');
    const changes = page.getByRole('main', { name: 'Changes' });
    const touched = changes.getByRole('listitem').filter({ hasText: 'must be answered' }).first();
    await expect(touched).toContainText('kinds of household', { timeout: patiently(60_000) });
    await touched.getByRole('button', { name: /^Show one/ }).click();
    await expect(page.getByText('One whom it touches')).toBeVisible();
  },
);

test('a press on the page selects in the outline, and the table opens a consent', async ({
  page,
}) => {
  await openStudio(page, shipped, '#/');
  await page.frameLocator('iframe').getByLabel('Postcode').click();
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('Postcode');
  await page.getByRole('button', { name: 'Variants' }).click();
  const grid = page.getByRole('grid', { name: 'Consents by variant' });
  await expect(grid.getByRole('row')).toHaveCount(15);
  await expectAccessible({ page, timeStands: false }, 'the table of variants');
  await grid
    .getByRole('row', { name: /Utilita/ })
    .getByText('must')
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Terms & Conditions Agreement' })).toBeVisible();
});

test('what a rule asks by a name leads to the rule of that', async ({ page }) => {
  await openStudio(page, shipped, debt);
  const must = page.getByRole('region', { name: 'Must be accepted' });
  await must.getByRole('button', { name: 'the supplier needs to see what is owed' }).click();
  await expect(page.getByRole('complementary', { name: 'Rule' })).toContainText(
    'the supplier needs to see what is owed › Holds',
  );
  await page.keyboard.press('Escape');
  await expect(must).toBeVisible();
});

test(
  'a question that all variants ask is picked and ringed as that of the variant in force',
  inFull,
  async ({ page }) => {
    await openStudio(page, shipped, '#/personalDetails?household=dualAtTerms');
    const frame = page.frameLocator('iframe');
    await frame.locator('label[for=terms-suppliersTermsAndConditionsAreAccepted]').click();
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('Terms & Cond');
    expect(page.url()).toContain(encodeURIComponent('terms@default'));
    await expect(frame.locator('[data-studio-ring="Terms & Conditions Agreement"]')).toBeVisible();
  },
);

test(
  'what was done is undone and redone, also after a reload, and saved as just its lines',
  inFull,
  async ({ page }) => {
    const before = shipped.changedLines();
    await openStudio(page, shipped, debt);
    const question = page.getByRole('complementary', { name: 'Question' });
    const [name, left] = [
      question.getByLabel('Name in messages'),
      question.getByLabel('Words if it is left out'),
    ];
    const was = await name.inputValue();
    const undo = page.getByRole('button', { name: /^Undo/ });
    await name.fill('Debt sharing');
    await left.fill('Agree that we may see what you owe');
    await expect(undo).toContainText('Words if it is left out of “Debt');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(name).toHaveValue(was);
    await expect(page.getByText('All saved', { exact: true })).toBeVisible();
    await openStudio(page, shipped, debt);
    await page.reload();
    await page.getByRole('button', { name: /^Redo/ }).click();
    await expect(name).toHaveValue('Debt sharing');

    await page.keyboard.press('Control+s');
    const changes = page.getByRole('main', { name: 'Changes' });
    await changes.getByRole('button', { name: 'Save' }).click({ timeout: patiently(30_000) });
    await expect(page.getByText('Saved: suppliers/utilita.json')).toBeVisible({
      timeout: patiently(30_000),
    });
    expect(shipped.changedLines().filter((line) => !before.includes(line))).toEqual([
      `- "label": "${was}",`,
      '+ "label": "Debt sharing",',
    ]);
    // What is undone now is undone in the draft alone.
    await undo.click();
    await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  },
);

test(
  'a question is added to the quote by the keyboard alone, is sent, saved, and gone by undo',
  inFull,
  async ({ page }) => {
    const before = shipped.changedLines();
    await openStudio(page, shipped, '#/currentTariff/newTariff/method?household=bothAnswered');
    const title = 'Would you manage your account online?';
    const row = page.getByRole('treeitem', { name: title });
    await expect(page.getByRole('treeitem', { selected: true })).toContainText(
      'How you would like',
    );
    await page.getByRole('tree', { name: 'Journey' }).focus();
    await page.keyboard.press('a');
    await page.keyboard.type(title);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Yes or no: ra');
    const form = page.getByRole('form', { name: 'New question' });
    await expect(form.getByRole('status')).toContainText(`Nobody reads “${title}”`, {
      timeout: patiently(30_000),
    });
    // Past the two options, each with its value.
    for (let field = 0; field < 5; field += 1) await page.keyboard.press('Tab');
    const sent = form.getByLabel('Where is it sent?');
    await expect(sent).toBeFocused();
    await page.keyboard.type('account');
    await expect(form).toContainText('4 calls send a fixed false here today.');
    await expect(form.getByRole('status')).not.toContainText('Nobody reads', {
      timeout: patiently(30_000),
    });
    await expectAccessible({ page, timeStands: false }, 'a question that is added');
    await page.keyboard.press('Control+Enter');

    await expect(row).toHaveAttribute('aria-selected', 'true', { timeout: patiently(30_000) });
    await expect(page.getByRole('complementary', { name: 'Question' })).toBeFocused();
    const ring = page.frameLocator('iframe').locator(`[data-studio-ring="${title}"]`);
    await expect(ring.getByRole('radio')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(row).toHaveCount(0);
    await expect(page.getByText('All saved', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(row).toBeVisible({ timeout: patiently(30_000) });

    await save(page);
    const sending = [
      '- "accountManagementOnline": false,',
      '+ "accountManagementOnline": { "var": "wouldYouManageYourAccountOnline" },',
    ];
    expect(shipped.changedLines().filter((line) => !before.includes(line))).toEqual([
      ...[...sending, ...sending, ...sending, ...sending],
      '+ "wouldYouManageYourAccountOnline",',
      '+ },',
      '+ "wouldYouManageYourAccountOnline": {',
      `+ "title": "${title}",`,
      '+ "schema": { "type": "boolean" },',
      '+ "ui": { "widget": "radios" },',
      '+ "required": true,',
      '+ "options": [',
      '+ { "value": true, "label": "Yes" },',
      '+ { "value": false, "label": "No" }',
      '+ ]',
    ]);
    await expect(page.getByText('0 errors')).toBeVisible();
    await page.keyboard.press('Control+z');
    await save(page);
    expect(shipped.changedLines()).toEqual(before);
  },
);

test(
  'a place that is changed outside as well waits for a choice, and a supplier is copied',
  inFull,
  async ({ page }) => {
    await openStudio(page, shipped, debt);
    const question = page.getByRole('complementary', { name: 'Question' });
    await question.getByLabel('Words if it is left out').fill('Agree, so that we can go on');
    shipped.edit('suppliers/utilita.json', (text) =>
      text.replace(/"missing": "[^"]*"/, '"missing": "Say yes to the debt check"'),
    );
    await page.getByRole('button', { name: '1 place was changed outside, too' }).click();
    const changes = page.getByRole('main', { name: 'Changes' });
    const meeting = changes.getByRole('region', { name: /^Words if it is left out of/ });
    await expect(meeting).toContainText('Say yes to the debt check');
    await expect(meeting).toContainText('Agree, so that we can go on');
    await expect(changes.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectAccessible({ page, timeStands: false }, 'two that meet');
    await meeting.getByRole('button', { name: 'Take what was changed outside' }).click();
    await expect(page.getByText('All saved', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+z');
    await meeting.getByRole('button', { name: 'Keep mine' }).click();
    await expect(meeting).toHaveCount(0);

    await page.getByRole('button', { name: 'Variants' }).click();
    const grid = page.getByRole('grid', { name: 'Consents by variant' });
    await grid.locator('[data-cell][tabindex="0"]').focus();
    for (let row = 0; row < 4; row += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog', { name: 'A copy of Ovo' })).toBeVisible();
    await page.keyboard.type('Moor Power');
    await page.keyboard.press('Tab');
    await page.keyboard.type('77');
    await expectAccessible({ page, timeStands: false }, 'a supplier that is copied');
    await page.keyboard.press('Enter');
    await expect(grid.getByRole('row', { name: /Moor Power/ })).toBeVisible({
      timeout: patiently(30_000),
    });
    await expect(grid.locator('[data-cell]:focus')).toHaveCount(1);
  },
);

test('a journey without variants opens too, and has no table', async ({ page }) => {
  await openStudio(page, permit, '#/');
  await expect(page.getByRole('tree', { name: 'Journey' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Journey' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Variants' })).toHaveCount(0);
  await expectAccessible({ page, timeStands: false }, 'a journey without variants');
});
