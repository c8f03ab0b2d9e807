import { completeSwitch, letTimePass, stopClock, toConfirm } from '../support/doubt';
import { household } from '../support/household';
import { operation } from '../support/operation';
import { Told } from '../support/story';
import { test } from '../support/test';

/** What the sandbox says with the status that it is told to give. */
const serverWords = 'We cannot do this for these details at the moment.';

test('CON-19 a 409 is asked about: the partner has no switch, and it can be tried again', async ({
  visit,
  request,
}) => {
  const { page } = visit;
  const home = household();
  const told = new Told('409-forged', request, home);
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 800 });
  const { subject, plan } = await toConfirm(visit, home);
  told.knows({ A: subject, P: plan.tariffId, references: `G${subject}`, serverWords });
  await visit.fault('completeSwitch', 'status=409', 1);

  await told.next('Press Complete Switch and wait 3 s.', async () => {
    const refused = page.waitForResponse(operation('completeSwitch'));
    await completeSwitch(visit);
    await refused;
    await stopClock(visit);
    await page.clock.runFor(3000);
    return visit;
  });
  await told.next('Wait until the second no, 5 s after the first.', async () => {
    await page.clock.runFor(3000);
    await letTimePass(visit);
    return visit;
  });
  await told.next('The fault is gone. Press Try again.', async () => {
    await visit.submit(visit.button('Try again'));
    return visit;
  });
  await told.ends();
});
