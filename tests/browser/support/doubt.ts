import type { Locator, Page } from '@playwright/test';
import { fillFirstStep } from './first-step';
import type { Household } from './household';
import { operation } from './operation';
import { switchNow, readQuotes, type Plan } from './results';
import { fillSignUp } from './sign-up';
import { expect } from './test';
import type { Visit } from './visit';

/** A quote by the number that the partner counts by, and its plans. */
export interface Quote {
  readonly subject: string;
  readonly plans: readonly Plan[];
}

/** From the answered first step to the plans. */
export async function takeQuote(visit: Visit, createdBy = 'createGasSwitch'): Promise<Quote> {
  const created = visit.page.waitForResponse(operation(createdBy));
  const plans = await readQuotes(visit);
  const { geniusSwitchDto } = (await (await created).json()) as {
    geniusSwitchDto: { switchId: string };
  };
  return { subject: geniusSwitchDto.switchId, plans };
}

/** A household with gas, from its postcode to Complete Switch. */
export async function toConfirm(visit: Visit, home: Household): Promise<Quote & { plan: Plan }> {
  await visit.open();
  await fillFirstStep(visit, home);
  const quote = await takeQuote(visit);
  const plan = await switchNow(visit, quote.plans);
  await fillSignUp(visit, home);
  return { ...quote, plan };
}

/** Presses the button that binds, once it takes the press. */
export async function completeSwitch(visit: Visit): Promise<void> {
  await visit.submit(visit.button('Complete Switch'));
}

/** The partner makes the switch, and its answer is lost; its question answers 503. */
export async function loseTheAnswer(visit: Visit): Promise<void> {
  await visit.fault('completeSwitch', 'drop', 1);
  await visit.fault('alreadySwitched', 'status=503');
}

/**
 * Asks until it is answered; no two questions are closer than ten seconds. Fewer pass at a time, or a
 * question that has just left would be given up before its answer can be there.
 */
export async function askNow(visit: Visit): Promise<void> {
  const button = visit.button('Ask now');
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 500 });
    await visit.page.clock.runFor(9_000);
    await expect(button, 'it is answered').toBeHidden({ timeout: 1000 });
  }).toPass();
}

/** Everything that the browser keeps, as one text. */
export async function kept(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
}

interface Entry {
  readonly subject: string;
  readonly state: string;
  readonly sentAt: number;
  readonly ties: readonly { readonly switchKey?: string }[];
}

/** What the browser keeps of a quote’s switch. */
export async function entryOf(page: Page, subject: string): Promise<Entry> {
  const found = await page.evaluate(
    (ending) =>
      Object.entries<string>(localStorage).find(([key]) => key.endsWith(ending))?.[1] ?? null,
    `.commit.switch.${subject}`,
  );
  expect(found, 'the switch is written down').not.toBeNull();
  return JSON.parse(found ?? '{}') as Entry;
}

/** So many seconds after the switch was sent, by a clock that stands still otherwise. */
export async function secondsAfterSending(
  page: Page,
  subject: string,
  seconds: number,
): Promise<void> {
  const { sentAt } = await entryOf(page, subject);
  const now = await page.evaluate(() => Date.now());
  await page.clock.runFor(sentAt + seconds * 1000 - now);
}

/** From here on time passes only when it is told to. */
export async function stopClock(visit: Visit): Promise<void> {
  const { page } = visit;
  // A busy machine may be late for the moment at which it is to stand still: it stands by then, and takes the next.
  await expect(async () =>
    page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100),
  ).toPass();
  visit.timeStands = true;
}

/** From here on it passes by itself again. */
export async function letTimePass(visit: Visit): Promise<void> {
  await visit.page.clock.resume();
  visit.timeStands = false;
}

/** What appears instead of what stood there takes the focus, at its heading. */
export async function expectHeadingFocused({ page }: Visit): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), 'it takes the focus').toBeFocused();
}

/** Where the page says politely what is new of a switch. */
export const announcerOf = ({ page }: Visit): Locator => page.locator('[data-commit-announcer]');
