import { expect, type Locator } from '@playwright/test';
import type { Household } from './household';
import { fillBank } from './sign-up';
import { expectSwitches } from './switches';
import type { Visit } from './visit';

export const consent = ({ page }: Visit, name: RegExp | string): Locator =>
  page.getByRole('checkbox', { name });

/** What every supplier asks. */
const ofAll = [/^I have /, /reading my smart meter/, /^Someone at home/, /^I accept/];

/** Every consent of one supplier, in its order, as a person reads it. */
export async function expectConsents(visit: Visit, supplier: string, texts: readonly RegExp[]) {
  const { page } = visit;
  await expect(page.getByText(`What ${supplier} asks before it can supply you.`)).toBeVisible();
  const all = visit.sheet('Supplier terms').getByRole('checkbox');
  const names = await all.evaluateAll((boxes) =>
    boxes.map((box) => (box instanceof HTMLInputElement ? (box.labels?.[0]?.innerText ?? '') : '')),
  );
  const own = names.filter((name) => !ofAll.some((one) => one.test(name)));
  expect(own, `the consents of ${supplier}`).toHaveLength(texts.length);
  for (const [index, text] of texts.entries()) expect(own[index]).toMatch(text);
}

/** What all suppliers ask, then the bank and the end; what is saved of the terms. */
export async function complete(visit: Visit, home: Household, asksForStart = true) {
  const { page } = visit;
  const soon = page.getByRole('radio', { name: 'As soon as possible' });
  if (asksForStart) await soon.check();
  else await expect(soon).toHaveCount(0);
  await consent(visit, /^I accept/).check();
  await visit.continue();
  if (home.bank !== null) await fillBank(visit, home.bank);
  await visit.continue();
  await visit.submit(visit.button('Complete Switch'));
  await visit.isAt('/switch-complete');
  const [made] = await expectSwitches(page.request, home, 1);
  return made?.saved.terms;
}
