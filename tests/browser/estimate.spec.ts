import { inFull } from '../full';
import type { Locator } from '@playwright/test';
import { fillHome } from './support/first-step';
import { household } from './support/household';
import { operation } from './support/operation';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

interface EstimateAnswer {
  readonly estimatedUsageDto: { readonly gasUsage: number; readonly electricityUsage: number };
}

const sheet = 'How much energy do you use?';
const questions = [
  'What type of home do you have?',
  'How many bedrooms do you have?',
  'When is somebody at home?',
  'How well does your home keep its warmth?',
  'How do you heat your home and cook?',
];
const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Help Me Estimate' });

/** To the dialog, 390 px wide, without a mouse from the figures on. */
async function toFirstQuestion(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 800 });
  await visit.open();
  await fillHome(visit, household({ postcode: 'CB99 1AA' }));
  await visit.continue();
  await page.getByRole('radio', { name: 'Monthly direct debit' }).check();
  await visit.continueTo(visit.sheet(sheet), sheet);
  await page.getByRole('radio', { name: 'Actual Figures' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Help Me Estimate' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Gas used' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(visit.button('Answer five questions')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectQuestion(visit, 1);
}

async function expectQuestion(visit: Visit, n: number): Promise<void> {
  await expect(dialog(visit).getByText(`Question ${String(n)} of 5`)).toBeVisible();
  await expect(
    dialog(visit).getByRole('radiogroup', { name: questions[n - 1] ?? '' }),
    'the question that is asked',
  ).toBeVisible();
  await expect(dialog(visit).getByRole('progressbar')).toHaveAttribute('value', String(n));
  await expect(
    dialog(visit).locator('input:focus'),
    'the focus is on an answer of the question',
  ).toHaveCount(1);
}

/** Magnified twice on a desktop, every picture is whole; the one under the pointer does not look chosen. */
async function expectWholeMagnified(visit: Visit): Promise<void> {
  const { page } = visit;
  const before = page.viewportSize() ?? { width: 390, height: 800 };
  await page.setViewportSize({ width: 640, height: 400 });
  const cards = dialog(visit).locator('.f-card');
  await expect(cards).toHaveCount(4);
  const { x = 0, width = 0 } = (await dialog(visit).boundingBox()) ?? {};
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(x + width);
  }
  const ground = (card: Locator) => card.evaluate((each) => getComputedStyle(each).backgroundColor);
  await cards.last().hover();
  expect(await ground(cards.last())).toBe(await ground(cards.nth(1)));
  await page.setViewportSize(before);
}

/** Walks `downs` answers on and takes that one. */
async function takeAnswer({ page }: Visit, downs: number): Promise<void> {
  for (let n = 0; n < downs; n += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
}

test('EST-02 EST-05 EST-12 EST-16 Help Me Estimate by keyboard alone: back, closed and opened again, and the figures are written into the form', async ({
  visit,
}) => {
  const { page } = visit;
  await toFirstQuestion(visit);
  await takeAnswer(visit, 1);
  await expectQuestion(visit, 2);
  const said = dialog(visit).getByText(/^You said: /);
  await expect(said).toContainText('semi-detached house');
  await takeAnswer(visit, 2);
  await expectQuestion(visit, 3);
  await expectWholeMagnified(visit);

  // Back to the second question and on again.
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator(':focus'), 'the focus never leaves the dialog').toHaveCount(1);
  await dialog(visit).getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('Enter');
  await expectQuestion(visit, 2);
  await expect(dialog(visit).getByRole('radio').nth(2), 'the answer is kept').toBeChecked();

  // Closed by Escape, the focus is where it was; opened again nothing is lost.
  await page.keyboard.press('Escape');
  await expect(dialog(visit)).toHaveCount(0);
  await expect(visit.button('Answer five questions')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(visit)).toBeVisible();
  await expectQuestion(visit, 3);
  await expect(said, 'what was said is still known').toContainText('3 bedrooms');

  await takeAnswer(visit, 0);
  await expectQuestion(visit, 4);
  await takeAnswer(visit, 3);
  await expectQuestion(visit, 5);
  const asked = page.waitForRequest(operation('estimationUsage'));
  const told = page.waitForResponse(operation('estimationUsage'));
  await takeAnswer(visit, 0);
  expect((await asked).url()).toContain('numberOfBedrooms=3');
  const { estimatedUsageDto: figures } = (await (await told).json()) as EstimateAnswer;
  await expect(dialog(visit), 'after the last answer the dialog is gone').toHaveCount(0);
  await expect(page.getByText(`${figures.gasUsage.toLocaleString()} kWh of gas`)).toBeVisible();
  await expect(
    page.getByText(`${figures.electricityUsage.toLocaleString()} kWh of electricity`),
  ).toBeVisible();
  await visit.continueTo(visit.button('View Your Quotes'), 'the way to the quotes');
  await expect(visit.folded(sheet)).toContainText(
    `Gas ${figures.gasUsage.toLocaleString()} kWh a year`,
  );
  await expect(visit.folded(sheet)).toContainText('Estimated from your answers');
});

test(
  'an estimate that fails says so in the dialog, and Try again writes the figures',
  inFull,
  async ({ visit }) => {
    await toFirstQuestion(visit);
    await visit.fault('estimationUsage', 'status=503');
    for (let n = 2; n <= 5; n += 1) {
      await takeAnswer(visit, 1);
      await expectQuestion(visit, n);
    }
    await takeAnswer(visit, 0);
    const failure = dialog(visit).getByText('We could not work out your usage.');
    await expect(failure, 'the failure is told where the household is').toBeVisible();
    await visit.mend('estimationUsage');
    await dialog(visit).getByRole('button', { name: 'Try again' }).focus();
    await visit.page.keyboard.press('Enter');
    await expect(dialog(visit)).toHaveCount(0);
    await expect(visit.page.getByText(/^About [\d,]+ kWh of gas a year$/)).toBeVisible();
  },
);
