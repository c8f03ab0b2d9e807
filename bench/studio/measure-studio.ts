import { loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { startStudio } from '../../tests/browser/support/studio';
import { launchChromium } from '../page/launch-chromium';
import { median } from '../page/traced';
import { timed, type Sign, type Times } from './stop-watch';

const port = 4290;
const keys = Number(process.env['BENCH_KEYS'] ?? 21);
const proofs = Number(process.env['BENCH_PROOFS'] ?? 5);
/** One of `words`, `rule` and `long`, where not all are measured. */
const only = process.env['BENCH_PART'];
/** Keys that are pressed before anything is counted. */
const before = 8;

/** After so many milliseconds nothing is waited for any more. */
const limits = { key: 10_000, long: 120_000, page: 60_000 } as const;

const checked: Sign = { selector: 'footer.status', text: /\d+ errors/, isAnew: true };
const proved: Sign = {
  selector: 'footer.status',
  text: /Proved|Looked at all but|Not proved/,
  isAnew: true,
};
const played: Sign = {
  selector: '.changes',
  text: /\d+ of \d+ (hold|turn red)|turns none red/,
  isAnew: true,
};

const question = '#/currentTariff/newTariff/method?household=bothAnswered';
const bound = '#/personalDetails/address/years?rule=check:tooLong&household=dualAtTerms';

interface Row {
  readonly what: string;
  readonly goal: number;
  /** Null for what did not come in time. */
  readonly times: readonly (number | null)[];
}

/** Prints what a key in the studio over the shipped journey costs, part by part; fails where one never ends. */
export async function measureStudio(): Promise<void> {
  const studio = await startStudio('journey-config', port);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(limits.page);
    for (const [name, part] of Object.entries({ words, rule, long })) {
      if (only !== undefined && only !== name) continue;
      const rows = await part(page, studio.address);
      for (const row of rows) console.log(lineOf(row));
      if (rows.some(({ times }) => times.includes(null))) process.exitCode = 1;
    }
    console.log(`load ${loadavg()[0]?.toFixed(1) ?? ''}`);
  } finally {
    await browser.close();
    studio.end();
  }
}

/** Opens a place anew, and waits until nothing is worked out any more. */
async function open(page: Page, address: string, hash: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${address}${hash}`);
  await page.frameLocator('iframe').getByRole('heading').first().waitFor();
  await ready(page, proved);
  await ready(page, checked);
}

/** The same key again and again, until it is counted often enough; one that twice comes to nothing is given up. */
async function repeated<Name extends string>(
  counted: number,
  warming: number,
  once: (key: number) => Promise<Times<Name>>,
): Promise<readonly Times<Name>[]> {
  const found: Times<Name>[] = [];
  const isLost = (times: Times<Name>): boolean => Object.values(times).includes(null);
  for (let key = 0; key < warming + counted; key += 1) {
    found.push(await once(key));
    if (found.length > 1 && found.slice(-2).every(isLost)) return found.slice(-2);
  }
  return found.slice(warming);
}

const textOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Question' }).getByRole('textbox').first();

/** A letter at the end of a text: on the household's page, and in the check of all. */
async function words(page: Page, address: string): Promise<readonly Row[]> {
  await open(page, address, question);
  const text = textOf(page);
  await text.press('End');
  const found = await repeated(keys, before, async (key) => {
    const letter = String.fromCodePoint(97 + (key % 26));
    const typed = `${await text.inputValue()}${letter}`.slice(-8);
    const onPage = { selector: '[data-studio-ring]', text: ending(typed), inFrame: true };
    const signs = { page: onPage, findings: checked };
    const times = await timed(page, signs, limits.key, () => text.press(letter));
    await ready(page, checked);
    return times;
  });
  return [
    { what: 'a letter: page', goal: 100, times: found.map((each) => each.page) },
    { what: 'a letter: findings', goal: 100, times: found.map((each) => each.findings) },
  ];
}

/** A number of a rule: of the sentence that it is said as, and of the check of all. */
async function rule(page: Page, address: string): Promise<readonly Row[]> {
  await open(page, address, bound);
  const number = page.getByRole('complementary', { name: 'Rule' }).getByLabel('Value').last();
  const found = await repeated(keys, before, async (key) => {
    const typed = String(1201 + key);
    await number.fill(typed);
    const text = new RegExp(`${typed[0] ?? ''},?${typed.slice(1)}`);
    const sentence = { selector: '.rule-editor .sentence', text };
    const signs = { sentence, findings: checked };
    const times = await timed(page, signs, limits.key, () => number.press('Tab'));
    await ready(page, checked);
    return times;
  });
  return [
    { what: 'a number of a rule: sentence', goal: 100, times: found.map((each) => each.sentence) },
    { what: 'a number of a rule: findings', goal: 100, times: found.map((each) => each.findings) },
  ];
}

/** A letter, and the review at once: until all scenarios are played, and all rules are proved. */
async function long(page: Page, address: string): Promise<readonly Row[]> {
  await open(page, address, question);
  const text = textOf(page);
  const found = await repeated(proofs, 1, async () => {
    await text.press('End');
    const press = async () => {
      await text.press('z');
      await page.keyboard.press('Control+s');
    };
    const signs = { scenarios: played, prove: proved };
    const times = await timed(page, signs, limits.long, press);
    await page.getByRole('button', { name: 'Journey' }).click();
    return times;
  });
  return [
    { what: 'a letter: scenarios', goal: 5000, times: found.map((each) => each.scenarios) },
    { what: 'a letter: prove', goal: 5000, times: found.map((each) => each.prove) },
  ];
}

const ready = (page: Page, { selector, text }: Sign): Promise<void> =>
  page.locator(selector).filter({ hasText: text }).waitFor();

const ending = (text: string): RegExp => new RegExp(text.replaceAll(/[^\w ]/g, '.'));

function lineOf({ what, goal, times }: Row): string {
  const known = times.filter((each) => each !== null);
  const lost = times.length - known.length;
  const shown = (ms: number): string => ms.toFixed(0).padStart(7);
  const missed = lost === 0 ? '' : `, ${String(lost)} never`;
  return `${what.padEnd(32)} median ${shown(median(known))} ms, most ${shown(Math.max(...known))}; goal ${String(goal)}${missed}`;
}
