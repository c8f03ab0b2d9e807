import { inFull } from '../../full';
import { announcerOf, askNow, expectHeadingFocused, kept, toConfirm } from '../support/doubt';
import { lookInEveryLight } from '../support/every-light';
import { household } from '../support/household';
import { look } from '../support/look';
import { operation } from '../support/operation';
import { changeOnConfirm } from '../support/sign-up';
import { comeBackTo, quoteAtPartner, writeDown } from '../support/stored-doubt';
import { expect, test } from '../support/test';
import type { Visit } from '../support/visit';

/** The panel as it stands: its title, its sentences, and its buttons in order. */
async function expectPanel(
  visit: Visit,
  title: string,
  sentences: readonly RegExp[],
  buttons: readonly string[],
): Promise<void> {
  const { page } = visit;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  for (const said of sentences) await expect(page.getByRole('main')).toContainText(said);
  await expect(page.getByRole('main').getByRole('button')).toHaveText(buttons);
}

/** What stands with the form, and is said to who hears the page. */
async function expectBeside(
  visit: Visit,
  said: string | RegExp,
  buttons: readonly string[],
): Promise<void> {
  const alert = visit.page.locator('.p-alert').filter({ hasText: said });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole('button')).toHaveText(buttons);
  await expect(announcerOf(visit), 'what is new is said').toContainText(said);
}

/** What can be done on the last page. */
const lastPage = ['Copy', 'Save or print your receipt', 'Keep your receipt as a file'];

test('S8, S9, S13 what is known of a switch that was asked about, in every light', async ({
  visit,
  request,
}) => {
  const subject = await quoteAtPartner(request, { switched: true });
  await comeBackTo(visit, subject, { record: null, same: null });
  const told = `Our partner tells us that quote ${subject} was switched already.`;
  const noRecord = [new RegExp(`${told} This device does not hold which plan.`)];
  await expectPanel(visit, 'Processing Switch', noRecord, lastPage);
  await expect(announcerOf(visit), 'what is new is said').toContainText(noRecord[0] ?? '');
  await lookInEveryLight(visit, 'S8 done, no record');

  const earlier = { supplierName: 'E.ON Next', toSupplier: ' to E.ON Next', planName: 'Variable' };
  const record = { supplierName: 'Ovo', toSupplier: ' to Ovo', planName: 'Fixed 12 Months' };
  const ties = [{ switchKey: 'key-1' }, { switchKey: 'key-2' }];
  await comeBackTo(visit, subject, { ties, record: { ...record, earlier } });
  const which = [
    new RegExp(`Quote ${subject} was switched once.`),
    /It was sent for E\.ON Next, Variable and for Ovo, Fixed 12 Months/,
    /our partner does not tell us which it took\. Please ask on [\d ]+\./,
  ];
  await expectPanel(visit, 'Processing Switch', which, lastPage);
  for (const named of ['Your New Tariff', 'with Ovo', 'to Ovo'])
    await expect(visit.page.getByRole('main'), 'neither is named as the one').not.toContainText(
      named,
    );
  await expect(announcerOf(visit), 'what is new is said').toContainText(which[0] ?? '');
  await lookInEveryLight(visit, 'S9 which is not known');

  await comeBackTo(visit, subject, { state: 'unsent', noes: [200, 220] });
  const late = [
    /Our partner has your switch to Ovo, Fixed 12 Months\./,
    /Earlier we said that our partner had none\. It has it now: your switch to Ovo was made\./,
  ];
  await expectPanel(visit, 'Processing Switch', late, lastPage);
  await expect(announcerOf(visit), 'what is new is said').toContainText(late[1] ?? '');
  await lookInEveryLight(visit, 'S13 a late yes');
});

test(
  'S4 a switch that most likely never arrived: sending again is spoken of while it is offered',
  inFull,
  async ({ visit, request }) => {
    const subject = await quoteAtPartner(request, { switched: false });
    const title = 'Our partner has no switch under your quote number.';
    const never = /It most likely never arrived\./;
    const again = /If you send it again and the first turns up after all/;
    const unsent = { state: 'unsent', noes: [200, 220] } as const;
    await comeBackTo(visit, subject, unsent);
    const ways = ['Change my details', 'Leave it'];
    await expectPanel(visit, title, [never, again], ['Copy', 'Send it again', ...ways]);
    await expect(announcerOf(visit), 'nothing is new to who comes back').toBeEmpty();
    await lookInEveryLight(visit, 'S4 unsent');

    await comeBackTo(visit, subject, { ...unsent, attempt: 3 });
    await expectPanel(visit, title, [never], ['Copy', 'Leave it']);
    await expect(visit.page.getByRole('main')).not.toContainText(/send it again/i);
    await lookInEveryLight(visit, 'S4 after the last attempt');
  },
);

