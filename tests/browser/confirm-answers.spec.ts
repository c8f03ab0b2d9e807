import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { household } from './support/household';
import { shoot } from './support/shot';
import { fillSignUp, signUp } from './support/sign-up';
import { expect, test } from './support/test';
import { toSignUp } from './support/to-sign-up';

for (const width of [390, 1280]) {
  test(`CON-23 CUS-42 Confirm shows what is signed for, and each answer can be changed by keyboard, ${String(width)} px wide`, async ({
    visit,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 800 });
    const home = household();
    const plan = await toSignUp(visit, home);
    await fillSignUp(visit, home);
    const confirm = visit.sheet(signUp.confirm);
    const value = (name: string) =>
      confirm
        .locator('.p-row')
        .filter({ has: page.getByRole('term').and(page.getByText(name, { exact: true })) })
        .getByRole('definition')
        .first();
    await expect(value('Plan')).toContainText(plan.supplierName);
    await expect(value('Price')).toHaveText(/^£[\d,]+\.\d\d a year, about £\d+\.00 a month$/);
    await expect(value('How it is paid')).toHaveText('Monthly direct debit');
    await expect(value('You can change your mind')).toContainText('14 days');
    await expect(value('First name')).toHaveText('Zoë');
    await expect(value('Date of birth')).toHaveText('29 February 1984');
    await expect(value('Postcode')).toHaveText('CB99 1AD');
    await expect(value('Sort code')).toHaveText('••••59');
    await expect(value('Account number')).toHaveText('••••••72');
    await expect(value('Extra help')).toHaveText('None');
    await expect(confirm).not.toContainText('63748472');
    await expectAccessible(visit, `Confirm, ${String(width)}`);
    await expectNoSidewaysScroll(visit, `Confirm, ${String(width)}`);
    await shoot(page, `confirm answers ${String(width)}`);

    await confirm.getByRole('button', { name: 'Change First name' }).press('Enter');
    const field = page.getByLabel('First name');
    await expect(field, 'Change leads to the question itself').toBeFocused();
    await field.fill('Chloë');
    await field.press('Enter');
    const heading = page.getByRole('heading', { name: signUp.confirm });
    await expect(heading, 'and Continue leads back').toBeFocused();
    await expect(value('First name')).toHaveText('Chloë');
    await confirm.getByRole('button', { name: 'Change Account number' }).press('Enter');
    await expect(page.getByLabel('Account number')).toBeFocused();
  });
}
