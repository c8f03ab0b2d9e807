import { few } from '../full';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { chooseAddress, findAddresses } from './support/first-step';
import { Keys } from './support/keys';
import { shoot } from './support/shot';
import { expect } from './support/test';
import { brandNames, test } from './support/two-brands';

// One build and one server for both brands.
test.describe.configure({ mode: 'default' });

for (const brand of few(brandNames))
  test.describe(brand, () => {
    test.use({ brand });

    test('the first step in Welsh: chosen in the footer by keyboard, with all answers, and kept by a reload', async ({
      visit,
    }) => {
      const { page } = visit;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await visit.open();
      await findAddresses(visit, 'CB99 2AQ');
      const address = await chooseAddress(visit, '1');
      expect(
        asked.filter((url) => url.includes('cy-GB')),
        'no Welsh comes before it is chosen',
      ).toEqual([]);

      const keys = new Keys(page);
      await keys.tabAndPress(page.getByRole('button', { name: 'Cymraeg' }), 'the other language');
      await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('lang', 'cy-GB');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Gwelwch beth allai’ch cartref ei arbed',
      );
      await expect(page.getByRole('textbox', { name: 'Cod post' })).toHaveValue('CB992AQ');
      await expect(page.getByRole('combobox', { name: 'Cyfeiriad' })).toHaveValue(address);
      await expect(page.getByRole('navigation', { name: 'Camau eich newid' })).toBeVisible();

      await page.getByRole('textbox', { name: 'Cod post' }).fill('');
      await page.getByRole('textbox', { name: 'Cod post' }).blur();
      await expect(page.getByText('Mae angen Cod post').first()).toBeVisible();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(
          visit,
          `the first step in Welsh, with an error, at ${String(width)}`,
        );
        await expectNoSidewaysScroll(visit, `the first step in Welsh at ${String(width)}`);
        await shoot(page, `welsh-${brand}-${String(width)}`);
      }

      await page.getByRole('textbox', { name: 'Cod post' }).fill('CB99 2AQ');
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: 'Eich Cartref' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Cod post' })).toHaveValue('CB992AQ');
      await expect(page.locator('html')).toHaveAttribute('lang', 'cy-GB');

      await page.getByRole('button', { name: 'English' }).press('Enter');
      await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('CB992AQ');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    });

    test('a page that is not said in Welsh stays English in its heart, and says so to a screen reader', async ({
      visit,
    }) => {
      const { page } = visit;
      visit.expectFailures();
      await visit.open();
      await page.getByRole('button', { name: 'Cymraeg' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Eich Cartref' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Cod post' }).fill('CB99 2AD');
      await page.getByRole('button', { name: 'Dod o hyd i’r cyfeiriad' }).click();
      await visit.isAt('/error/500');
      await expect(page.locator('html')).toHaveAttribute('lang', 'cy-GB');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Sorry, something is wrong at our end',
      );
      await expect(page.locator('[lang="en-GB"]:has(h1)')).toHaveCount(1);
      await expect(page.locator('[lang="en-GB"] > main')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Clirio fy manylion' })).toBeVisible();
      await expectAccessible(visit, 'the error page around which Welsh is spoken');
    });
  });
