import { inFull } from '../full';
import { expectLightOnPaper } from './support/paper';
import { expect, test } from './support/test';
import { answerWithLeavingFee } from './support/with-leaving-fee';

test('the comparison is printed on one upright page without buttons', async ({ visit }) => {
  const { page } = visit;
  await answerWithLeavingFee(visit);
  await visit.button('View Your Quotes').click();
  await expect(page.getByText(/in the first year$/).first()).toBeVisible();
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await visit.button('Compare').click();
  await expect(page.getByRole('row', { name: /^First 12 months/ })).toBeVisible();
  await expectLightOnPaper(visit, 'the comparison');
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('plans that are not on the list lead back to it', inFull, async ({ visit }) => {
  const { page } = visit;
  await answerWithLeavingFee(visit);
  await visit.button('View Your Quotes').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  // The partner knows no label of them.
  visit.expectFailures();
  await visit.open('/results/home-energy/compare?one=1&two=%3Cb%3E');
  await expect(page.getByRole('alert')).toContainText('not on your list any more');
  await page.getByRole('alert').getByRole('button', { name: 'Back to all plans' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
