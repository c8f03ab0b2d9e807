import { inFull } from '../../full';
import type { Page } from '@playwright/test';
import { completeSwitch, kept, toConfirm } from '../support/doubt';
import { household } from '../support/household';
import { fillBank, fillPerson, fillStatus } from '../support/sign-up';
import { Told } from '../support/story';
import { expect, test } from '../support/test';
import { wholeChromium } from '../support/whole-chromium';

// Playwright turns the back/forward cache off, and only a whole Chromium has one; here it is what is looked at.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    await use({ ...launchOptions, ...wholeChromium(), ignoreDefaultArgs });
  },
});

/** Playwright waits in vain for a page that comes back from the cache. */
async function backFromTheCache(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(async () => {
    const mark = await page.evaluate(() => document.documentElement.dataset['left']);
    expect(mark, 'the page is the one that was left').toBe('yes');
  }).toPass();
}

test(
  'decision 20 a page that comes back from the cache hears what happened meanwhile',
  inFull,
  async ({ visit: a, anotherTab, request }) => {
    const home = household();
    const told = new Told('thaw-after-completion', request, home);
    const { subject, plan } = await toConfirm(a, home);
    // Another site, and no page of ours.
    const elsewhere = new URL('/api/__sandbox/terms/2', a.page.url());
    elsewhere.hostname = '127.0.0.1';
    await a.page.evaluate(() => (document.documentElement.dataset['left'] = 'yes'));
    a.expectFailures();
    await a.page.goto(elsewhere.href);
    told.knows({ A: subject, P: plan.tariffId, references: `G${subject}` });
    told.knows({ 'supplierName of P': plan.supplierName });

    const b = await anotherTab();
    await told.next('Open tab B with the same quote and press Complete Switch.', async () => {
      await b.open('/details');
      await fillPerson(b, home.person);
      await b.continue();
      await fillStatus(b, home);
      await b.continue();
      if (home.bank !== null) await fillBank(b, home.bank);
      await b.continue();
      await completeSwitch(b);
      return b;
    });
    await told.next('Go back in tab A.', async () => {
      await a.page.bringToFront();
      await backFromTheCache(a.page);
      return a;
    });
    await told.next('The question answers 503. Go back and forward in tab A.', async () => {
      await a.fault('alreadySwitched', 'status=503');
      await a.page.evaluate(() => void setTimeout(() => history.back()));
      const reference = a.page.getByText(`G${subject}`).filter({ visible: true });
      await expect(reference, 'also one page back').toBeVisible();
      await a.page.evaluate(() => void setTimeout(() => history.forward()));
      return a;
    });
    await told.next('Change nothing, and look into the storage.', async () => {
      expect(await kept(a.page), 'it is written down as done').toContain(`G${subject}`);
      return null;
    });
    await told.ends();
  },
);
