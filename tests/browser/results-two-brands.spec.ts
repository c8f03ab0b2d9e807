import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { hold } from './support/hold';
import { Keys } from './support/keys';
import { actionOf } from './support/results';
import { expectTargets } from './support/targets';
import { expect } from './support/test';
import { brandNames, inFirst, test } from './support/two-brands';
import { watchShift } from './support/watch-shift';
import { answerWithLeavingFee } from './support/with-leaving-fee';

// One build and one server for both brands.
test.describe.configure({ mode: 'default' });

for (const brand of brandNames)
  test.describe(brand, () => {
    test.use({ brand });

    test('RES-08 RES-09 RES-10 RES-22 RES-33 ten plans on a phone: the first can be taken on the first screen, all are within 5,000 pixels, and nothing jumps', async ({
      visit,
    }) => {
      const { page } = visit;
      await page.setViewportSize({ width: 390, height: 664 });
      await answerWithLeavingFee(visit);
      const [letPlans, letProjection] = [
        await hold(visit, 'results'),
        await hold(visit, 'projection'),
      ];
      await visit.button('View Your Quotes').click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Comparing plans for your home' }),
      ).toBeVisible();
      await expect(
        page.locator('.s-plan .skeleton').first(),
        'the shape of what comes',
      ).toBeVisible();
      const [title, lead] = [
        await page.getByRole('heading', { level: 1 }).boundingBox(),
        await page.getByText(/^Working out what each one/).boundingBox(),
      ];
      expect(lead?.y, 'no words lie over others').toBeGreaterThanOrEqual(
        (title?.y ?? Infinity) + (title?.height ?? 0),
      );
      const shifted = await watchShift(page);
      letPlans();
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(10);
      letProjection();
      const first = cards.first();
      await expect(first.getByText(/in the first year$/)).toBeVisible();
      expect(await shifted(), 'nothing jumps while the answers come').toBeLessThanOrEqual(0.05);

      for (const whole of [
        first.getByText(/in the first year$/),
        first.getByText('Projected annual energy cost'),
        actionOf(visit, 'Switch Now').first(),
        actionOf(visit, 'More Info').first(),
      ])
        await expect(whole, 'on the first screen').toBeInViewport({ ratio: 1 });
      const heights = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      );
      expect(Math.max(...heights), 'no card is higher').toBeLessThanOrEqual(480);
      const page390 = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(page390, 'the whole page').toBeLessThanOrEqual(5000);
      // The other brand offers no offset.
      const places = await page
        .locator('.s-plans > li:has(article, .s-carbon)')
        .evaluateAll((all) => all.map((each) => each.querySelector('.s-carbon') !== null));
      expect(places.indexOf(true), 'the carbon card').toBe(brand === 'fernhill' ? 3 : -1);
    });

    test(
      'what stands before the plans can be skipped with the keyboard',
      inFirst(brand),
      async ({ visit }) => {
        const { page } = visit;
        await page.setViewportSize({ width: 390, height: 664 });
        await answerWithLeavingFee(visit);
        await visit.button('View Your Quotes').click();
        await expect(page.getByRole('article').first()).toBeVisible();
        const keys = new Keys(page);
        await page.reload();
        await keys.tabAndPress(page.getByRole('link', { name: 'Skip to plans' }), 'Skip to plans');
        await expect(page.getByRole('list', { name: 'Plans' })).toBeFocused();
        await keys.press('Tab');
        await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1);
      },
    );

    test(
      'RES-10 RES-24 TAR-19 plans are compared with the keyboard alone, and everybody can read it',
      inFirst(brand),
      async ({ visit }) => {
        const { page } = visit;
        await page.setViewportSize({ width: 390, height: 800 });
        await answerWithLeavingFee(visit);
        await visit.button('View Your Quotes').click();
        const cards = page.getByRole('article');
        await expect(cards.first().getByText(/in the first year$/)).toBeVisible();
        const keys = new Keys(page);
        const boxOf = (index: number) =>
          cards.nth(index).getByRole('checkbox', { name: /^Compare/ });
        await keys.tabAndPress(boxOf(0), 'the first plan', 'Space');
        const bar = page.getByRole('region', { name: 'Plans to compare' });
        await expect(bar).toContainText('1 plan chosen');
        await expect(bar.getByRole('button', { name: 'Compare', exact: true })).toHaveCount(0);
        const goOf = (index: number) =>
          cards.nth(index).getByRole('button', { name: /^Compare \d plans$/ });
        await expect(goOf(0), 'one is compared with none').toHaveCount(0);
        await keys.tabAndPress(boxOf(1), 'the second plan', 'Space');
        await keys.tabAndPress(boxOf(3), 'the fourth plan', 'Space');
        await expect(bar).toContainText('3 plans chosen');
        await expect(cards.nth(2)).toContainText('Three is the most');
        await expect(bar, 'in reach').toBeInViewport({ ratio: 1 });
        await expectAccessible(visit, 'plans that are picked out');
        await expect(goOf(2), 'not of one that is not picked out').toHaveCount(0);
        await keys.press('Tab');
        await expect(goOf(3), 'the next thing after the box').toBeFocused();
        await expect(goOf(3)).toHaveText('Compare 3 plans');
        await expect(goOf(3)).toBeInViewport({ ratio: 1 });
        await expectAccessible(visit, 'the way on behind a box');
        await page.reload();
        await expect(bar, 'the address remembers them').toContainText('3 plans chosen');
        await keys.tabAndPress(goOf(0), 'the way on behind the first box');

        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveText('Your plan beside three others');
        await expect(page).toHaveURL(
          /\/results\/home-energy\/compare\?one=\w+&onePays=\w+&two=\w+&twoPays=\w+&three=\w+&threePays=\w+$/,
        );
        const table = page.getByRole('table', { name: 'Plans side by side' });
        await keys.tabAndPress(
          table.getByRole('button', { name: /^Take out / }).last(),
          'the third plan is taken out',
        );
        await expect(title).toHaveText('Your plan beside two others');
        const firstYear = table.getByRole('row', { name: /^First 12 months/ });
        await expect(firstYear.getByText('Lowest')).toHaveCount(1);
        await expect(firstYear.getByRole('cell').nth(1)).toContainText(/£[\d,.]+ \+ £\d+ fee/);
        await expect(table.getByRole('columnheader').first()).toContainText(/^\w+Your plan now/);
        await expect(
          table
            .getByRole('row', { name: /^Unit rate/ })
            .first()
            .getByRole('cell'),
        ).toHaveText([/^\d+\.\d{3}p/, /^\d+\.\d{3}p/, /^\d+\.\d{3}p/]);
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const at = `two plans beside the present one, ${String(width)} px`;
          await expectAccessible(visit, at);
          await expectNoSidewaysScroll(visit, at);
          await expectTargets(visit, at);
        }
        await page.reload();
        await expect(title, 'the address carries the plans').toHaveText(
          'Your plan beside two others',
        );
        await expect(firstYear).toBeVisible();
        await keys.tabAndPress(
          table.getByRole('button', { name: /^Switch Now, / }).first(),
          'the way to the sign-up',
        );
        await visit.isAt('/details');
      },
    );
  });
