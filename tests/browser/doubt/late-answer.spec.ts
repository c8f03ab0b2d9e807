import { inFull } from '../../full';
import {
  completeSwitch,
  letTimePass,
  secondsAfterSending,
  stopClock,
  takeQuote,
} from '../support/doubt';
import { hold } from '../support/hold';
import { household } from '../support/household';
import { operation } from '../support/operation';
import { answerFirstStep } from '../support/quote-type';
import { oneSupplier } from '../support/quote-types';
import { switchNow } from '../support/results';
import { fillSignUp } from '../support/sign-up';
import { Told } from '../support/story';
import { test } from '../support/test';

test(
  'CMP-07 an answer after 25 seconds is taken, with the references of both fuels',
  inFull,
  async ({ visit, request }) => {
    const { page } = visit;
    const home = household({ postcode: oneSupplier.postcode });
    const told = new Told('answer-after-25-seconds', request, home);
    await page.clock.install();
    await visit.open();
    await answerFirstStep(visit, oneSupplier, home);
    const { subject, plans } = await takeQuote(visit, 'createDualConsolidatedSwitch');
    const plan = await switchNow(visit, plans);
    await fillSignUp(visit, home, oneSupplier.fuels);
    told.knowsSwitch(subject, plan);
    told.knows({ references: [`G${subject}`, `E${subject}`] });
    const release = await hold(visit, 'completeSwitch');

    await told.next('Press Complete Switch and wait 19 s.', async () => {
      const left = page.waitForRequest(operation('completeSwitch'));
      await completeSwitch(visit);
      await left;
      await stopClock(visit);
      await secondsAfterSending(page, subject, 19);
      return visit;
    });
    await told.next('Wait 2 s more.', async () => {
      await secondsAfterSending(page, subject, 21);
      return visit;
    });
    await told.next('Wait 6 s more.', async () => {
      await secondsAfterSending(page, subject, 25);
      release();
      await secondsAfterSending(page, subject, 27);
      await letTimePass(visit);
      return visit;
    });
    await told.next('Reload the page.', async () => {
      await page.reload();
      return visit;
    });
    await told.ends();
  },
);
