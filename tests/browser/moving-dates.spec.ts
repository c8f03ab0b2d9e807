import { few } from '../full';
import { fillFirstStep } from './support/first-step';
import { household } from './support/household';
import { switchNow, viewQuotes } from './support/results';
import { acceptTerms, fillBank, fillDetails, signUp } from './support/sign-up';
import { expect, test } from './support/test';

for (const width of few([1280, 390])) {
  test(`CMP-18 CMP-19 CON-24 a switch that waits for the cooling-off period before Christmas is promised January, ${String(width)} px wide`, async ({
    visit,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 900 });
    // A Friday: Christmas, Boxing Day’s substitute and New Year lie in the way.
    await page.clock.setSystemTime('2026-12-18T12:00:00Z');
    const home = household();
    await visit.open();
    await fillFirstStep(visit, home);
    await switchNow(visit, await viewQuotes(visit));
    await fillDetails(visit, home);
    await acceptTerms(visit);
    await page.getByRole('radio', { name: /two weeks later/i }).check();
    await visit.continue();
    if (home.bank !== null) await fillBank(visit, home.bank);
    await visit.continue();

    const confirm = visit.sheet(signUp.confirm);
    await expect(confirm).toContainText('Your cooling-off period ends on 1 January 2027.');
    await expect(confirm).toContainText('8 January to 15 January 2027');

    await visit.submit(visit.button('Complete Switch'));
    await visit.isAt('/switch-complete');
    const entry = (title: RegExp | string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    const promised = async () => {
      await expect(entry('Direct debit confirmed')).toContainText('Wednesday 23 December 2026');
      await expect(entry('You can change your mind')).toContainText('Friday 1 January 2027');
      await expect(entry(/Your supply moves/)).toContainText('8 January to 15 January 2027');
      await expect(entry(/Final bill/)).toContainText('By Friday 26 February 2027');
    };
    await promised();
    await page.reload();
    await promised();
  });
}
