import type { Locator } from '@playwright/test';
import { actionOf } from './support/results';
import { Keys } from './support/keys';
import { expect, test } from './support/test';
import { answerWithLeavingFee } from './support/with-leaving-fee';

/** What is seen of a box where the colours of the page are gone. */
const lookOf = (box: Locator): Promise<string> =>
  box.evaluate((element) => {
    const { backgroundColor, borderTopStyle, borderTopWidth, outlineStyle } =
      getComputedStyle(element);
    return [backgroundColor, borderTopStyle, borderTopWidth, outlineStyle].join(' ');
  });

test('WCAG 1.4.11 in colours of one’s own what leads on, is chosen, done, present or to come is told apart', async ({
  visit,
}) => {
  const { page } = visit;
  await answerWithLeavingFee(visit);
  await page.emulateMedia({ forcedColors: 'active' });
  await visit.change('How do you pay now?');
  const cards = page.locator('.f-card:has([type=radio]:not(:disabled))');
  const chosen = await lookOf(cards.and(page.locator(':has(:checked)')));
  const other = await lookOf(cards.and(page.locator(':not(:has(:checked))')).first());
  expect(chosen, 'a card that is chosen').not.toBe(other);
  const open = visit.sheet('How do you pay now?');
  expect(await lookOf(open), 'the sheet that is open has a frame').toMatch(/ solid 1px /);
  await visit.continueTo(visit.button('View Your Quotes'), 'the quotes');
  await visit.button('View Your Quotes').click();
  await expect(page.getByText(/in the first year$/).first()).toBeVisible();
  const switches = await lookOf(actionOf(visit, 'Switch Now').first());
  const tells = await lookOf(actionOf(visit, 'More Info').first());
  expect(switches, 'the button that leads on').not.toBe(tells);
  const tick = page.getByRole('checkbox', { name: /^Compare/ });
  const empty = await lookOf(tick.nth(0));
  await tick.nth(0).check();
  expect(await lookOf(tick.nth(0)), 'a tick').not.toBe(empty);
  const stages = page.getByRole('banner').getByRole('listitem');
  const [done, present, coming] = await stages.evaluateAll((all) =>
    all.map((stage) => {
      const { backgroundColor } = getComputedStyle(stage, '::before');
      const isTicked = stage.querySelector('.icon--tick') !== null;
      return `${backgroundColor} ${getComputedStyle(stage).fontWeight} ${String(isTicked)}`;
    }),
  );
  expect(new Set([done, present, coming]).size, 'done, present, to come').toBe(3);
});

test('WCAG 2.3.3 2.4.11 nothing moves for who wants no motion, and at 400 % nothing lies over what has the focus', async ({
  visit,
}) => {
  const { page } = visit;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWithLeavingFee(visit);
  await visit.button('View Your Quotes').click();
  await expect(page.getByText(/in the first year$/).first()).toBeVisible();
  const compare = page.getByRole('checkbox', { name: /^Compare/ });
  for (const index of [0, 1]) await compare.nth(index).check();
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving, 'nothing moves').toBe(0);
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const keys = new Keys(page);
  await page.getByRole('heading', { level: 1 }).evaluate((title) => title.focus());
  for (let stop = 0; stop < 14; stop += 1) {
    const { where } = await keys.press('Tab');
    const isSeen = await page.evaluate(() => {
      const at = document.activeElement;
      const { left, top, width, height } = at?.getBoundingClientRect() ?? new DOMRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return (
        at !== null &&
        seen !== null &&
        (at.contains(seen) || seen.contains(at) || at.closest('label') === seen.closest('label'))
      );
    });
    expect(isSeen, `nothing lies over ${where}`).toBe(true);
  }
});
