import { readFile } from 'node:fs/promises';
import { few } from '../full';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { completeSwitch, toConfirm } from './support/doubt';
import { household } from './support/household';
import { expectLightOnPaper } from './support/paper';
import { shoot } from './support/shot';
import { expectSwitches } from './support/switches';
import { expect, test } from './support/test';

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const width of few([390, 1280])) {
  test(`CMP-07 CMP-08 decision 46 what was agreed to, the days for a calendar and the receipt are there to keep, ${String(width)} px wide`, async ({
    visit,
    request,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 900 });
    const home = household();
    const { plan } = await toConfirm(visit, home);
    await completeSwitch(visit);
    await visit.isAt('/switch-complete');
    const [made] = await expectSwitches(request, home, 1);
    const reference = made?.referenceNumbers.g ?? 'no reference';

    const given = page.locator('details').filter({ hasText: 'What you gave and agreed to' });
    await given.locator('summary').press('Enter');
    await expect(given).toContainText(/terms, version 1/);
    await expect(given).toContainText(/Agreed at \d\d:\d\d on \d+ \w+ 20\d\d/);
    await expect(given, 'the plan that was signed for').toContainText(plan.tariffName);
    await expect(given, 'the last digits of the meter').toContainText(/MPRN •+\d{4}/);
    await expect(given).toContainText('Nothing asked for');
    await expectAccessible(visit, 'what was agreed to');
    await expectNoSidewaysScroll(visit, 'the last page');
    await shoot(page, `complete-${String(width)}`);

    const calendar = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to your calendar' }).click();
    const entries = await readFile(await (await calendar).path(), 'utf8');
    expect(entries.match(/BEGIN:VEVENT/g)?.length, 'an entry for each day to come').toBe(4);
    expect(entries).toMatch(/SUMMARY:You can change your mind/);

    const kept = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Keep your receipt as a file' }).click();
    const file = await readFile(await (await kept).path(), 'utf8');

    await expectLightOnPaper(visit, 'the receipt');
    const receipt = page
      .getByRole('article', { name: '' })
      .filter({ hasText: 'Receipt: your switch' });
    await expect(receipt).toBeVisible();
    await expect(
      page.getByRole('heading', { name: `Thank you, ${home.person.firstName}` }),
    ).toBeHidden();
    await shoot(page, `receipt-${String(width)}`);
    const printed = await receipt.innerText();
    for (const text of [
      reference,
      plan.supplierName,
      plan.tariffName,
      home.postcode,
      'version 1',
      'Each bank that takes direct debits',
      'receives a commission',
    ]) {
      expect(printed, 'on paper').toContain(text);
      expect(file, 'in the file').toContain(text);
    }
    if (home.bank !== null)
      for (const secret of [home.bank.accountNumber, home.bank.sortCode])
        expect(`${printed}${file}`, 'no bank details').not.toContain(secret);
    expect(file).not.toMatch(/<script|https?:/);
    const pdf = await page.pdf({
      format: 'A4',
      ...(process.env['SHOTS'] && { path: `${process.env['SHOTS']}/receipt.pdf` }),
    });
    expect(pagesOf(pdf), 'two sheets of paper at most').toBeLessThanOrEqual(2);
  });
}
