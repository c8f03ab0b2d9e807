import { operation } from '../support/operation';
import { askNow, completeSwitch, toConfirm } from '../support/doubt';
import { household } from '../support/household';
import { withKey } from '../support/sandbox-key.js';
import { Told } from '../support/story';
import { test } from '../support/test';

test('decision 45 the browser dies right after the press', async ({
  visit,
  anotherTab,
  request,
}) => {
  const { page } = visit;
  const home = household();
  const told = new Told('crash-right-after-the-press', request, home);
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 800 });
  const { subject, plan } = await toConfirm(visit, home);
  told.knowsSwitch(subject, plan);
  visit.expectFailures();
  const left = new Promise<void>((resolve) => {
    void page.route(operation('completeSwitch'), async (route) => {
      await route.continue({
        headers: { ...route.request().headers(), ...withKey, 'x-sandbox-fault': 'delay=1000' },
      });
      resolve();
    });
  });

  await told.next(
    'Press Complete Switch; kill the page as soon as the request has left. Wait until the partner is done.',
    async () => {
      await completeSwitch(visit);
      await left;
      await page.goto('chrome://crash').catch(() => null);
      await page.close();
      return null;
    },
  );
  const tab = await anotherTab();
  await tab.page.setViewportSize({ width: 390, height: 800 });
  await tab.fault('alreadySwitched', 'status=503');
  await told.next('The question answers 503. Open /switch-complete.', async () => {
    await tab.open('/switch-complete');
    return tab;
  });
  await told.next('Open /details.', async () => {
    await tab.open('/details');
    return tab;
  });
  await told.next('The question answers again. Press Ask now.', async () => {
    await tab.mend('alreadySwitched');
    await askNow(tab);
    return tab;
  });
  await told.next('Open /details.', async () => {
    await tab.open('/details');
    return tab;
  });
  await told.ends();
});
