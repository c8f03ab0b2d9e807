import type { BrowserContext, Page } from '@playwright/test';
import { askNow, completeSwitch, loseTheAnswer, toConfirm } from '../support/doubt';
import { household } from '../support/household';
import { Told } from '../support/story';
import { expect, expectNoTroubles, test as base } from '../support/test';
import { Visit } from '../support/visit';

interface Denied {
  /** A browser whose settings forbid every site to keep anything: storage and locks throw. */
  readonly denied: BrowserContext;
}

const test = base.extend<Denied>({
  denied: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext(contextOptions);
    await context.addInitScript(denyAll);
    await use(context);
    await context.close();
  },
});

/** Runs in the page: what Chromium 156 does there with “Don’t allow sites to save data”, seen in it. */
function denyAll(): void {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: denied });
  navigator.locks.request = () =>
    Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
}

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
