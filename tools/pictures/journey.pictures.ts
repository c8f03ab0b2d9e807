import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { postcodeOf } from '../../tests/browser/support/first-step';
import { household } from '../../tests/browser/support/household';
import { answerFirstStep } from '../../tests/browser/support/quote-type';
import { oneSupplier } from '../../tests/browser/support/quote-types';
import { viewQuotes } from '../../tests/browser/support/results';
import { expect } from '../../tests/browser/support/test';
import { brandNames, test } from '../../tests/browser/support/two-brands';
import type { Visit } from '../../tests/browser/support/visit';

const folder = resolve(import.meta.dirname, '../../docs/pictures');
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 800 },
];

for (const brand of brandNames)
  test.describe(brand, () => {
    test.use({ brand });

    test('pictures of the first step and of the plans', async ({ visit }) => {
      await visit.open();
      await expect(postcodeOf(visit)).toBeVisible();
      await take(visit, `first-step-${brand}`);
      await visit.open();
      await answerFirstStep(visit, oneSupplier, household({ postcode: oneSupplier.postcode }));
      await viewQuotes(visit);
      await expect(visit.page.getByText('Projected annual energy cost').first()).toBeVisible();
      await take(visit, `results-${brand}`);
    });
  });

/** What stands on the first screen of either size, at rest, as WebP. */
async function take({ page }: Visit, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
      await document.fonts.ready;
    });
    await expect(page.locator('.skeleton')).toHaveCount(0);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 });
    await writeFile(`${folder}/${name}-${String(size.width)}.webp`, data, 'base64');
  }
}
