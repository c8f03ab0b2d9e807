import { announcerOf, completeSwitch, toConfirm } from '../support/doubt';
import { hold } from '../support/hold';
import { household } from '../support/household';
import { anotherSupplier, switchNow } from '../support/results';
import { fillSignUp } from '../support/sign-up';
import { Told } from '../support/story';
import { expect, test } from '../support/test';

test('decision 20 a second tab with another plan says how the first one’s switch ends', async ({
  visit: a,
  anotherTab,
  request,
}) => {
  const home = household();
  const told = new Told('second-tab-with-another-plan', request, home);
  const { subject, plan, plans } = await toConfirm(a, home);
  const b = await anotherTab();
  await b.page.setViewportSize({ width: 390, height: 800 });
  await b.open('/results/home-energy');
  const other = await switchNow(b, plans, anotherSupplier(plans, plan));
  await fillSignUp(b, home);
  told.knows({ A: subject, P: plan.tariffId, references: `G${subject}` });
  told.knows({ 'supplierName of P': plan.supplierName, 'supplierName of Q': other.supplierName });
  const sent = b.calls('savePersonal');
  const save = await hold(a, 'savePersonal');
  const answer = await hold(a, 'completeSwitch');

  await told.next(
    'In A press Complete Switch; while it is being sent press Complete Switch in B.',
    async () => {
      await a.page.bringToFront();
      await completeSwitch(a);
      await b.page.bringToFront();
      await completeSwitch(b);
      await expect(announcerOf(b), 'what is new is said').toContainText('in another tab');
      return b;
    },
  );
  await expect(b.button('Try again'), 'nothing here was begun').toHaveCount(0);
  await told.next("A's answer arrives. Look at B.", () => {
    save();
    answer();
    return Promise.resolve(b);
  });
  await told.next('In B go back and forward again.', async () => {
    await b.page.goBack();
    await b.page.goForward();
    return b;
  });
  await told.next('In B open /switch-complete by its address.', async () => {
    await b.open('/switch-complete');
    return b;
  });
  expect(sent, 'the second tab sent nothing').toEqual([]);
  await told.ends();
});
