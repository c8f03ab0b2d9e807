import { inFull } from '../full';
import { completeSwitch, loseTheAnswer, toConfirm } from './support/doubt';
import { enterHome, findAddresses, postcodeOf } from './support/first-step';
import { household } from './support/household';
import { readQuotes } from './support/results';
import { Spoken } from './support/spoken';
import { expect, test } from './support/test';
import { answerWithLeavingFee } from './support/with-leaving-fee';

const usage = 'How much energy do you use?';

/** Said, and not a second time. */
const expectOnce = async (spoken: Spoken, words: RegExp): Promise<void> => {
  const saying = async () => (await spoken.phrases()).filter((phrase) => words.test(phrase));
  await expect.poll(saying, { message: `said once: ${String(words)}` }).toHaveLength(1);
};

test('spoken: an error with its field, what opens by its title, what was answered, and what is missing', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open();
  await expect(postcodeOf(visit)).toBeVisible();
  const wrong = await Spoken.on(page);
  await findAddresses(visit, 'WRONG');
  await expectOnce(wrong, /^textbox, Postcode, WRONG, Postcode is invalid\., invalid, required$/);
  await expectOnce(wrong, /Postcode is invalid/);

  await enterHome(visit, 'CB99 2AJ');
  await expect(visit.sheet('How do you pay now?')).toBeVisible();
  const spoken = await Spoken.on(page);
  await page.getByRole('radio', { name: 'Monthly direct debit' }).check();
  await visit.continue();
  // What was filled in is asked about once, so that it opens.
  await expectOnce(spoken, /^heading, Supplier and tariff, level 2$/);
  await expectOnce(spoken, /^polite: How do you pay now\?: Monthly direct debit\.$/);
  await visit.continueTo(visit.sheet(usage), usage);
  await expectOnce(spoken, /^heading, How much energy do you use\?, level 2$/);
  await expectOnce(spoken, /How much energy do you use/);
  await page.getByRole('textbox', { name: 'Gas used' }).fill('0');
  await page.getByRole('textbox', { name: 'Gas used' }).press('Enter');
  await expectOnce(spoken, /^alert, Error: Please ensure you answered all required fields/);
  await expectOnce(spoken, /Please ensure/);
});

test(
  'spoken: how many plans there are, once as they come and once as they are filtered',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await answerWithLeavingFee(visit);
    const spoken = await Spoken.on(page);
    await readQuotes(visit);
    const count = /^polite: \d+ plans from \d+ suppliers\. Cheapest first\.$/;
    await expectOnce(spoken, count);
    await spoken.forget();
    await page.getByRole('radio', { name: 'Fixed', exact: true }).check();
    await expectOnce(spoken, count);
  },
);

test('spoken: each step of the saving, and that nobody knows, each sentence once', async ({
  visit,
}) => {
  await toConfirm(visit, household());
  await loseTheAnswer(visit);
  const spoken = await Spoken.on(visit.page);
  await completeSwitch(visit);
  await expectOnce(
    spoken,
    /^polite: .*It may have been made|^polite: .*it may have been made, or not/,
  );
  await expectOnce(spoken, /^heading, Saving step 1 of 6, level 2$/);
  for (const step of [2, 3, 4, 5, 6])
    await expectOnce(spoken, new RegExp(`^polite: Saving step ${String(step)} of 6: `));
  await expectOnce(
    spoken,
    /^heading, We do not know yet whether your switch went through\., level 1$/,
  );
  await expectOnce(spoken, /We do not know yet whether/);
  await expectOnce(spoken, /Please do not start another switch for this home/);
  await expectOnce(spoken, /We could not reach our partner/);
});
