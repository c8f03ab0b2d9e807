import { few } from '../full';
import { openAnswered } from './support/first-step-kept';
import { hold } from './support/hold';
import { household } from './support/household';
import { actionOf, switchNow, viewQuotes } from './support/results';
import { fillSignUp } from './support/sign-up';
import { expect, test } from './support/test';

const shots = process.env['SHOTS'];
const firstYear = /(You save|Costs) £[\d,.]+( more)? in the first year/;

for (const width of few([390, 1280])) {
  test(`RES-10 RES-35 CUS-36 CON-06 PER-07 the fee for leaving moves a button under a finger and not its press, and is said from the plans to the last page, ${String(width)} px wide`, async ({
    visit,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 844 });
    const see = async (name: string) => {
      if (shots !== undefined)
        await page.screenshot({ path: `${shots}/${name}-${String(width)}.png`, fullPage: true });
    };
    const year = String(new Date().getFullYear() + 1);
    const ends = { day: '31', month: 'December', year };
    const home = household({ fixedTariff: { name: /Fixed/, ends } });
    await openAnswered(visit, home);
    const letProjection = await hold(visit, 'projection');
    const plans = await viewQuotes(visit);
    await page.getByRole('button', { name: 'Switch Now' }).first().hover();
    await page.mouse.down();
    letProjection();
    const lead = page.getByText(
      /^In the first year, after the £\d+ fee to leave .+\. From .+ it is free\.$/,
    );
    await expect(lead).toBeVisible();
    await page.mouse.up();
    await visit.isAt('/details');
    await page.goBack();
    await expect(lead).toBeVisible();
    const card = page.getByRole('article').first();
    await expect(card.getByText(firstYear)).toBeVisible();
    await expect(card.getByText(/^Then .+, at these prices$/)).toBeVisible();
    await expect(page.getByText(/^You save £[\d,.]+ a year$/)).toHaveCount(0);
    for (const once of [/^Staying, over/, /^How was this worked/])
      await expect(page.getByText(once).filter({ visible: true })).toHaveCount(1);
    // A plan, its price and its button stand on the first screen, of a small phone and of a small desk.
    const foot = await card
      .getByRole('button', { name: 'Switch Now' })
      .evaluate((button) => button.getBoundingClientRect().bottom + window.scrollY);
    expect(foot).toBeLessThanOrEqual(width === 390 ? 664 : 800);
    await see('results');

    await actionOf(visit, 'More Info').first().click();
    const price = page.getByRole('region', { name: 'You would pay' });
    await expect(
      price.getByText(/And £\d+\.\d\d once, to leave .+ Leaving is free from /),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'You could wait' })).toBeVisible();
    await see('details');
    await page.goBack();

    await switchNow(visit, plans);
    const panel = page.getByRole('region', { name: 'Your New Tariff' });
    if (width === 390) {
      await expect(panel.getByRole('button')).toContainText(/Fee to leave .+, once: £\d+\.\d\d/);
      await see('sign-up-folded');
      await panel.getByRole('button').click();
    }
    await expect(
      panel.getByRole('row', { name: /^Fee to leave .+, once £\d+\.\d\d/ }),
    ).toBeVisible();
    await expect(panel.getByText(firstYear)).toBeVisible();
    await see('sign-up');

    await fillSignUp(visit, home);
    await see('confirm');
    await visit.submit(visit.button('Complete Switch'));
    await visit.isAt('/switch-complete');
    await expect(panel.getByText(firstYear)).toBeVisible();
    await see('complete');
    await page.reload();
    // The plan is not asked for again; what it took to leave the old one is still said.
    await expect(
      page
        .getByText(/^It has the £\d+ fee to leave .+ before \d+ \w+ \d{4}\./)
        .filter({ visible: true }),
    ).toBeVisible();
    await see('complete-after-reload');
  });
}
