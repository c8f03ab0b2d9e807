import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { heldForAll, openStudio, save, startOverCopy, tabTo } from './support/studio';
import { inFull } from '../full';
import { patiently } from '../../tools/run/patience.js';

const port = Number(process.env['BROWSER_TEST_PORT'] ?? 4273) + 160;
const long = { timeout: patiently(30_000) };
const permit = heldForAll(() => startOverCopy('tests/permit/journey-config', port));

test('all that is said of a question is one form of its meta-schema, by the keyboard alone', async ({
  page,
}) => {
  await openStudio(page, permit(), '#/apply/stay/remarks?household=withMonths');
  const question = page.getByRole('complementary', { name: 'Question' });
  const rows = question.getByLabel('Lines that are seen');
  await expect(question.getByLabel('Widget')).toHaveValue('longText');
  await expect(rows).toHaveAccessibleDescription(/^How many lines of a long text are seen/);
  await expect(question.getByLabel('Capitals')).toHaveCount(0);

  await question.getByLabel('Name in messages').focus();
  await tabTo(page, rows);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('many');
  await expect(question.getByLabel(/^Lines that are seen/)).toHaveAttribute(
    'aria-invalid',
    'true',
    long,
  );
  await expect(question.getByLabel(/^Lines that are seen/)).toHaveAccessibleDescription(
    /This must be a whole number/,
  );
  await page.keyboard.press('Control+a');
  await page.keyboard.type('6');
  await expect(question.getByLabel(/^Lines that are seen/)).not.toHaveAttribute(
    'aria-invalid',
    'true',
    long,
  );
  const box = page.frameLocator('iframe').getByLabel('Anything we should know');
  await expect(box).toHaveAttribute('rows', '6', long);

  // A box that grows by a line while it is typed in keeps the focus.
  const hint = question.getByLabel(/^Line under it/);
  await hint.focus();
  await page.keyboard.press('Control+End');
  const words = ' Say so here too where a lorry stands in the street for a day or more.';
  await page.keyboard.type(words);
  await expect(hint).toBeFocused();
  await expect(hint).toHaveValue(`A skip, a hoist, or a street that is closed.${words}`);
  await expect(box).toHaveAccessibleDescription(/for a day or more/, long);

  const more = question.getByText('More that can be said');
  await tabTo(page, question.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(more).toBeVisible();
  const width = question.getByLabel('Width');
  await tabTo(page, width);
  await page.keyboard.type('s');
  await expect(width).toHaveValue('short');
  await expectAccessible({ page, timeStands: false }, 'the form of a question', [
    'landmark-unique',
  ]);
  await expect(page.getByRole('button', { name: /^Undo/ })).toContainText('Width of “Anything');

  await save(page);
  expect(permit().changedLines()).toEqual([
    '- "hint": "A skip, a hoist, or a street that is closed.",',
    `+ "hint": "A skip, a hoist, or a street that is closed.${words}",`,
    '- "ui": { "widget": "longText", "rows": 3 },',
    '+ "ui": { "widget": "longText", "rows": 6, "width": "short" },',
  ]);
});

test(
  'options and what is said in a section are opened in the form, changed, begun and removed',
  inFull,
  async ({ page }) => {
    await openStudio(page, permit(), '#/apply/stay/near?household=withMonths');
    const question = page.getByRole('complementary', { name: 'Question' });
    const frame = page.frameLocator('iframe');
    await question.getByRole('button', { name: 'Change A school (school)' }).click();
    await question
      .getByRole('textbox', { name: /^Words( changed)?$/ })
      .fill('A school or a nursery');
    await expect(frame.getByLabel('A school or a nursery')).toBeVisible(long);
    await question.getByRole('button', { name: 'Done' }).click();
    await expect(
      question.getByText('A school or a nursery (school)', { exact: true }),
    ).toBeVisible();

    await question.getByRole('button', { name: 'Add to “Options”' }).click();
    await question.getByRole('textbox', { name: /^Value( changed)?$/ }).fill('park');
    await question.getByRole('textbox', { name: /^Words( changed)?$/ }).fill('A park');
    await expect(frame.getByLabel('A park')).toBeVisible(long);
    await expectAccessible({ page, timeStands: false }, 'an option in its form', [
      'landmark-unique',
    ]);
    await question.getByRole('button', { name: 'Take back' }).last().click();
    await expect(frame.getByLabel('A park')).toHaveCount(0, long);
    await expect(frame.getByLabel('A school or a nursery')).toBeVisible();

    await openStudio(page, permit(), '#/apply/stay?household=withMonths');
    await question.getByRole('button', { name: /^Change Your permit is free of charge/ }).click();
    await question
      .locator('.f-draft')
      .getByLabel('Text', { exact: true })
      .fill('It costs nothing.');
    await expect(page.getByRole('button', { name: /^Undo/ })).toContainText(
      'What is said in it, 2',
    );
  },
);

test('a step and a call have forms as well', inFull, async ({ page }) => {
  await openStudio(page, permit(), '#/apply?household=withMonths');
  const question = page.getByRole('complementary', { name: 'Question' });
  await question.getByLabel('Title', { exact: true }).fill('A permit for your street');
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'A permit for your street' }),
  ).toBeVisible(long);
  await openStudio(page, permit(), '#/?part=calls/zone');
  await expect(question.getByLabel('Operation')).not.toHaveValue('');
  await question.getByLabel('Said when it failed').fill('We could not find your zone.');
  await expect(page.getByRole('button', { name: /^Undo/ })).toContainText('Said when it failed of');
});
