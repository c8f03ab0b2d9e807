import { openAnswered } from './support/first-step-kept';
import { hold } from './support/hold';
import { household } from './support/household';
import { operation } from './support/operation';
import { actionOf, viewQuotes } from './support/results';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

/** Where the plans and their buttons stand, from the top of the page. */
const places = ({ page }: Visit): Promise<readonly number[]> =>
  page
    .locator('article, article .button')
    .evaluateAll((found) =>
      found.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)),
    );

for (const width of [390, 1280]) {
  test(`RES-10 RES-33 no plan moves as what comes late is filled in, ${String(width)} px wide`, async ({
    visit,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 844 });
    await openAnswered(visit, household());
    const letCarbon = await hold(visit, 'carbonEquivalent');
    const letProjection = await hold(visit, 'projection');
    await viewQuotes(visit);
    const before = await places(visit);

    letProjection();
    await expect(page.getByText(/^You save £[\d,.]+ a year$/).first()).toBeVisible();
    const after = await places(visit);
    expect(after).toHaveLength(before.length);
    const moved = after.map((top, index) => Math.abs(top - (before[index] ?? 0)));
    // A pixel a card is what lines of text are rounded by.
    expect(Math.max(...moved), 'no plan moves as the savings come').toBeLessThanOrEqual(10);

    letCarbon();
    await expect(page.getByText(/tons CO₂\/year/)).toBeVisible();
    expect(await places(visit), 'nor as the card between them is filled').toEqual(after);
  });
}

test('RES-36 Switch Now that is left by Back leads nowhere when its answer comes, and can be pressed again', async ({
  visit,
}) => {
  const { page } = visit;
  await openAnswered(visit, household());
  await viewQuotes(visit);
  const letKey = await hold(visit, 'switchKey');
  const asked = page.waitForRequest(operation('switchKey'));
  await actionOf(visit, 'Switch Now').first().click();
  const given = await asked;
  await page.goBack();
  await visit.isAt('/switch/home-energy');
  await expect.poll(() => given.failure()?.errorText, 'it is called off').toBe('net::ERR_ABORTED');
  letKey();

  await visit.button('View Your Quotes').click();
  await visit.isAt('/results/home-energy');
  await actionOf(visit, 'Switch Now').first().click();
  await visit.isAt('/details');
});
