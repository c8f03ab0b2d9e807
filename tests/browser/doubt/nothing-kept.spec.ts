import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { askNow, completeSwitch, loseTheAnswer, toConfirm } from '../support/doubt';
import { household } from '../support/household';
import { Told } from '../support/story';
import { expect, expectNoTroubles, test as base } from '../support/test';
import { Visit } from '../support/visit';
import { wholeChromium } from '../support/whole-chromium';

interface Denied {
  /** A browser whose settings forbid every site to keep anything: storage and locks throw. */
  readonly denied: BrowserContext;
}

const test = base.extend<Denied>({
  denied: async ({ launchOptions, baseURL }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'changeover-denied-'));
    mkdirSync(join(folder, 'Default'));
    const block = 2;
    writeFileSync(
      join(folder, 'Default', 'Preferences'),
      JSON.stringify({ profile: { default_content_setting_values: { cookies: block } } }),
    );
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...wholeChromium(),
      ...(baseURL !== undefined && { baseURL }),
    });
    await use(context);
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Whether the browser asks before the page is left; if it does, the household stays. */
async function asksBeforeLeaving(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    return true;
  });
  const closed = page.waitForEvent('close').then(() => false);
  await page.close({ runBeforeUnload: true });
  return Promise.race([asked, closed]);
}

test('decision 20 a browser that keeps nothing says so before the press, and holds the page', async ({
  denied,
  request,
}) => {
  const visit = new Visit(await denied.newPage());
  const { page } = visit;
  await visit.watchPolicy();
  const home = household();
  const told = new Told('storage-denied', request, home);
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 800 });

  await told.next('Go to Confirm.', async () => {
    const { subject, plan } = await toConfirm(visit, home);
    told.knowsSwitch(subject, plan);
    return visit;
  });
  await told.next(
    'The partner will make the switch and its answer will be lost; the question answers 503. Press Complete Switch.',
    async () => {
      await loseTheAnswer(visit);
      await completeSwitch(visit);
      return visit;
    },
  );
  await told.next('Try to close the page.', async () => {
    expect(await asksBeforeLeaving(page), 'the browser asks').toBe(true);
    return null;
  });
  await told.next('Stay; the question answers again. Press Ask now.', async () => {
    await visit.mend('alreadySwitched');
    await askNow(visit);
    return visit;
  });
  await told.next('Close the page.', async () => {
    expect(await asksBeforeLeaving(page), 'the browser asks').toBe(false);
    return null;
  });
  expectNoTroubles(visit);
  await told.ends();
});
