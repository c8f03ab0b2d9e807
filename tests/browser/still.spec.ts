import type { Page } from '@playwright/test';
import { inFull, runs } from '../full';
import { fillFirstStep } from './support/first-step';
import { household } from './support/household';
import { actionOf, switchNow, viewQuotes } from './support/results';
import { withKey } from './support/sandbox-key.js';
import { fillSignUp } from './support/sign-up';
import { expect, test } from './support/test';
import { countShift } from './support/watch-shift';

// As most people have it: what moves is the subject.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How long the partner takes for each answer, in milliseconds: what it moves is nobody's press. */
const slow = 900;

/** How long each piece of code takes, too: what waits for its code must keep its place. */
const slowCode = 300;

/** As much as a page may move by itself. */
const most = 0.05;

/** As high as a page of this household may be on a phone, in pixels. */
const highest = { start: 1900, plans: 5000, details: 4200, signUp: 2400, end: 3200 };

const height = ({ page }: { readonly page: Page }): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

const phone = { width: 390, height: 664 };
for (const size of runs([phone], [phone, { width: 1280, height: 900 }]))
  test(
    `little moves by itself where each answer takes 900 ms, ${String(size.width)} px wide, and no page is longer than it must be`,
    inFull,
    async ({ visit }) => {
      const { page } = visit;
      await page.setViewportSize(size);
      const shifted = await countShift(page);
      await page.route('**/api/**', (route) =>
        route.continue({
          headers: { ...route.request().headers(), ...withKey, 'x-sandbox-fault': `delay=${slow}` },
        }),
      );
      await page.route('**/assets/*.js', async (route) => {
        await new Promise((done) => setTimeout(done, slowCode));
        await route.continue();
      });
      const ends = async (where: keyof typeof highest | 'first step' | 'confirm') => {
        expect.soft(await shifted(), `nothing jumps: ${where}`).toBeLessThanOrEqual(most);
        if (where in highest && size.width === 390)
          expect
            .soft(await height(visit), `the height of ${where}`)
            .toBeLessThanOrEqual(highest[where as keyof typeof highest]);
      };
      const home = household({ postcode: 'ls8 4jw' });
      await visit.open();
      await expect(visit.button('Find address')).toBeVisible();
      await ends('start');
      await fillFirstStep(visit, home);
      await ends('first step');
      const plans = await viewQuotes(visit);
      await expect(page.getByText('Projected annual energy cost').first()).toBeVisible();
      await ends('plans');
      await actionOf(visit, 'More Info').first().click();
      await expect(page.getByRole('heading', { name: /label/i }).first()).toBeVisible();
      await ends('details');
      await page.goBack();
      await switchNow(visit, plans);
      await expect(page.getByRole('combobox', { name: 'Title', exact: true })).toBeVisible();
      await ends('signUp');
      await fillSignUp(visit, home);
      await ends('confirm');
      await visit.submit(visit.button('Complete Switch'));
      await visit.isAt('/switch-complete');
      await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
      await ends('end');
    },
  );
