import { inFull } from '../../full';
import { askNow, completeSwitch, kept, takeQuote, toConfirm } from '../support/doubt';
import { fillFirstStep } from '../support/first-step';
import { hold } from '../support/hold';
import { household } from '../support/household';
import { operation } from '../support/operation';
import { anotherSupplier, switchNow } from '../support/results';
import { fillSections } from '../support/sign-up';
import { Told } from '../support/story';
import { expect, test } from '../support/test';

test(
  'decision 44 one tab clears while the other sends',
  inFull,
  async ({ visit: b, anotherTab, request }) => {
    const home = household();
    const told = new Told('clear-in-a-while-b-sends', request, home);
    await b.page.clock.install();
    const { subject, plan, plans } = await toConfirm(b, home);
    const a = await anotherTab();
    await a.page.setViewportSize({ width: 390, height: 800 });
    await a.open('/details');
    told.knowsSwitch(subject, plan);
    told.knows({ 'supplierName of P': plan.supplierName });
    await b.fault('completeSwitch', 'drop', 1);
    const answer = await hold(b, 'completeSwitch');
    for (const tab of [a, b]) await tab.fault('alreadySwitched', 'status=503');

    await told.next('Press Complete Switch in B. Look for Clear my details in A.', async () => {
      await b.page.bringToFront();
      const left = b.page.waitForRequest(operation('completeSwitch'));
      await completeSwitch(b);
      await left;
      await a.page.bringToFront();
      return a;
    });
    await told.next('Wait 21 s and press Clear my details in A.', async () => {
      await b.page.clock.runFor(21_000);
      await a.button('Clear my details').click();
      return a;
    });
    await told.next('Choose to clear all but its quote number.', async () => {
      await a.submit(a.button('Clear all but its quote number (we go on asking)'));
      await expect(a.page.getByRole('region', { name: 'Your switch' })).toContainText(subject);
      await a.button('Open it').click();
      return a;
    });
    await told.next('Look at B, and answer a field in it if there is one.', () =>
      Promise.resolve(b),
    );
    await told.next('Look into the storage.', async () => {
      const text = await kept(a.page);
      for (const gone of [home.person.firstName, 'CB99', 'Beech', home.person.email])
        expect(text, 'is not kept').not.toContain(gone);
      return null;
    });
    await told.next('Wait 10 s more; the question answers again. Press Ask now in A.', async () => {
      answer();
      for (const tab of [a, b]) await tab.mend('alreadySwitched');
      await askNow(a);
      return a;
    });
    await told.next('Take a new quote B for the same home and go to Confirm.', async () => {
      await a.open();
      await fillFirstStep(a, home);
      await takeQuote(a);
      await switchNow(a, plans, anotherSupplier(plans, plan));
      await fillSections(a, home);
      return a;
    });
    await told.ends();
  },
);
