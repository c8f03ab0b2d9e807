import {
  askNow,
  completeSwitch,
  expectHeadingFocused,
  loseTheAnswer,
  takeQuote,
  toConfirm,
} from '../support/doubt';
import { fillFirstStep } from '../support/first-step';
import { household } from '../support/household';
import { look } from '../support/look';
import { anotherSupplier, switchNow } from '../support/results';
import { fillSections } from '../support/sign-up';
import { Told } from '../support/story';
import { expect, test } from '../support/test';

test('decisions 20, 40 the answer is lost, and a new quote is taken', async ({
  visit,
  request,
}) => {
  const { page } = visit;
  const home = household();
  const told = new Told('lost-answer-and-new-quote', request, home);
  await page.clock.install();
  const { subject, plan, plans } = await toConfirm(visit, home);
  told.knowsSwitch(subject, plan);
  await loseTheAnswer(visit);

  await told.next('Press Complete Switch.', async () => {
    await completeSwitch(visit);
    await expectHeadingFocused(visit);
    return visit;
  });
  await told.next('Reload the page.', async () => {
    await page.reload();
    return visit;
  });
  await told.next('Open the first step and take a new quote B for the same home.', async () => {
    await visit.open();
    await fillFirstStep(visit, home);
    told.knows({ B: (await takeQuote(visit)).subject });
    return visit;
  });
  await expect(page.getByText(/you switch directly with/), 'the plans only wait').toHaveCount(0);
  await told.next('Open /details with quote B by its address.', async () => {
    await visit.open('/details');
    return visit;
  });
  await told.next(
    'The question answers again. Open the switch that is not settled and press Ask now.',
    async () => {
      await visit.mend('alreadySwitched');
      await visit.button('Open it').click();
      await visit.isAt('/switch-complete');
      await askNow(visit);
      return visit;
    },
  );
  await told.next('Return to quote B, choose plan Q and fill it in to Confirm.', async () => {
    await visit.open('/results/home-energy');
    const other = await switchNow(visit, plans, anotherSupplier(plans, plan));
    told.knows({ Q: other.tariffId });
    await fillSections(visit, home);
    return visit;
  });
  await told.next('Press Complete Switch without the tick.', async () => {
    await expect(visit.button('Complete Switch'), 'there is nothing to press').toHaveCount(0);
    return visit;
  });
  await told.next('Tick and press Complete Switch.', async () => {
    await page.getByRole('checkbox', { name: 'I want to switch this home again.' }).check();
    await visit.continue();
    await look(visit, 'Confirm of a second switch', { isChosen: true });
    await completeSwitch(visit);
    return visit;
  });
  await visit.isAt('/switch-complete');
  await expect(page.getByText(`G${subject}`), 'the reference of the first').toHaveCount(0);
  await told.ends();
});