test(
  'decision 44 S2 Clear everything, or all but the quote number',
  inFull,
  async ({ visit, request }) => {
    const { page } = visit;
    const subject = await quoteAtPartner(request, { switched: false });
    const title = 'We do not know yet whether your switch went through.';
    for (const [choice, name] of [
      ['keepNumbers', 'Clear all but its quote number (we go on asking)'],
      ['everything', `Clear everything. I have noted ${subject}`],
    ] as const) {
      await comeBackTo(visit, subject, {});
      const sentences = [
        /No clear answer has reached us/,
        /it had no switch under this number then/,
      ];
      const buttons = ['Ask now', 'Copy', 'Look at plans', 'Print this page'];
      await expectPanel(visit, title, sentences, buttons);
      const present = page.getByRole('banner').locator('[aria-current="step"]');
      await expect(present, 'nothing says that it is complete').toHaveText(/Sign Up/);
      if (choice === 'keepNumbers') await lookInEveryLight(visit, 'S2 in doubt');
      await visit.button('Clear my details').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('A switch to Ovo is not settled.');
      await expect(dialog).toContainText(`note quote number ${subject} first`);
      if (choice === 'everything')
        await look(visit, 'what Clear asks, with all of it', { isChosen: true });
      await visit.submit(visit.button(name));
      await visit.isAt('/switch/home-energy');
      const text = await kept(page);
      expect(text.includes(subject), 'the number is kept where it was to be').toBe(
        choice === 'keepNumbers',
      );
      expect(text, 'nothing else is').not.toContain('Ovo');
      const banner = page.getByRole('region', { name: 'Your switch' });
      if (choice === 'keepNumbers') await expect(banner).toContainText(subject);
      else await expect(banner, 'nobody asks any more').toHaveCount(0);
    }
  },
);

test('S15, S16, S4 with the form: nothing was sent, a save that was refused, and the details again', async ({
  visit,
  anotherTab,
}) => {
  const { page } = visit;
  const home = household();
  await page.clock.install();
  const { subject } = await toConfirm(visit, home);
  const sent = visit.calls('completeSwitch');
  visit.expectFailures();
  await page.route(
    operation('saveBank'),
    async (route) => {
      const response = await route.fetch();
      await page.context().setOffline(true);
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await visit.submit(visit.button('Complete Switch'));
  const notSent = 'Nothing was sent: you are offline, or part of this page could not be loaded.';
  await expectBeside(visit, notSent, ['Try again']);
  await look(visit, 'S15 not sent', { isChosen: true });

  await page.context().setOffline(false);
  await visit.fault('savePersonal', 'status=409', 1);
  await visit.fault('alreadySwitched', 'status=503');
  await visit.submit(visit.button('Try again'));
  const hint =
    /Your details were not saved: this quote may have been switched already\. We could not ask our partner yet \(.+\)\./;
  await expectBeside(visit, hint, ['Ask now']);
  await expect(visit.button('Complete Switch'), 'a press would do nothing').toHaveCount(0);
  await lookInEveryLight(visit, 'S16 hint', { isForm: true });
  await visit.mend('alreadySwitched');
  await askNow(visit);
  await expect(page.getByRole('main')).toContainText('Customer details could not be saved.');
  expect(sent, 'no switch was sent').toEqual([]);

  const other = await anotherTab();
  await writeDown(other, subject, { state: 'unsent', noes: [200, 220] });
  await page.bringToFront();
  const title = 'Our partner has no switch under your quote number.';
  const ways = ['Copy', 'Send it again', 'Change my details', 'Leave it'];
  await expectPanel(visit, title, [/It most likely never arrived\./], ways);
  await expectHeadingFocused(visit);
  await look(visit, 'S4 where the form stood');
  await visit.button('Change my details').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sign up with/);
  // The step that was not saved before has a heading of its own.
  await expect(page.locator(':is(h1, h2):focus'), 'the focus is not lost').toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(title);
  await changeOnConfirm(visit, 'Name');
  await expect(page.getByLabel('First name')).toHaveValue(home.person.firstName);
  await lookInEveryLight(visit, 'S4 the details again', { isForm: true });
});
