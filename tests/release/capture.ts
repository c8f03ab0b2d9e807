import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fillFirstStep, fillHome } from '../browser/support/first-step';
import { household, type Household } from '../browser/support/household';
import { operation } from '../browser/support/operation';
import { switchNow, viewQuotes } from '../browser/support/results';
import { fillPerson, fillSignUp } from '../browser/support/sign-up';
import { expect, test } from '../browser/support/test';
import { toTerms } from '../browser/support/to-sign-up';
import type { Visit } from '../browser/support/visit';
import { wordsOf } from './words-of';

/*
 * Walks an invented household through a build and writes down what it leaves in localStorage at each
 * page. It speaks in the words that `tests/browser/support` of that very build has; see README.md.
 */
const folder = resolve(process.env['STORED'] ?? join(import.meta.dirname, 'stored', 'this'));

/** Its terms differ from the usual ones. */
const asksForMore = 4;

type Kept = Readonly<Record<string, unknown>>;

const read = ({ page }: Visit): Promise<Kept> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage).map((key): [string, unknown] => {
        const text = localStorage.getItem(key) ?? '';
        try {
          return [key, JSON.parse(text) as unknown];
        } catch {
          return [key, text];
        }
      }),
    ),
  );

/** Waits until `mark` is kept, and writes the whole storage down. */
async function capture(visit: Visit, name: string, mark: string | RegExp): Promise<void> {
  const { page } = visit;
  let kept: Kept = {};
  await expect
    .poll(
      async () => {
        kept = await read(visit);
        return JSON.stringify(kept);
      },
      { message: `${name} is kept` },
    )
    .toMatch(mark);
  mkdirSync(folder, { recursive: true });
  const about = 'An invented household, captured from this build by tests/release/capture.ts.';
  const fixture = { about, path: new URL(page.url()).pathname, storage: kept };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(fixture, null, 2)}\n`);
}

test('the words of its questions', () => {
  mkdirSync(folder, { recursive: true });
  const words = wordsOf(join(import.meta.dirname, '../../journey-config'));
  writeFileSync(join(folder, 'words.json'), `${JSON.stringify(words, null, 2)}\n`);
});

const at = (step: string) => `"progress":{"step":"${step}"`;

async function toSignUp(visit: Visit, home: Household): Promise<void> {
  await visit.open();
  await fillFirstStep(visit, home);
  await switchNow(visit, await viewQuotes(visit));
}

/** Presses until the switch is on its way: the button takes no press in its first second. */
async function complete(visit: Visit): Promise<void> {
  const sent = visit.page.waitForRequest(operation('savePersonal'));
  const button = visit.button('Complete Switch');
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 500 });
    await expect(button).toBeHidden({ timeout: 500 });
  }).toPass();
  await sent;
}

const invented = (parts: Partial<Household> = {}): Household => {
  const home = household(parts);
  return { ...home, person: { ...home.person, email: 'zoe@example.com' } };
};

test('the first step, half filled', async ({ visit }) => {
  await visit.open();
  await fillHome(visit, invented());
  await visit.continue();
  await visit.page.getByRole('radio', { name: 'Monthly direct debit' }).check();
  await visit.continue();
  await capture(visit, 'first-step', '"gasCurrentPayMethod":"monthlyDirectDebit"');
});

test('the first step with figures, the plans, and one of them', async ({ visit }) => {
  const { page } = visit;
  await visit.open();
  const figures = { kind: 'I spend', amount: '85.50', period: 'a month' } as const;
  await fillFirstStep(visit, invented({ figures }));
  await capture(visit, 'first-step-whole', '85.5');
  await viewQuotes(visit);
  await capture(visit, 'results', at('quoteResults'));
  await page
    .getByRole('button', { name: /^More info/i })
    .first()
    .click();
  await expect(page).toHaveURL(/tariff-details/);
  await capture(visit, 'tariff-details', at('tariffDetails'));
});

test('two fuels, and the terms of their supplier', async ({ visit }) => {
  await toTerms(visit, asksForMore);
  await capture(visit, 'two-fuels', '"personalDetails":"terms"');
});

test('the sign-up, half filled', async ({ visit }) => {
  const home = invented();
  await toSignUp(visit, home);
  await fillPerson(visit, home.person);
  await visit.continue();
  await capture(visit, 'sign-up', '"personalDetails":"address"');
});

test('Confirm', async ({ visit }) => {
  const home = invented();
  await toSignUp(visit, home);
  await fillSignUp(visit, home);
  await capture(visit, 'confirm', '"personalDetails":"confirm"');
});

test('a switch on its way', async ({ visit }) => {
  const home = invented();
  await toSignUp(visit, home);
  await fillSignUp(visit, home);
  await visit.fault('completeSwitch', 'delay=15000', 1);
  await complete(visit);
  await capture(visit, 'sending', '"complete":"running"');
});

test('a switch that is asked about', async ({ visit }) => {
  const home = invented();
  await toSignUp(visit, home);
  await fillSignUp(visit, home);
  await visit.fault('completeSwitch', 'drop', 1);
  await visit.fault('alreadySwitched', 'delay=15000', 1);
  await complete(visit);
  // By its ledger, or by the journal of a build that had none.
  await capture(visit, 'asking', /"state":"doubt"|"complete":"confirming"/);
});

test('a switch that was asked about in vain', async ({ visit }) => {
  const home = invented();
  await toSignUp(visit, home);
  await fillSignUp(visit, home);
  await visit.fault('completeSwitch', 'drop', 1);
  await visit.fault('alreadySwitched', 'drop');
  await complete(visit);
  await capture(visit, 'asked-in-vain', '"save":{"status":"failed"');
});

test('a save that failed', async ({ visit }) => {
  const home = invented({ postcode: 'CB99 2AQ' });
  visit.expectFailures();
  await toSignUp(visit, home);
  await fillSignUp(visit, home);
  await complete(visit);
  await capture(visit, 'save-failed', '"save":{"status":"failed"');
});

test('a completed switch', async ({ visit }) => {
  const home = invented();
  await toSignUp(visit, home);
  await fillSignUp(visit, home);
  await complete(visit);
  await visit.isAt('/switch-complete');
  await capture(visit, 'completed', at('switchComplete'));
});

test('the error page', async ({ visit }) => {
  await visit.open();
  await fillHome(visit, invented());
  await visit.continue();
  await visit.fault('suppliers', 'status=500');
  await visit.page.getByRole('radio', { name: 'Monthly direct debit' }).check();
  await visit.isAt('/error/500');
  await capture(visit, 'error', at('error'));
});
