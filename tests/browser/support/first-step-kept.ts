import { expect } from '@playwright/test';
import { fillFirstStep } from './first-step';
import type { Household } from './household';
import { answerFirstStep, type QuoteType } from './quote-type';
import type { Visit } from './visit';

/** What a page left on the device, key by key. */
type Kept = Readonly<Record<string, string>>;

/** A file of the site at which no script of the page runs. */
const withoutScript = '/robots.txt';

/** First steps that a household of this worker has answered, by its answers. */
const answered = new Map<string, Kept>();

/**
 * In front of View Your Quotes, for who is tried later than that. The first household with these answers
 * gives them on the page; one after it finds on its device what that page has left there, and comes back.
 * @param type says what is asked of a household with electricity; with gas alone nothing is needed.
 */
export async function openAnswered(
  visit: Visit,
  home: Household,
  type: QuoteType | null = null,
): Promise<void> {
  const { postcode, house, payMethod, figures, fixedTariff } = home;
  await visit.page.goto(withoutScript);
  // What was kept on another day is another household's, where the clock of a test goes otherwise.
  const day = await visit.page.evaluate(() => new Date().toDateString());
  const key = JSON.stringify([day, type?.name, postcode, house, payMethod, figures, fixedTariff]);
  const before = answered.get(key);
  if (before === undefined) answered.set(key, await answer(visit, home, type));
  else await leave(visit, before);
  await visit.open();
  await visit.page.getByRole('button', { name: /^Carry on with your answers/ }).click();
  await expect(visit.button('View Your Quotes'), 'the first step is answered').toBeVisible();
}

async function answer(visit: Visit, home: Household, type: QuoteType | null): Promise<Kept> {
  await visit.open();
  await (type === null ? fillFirstStep(visit, home) : answerFirstStep(visit, type, home));
  await visit.page.goto(withoutScript);
  return visit.page.evaluate(() => Object.fromEntries(Object.entries<string>(localStorage)));
}

async function leave({ page }: Visit, kept: Kept): Promise<void> {
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, kept);
}
