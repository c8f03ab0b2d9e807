import { inFull } from '../full';
import { fillHome, findAddresses, postcodeOf } from './support/first-step';
import { openAnswered } from './support/first-step-kept';
import { household } from './support/household';
import { look } from './support/look';
import { loseParts, release } from './support/release';
import { actionOf, switchNow, viewQuotes } from './support/results';
import { fillAddress, fillPerson, fillSignUp } from './support/sign-up';
import { expectReference, expectSwitches } from './support/switches';
import { expect, test } from './support/test';
import { toSignUp } from './support/to-sign-up';
import type { Visit } from './support/visit';

const title = 'A new version is here';
const kept = 'Nothing that you entered is lost: your answers are kept on this device.';
const anew = 'Load the page anew';
const alertOf = ({ page }: Visit) => page.getByRole('alert');

/** The page that stands there instead of one whose code is gone. */
async function expectNoPage(visit: Visit, where: string): Promise<void> {
  const { page } = visit;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(alertOf(visit)).toContainText(kept);
  await look(visit, where);
}

test.beforeEach(({ visit }) => visit.expectFailures());

test('a release while the first step is begun says so, and loses nothing', async ({ visit }) => {
  const { page } = visit;
  await visit.open();
  await expect(postcodeOf(visit)).toBeVisible();
  await release(visit);
  await postcodeOf(visit).fill('CB99 1AD');
  await expect(alertOf(visit)).toContainText(title);
  await expect(alertOf(visit)).toContainText(kept);
  await look(visit, 'the first step of an old release');
  await visit.button(anew).click();
  await expect(alertOf(visit)).toHaveCount(0);
  await expect(postcodeOf(visit)).toHaveValue(/CB99 ?1AD/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a release before anything is entered is loaded without a press', async ({ visit }) => {
  const { page } = visit;
  await visit.open();
  await release(visit);
  const again = page.waitForEvent('load');
  await page.evaluate(() => {
    const payload = new Error('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  });
  await again;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alertOf(visit)).toHaveCount(0);
});

test('a release before the plans', inFull, async ({ visit }) => {
  await openAnswered(visit, household());
  await release(visit);
  await visit.button('View Your Quotes').click();
  await visit.isAt('/results/home-energy');
  await expectNoPage(visit, 'the plans of an old release');
  await visit.button(anew).click();
  await expect(actionOf(visit, 'Switch Now').first()).toBeVisible();
});

test(
  'a release before the details of a plan, and the way back from it',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await openAnswered(visit, household());
    await viewQuotes(visit);
    await release(visit);
    await page
      .getByRole('button', { name: /^More info/i })
      .first()
      .click();
    await expectNoPage(visit, 'a plan of an old release');
    await page.goBack();
    await expect(
      actionOf(visit, 'Switch Now').first(),
      'what is there still is drawn',
    ).toBeVisible();
    await page.goForward();
    await visit.button(anew).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    await expect(visit.button('Switch Now')).toBeVisible();
  },
);

test('a release before the sign-up', inFull, async ({ visit }) => {
  const { page } = visit;
  await openAnswered(visit, household());
  const plans = await viewQuotes(visit);
  await release(visit);
  await switchNow(visit, plans);
  await expectNoPage(visit, 'the sign-up of an old release');
  await visit.button(anew).click();
  await expect(page.getByLabel('First name')).toBeVisible();
});

test(
  'a release in the middle of the sign-up names what is never kept',
  inFull,
  async ({ visit }) => {
    const home = household({ home: { years: '1', months: '0', status: 'Owner' } });
    await toSignUp(visit, home);
    await fillPerson(visit, home.person);
    await visit.continue();
    await release(visit);
    await fillAddress(visit, home);
    await expect(alertOf(visit)).toContainText(title);
    await expect(alertOf(visit)).toContainText(/enter them again afterwards:.*First name/);
    await look(visit, 'the sign-up that has lost a part', { isChosen: true });
    await visit.button('Not now').click();
    await expect(alertOf(visit), 'it is put off, not away').toContainText(title);
    await visit.button(anew).click();
    await expect(visit.page.getByText('Please enter these again')).toBeVisible();
    await expect(visit.page.getByRole('link', { name: 'First name' }).first()).toBeVisible();
  },
);

test('CON-21 a release before the end of a switch: it is made once, and its end stands, whose code came before', async ({
  visit,
  request,
}) => {
  const home = household();
  await toSignUp(visit, home);
  await fillSignUp(visit, home);
  await release(visit);
  await visit.submit(visit.button('Complete Switch'));
  await visit.isAt('/switch-complete');
  const [made] = await expectSwitches(request, home, 1);
  await expectReference(visit, made);
});

test('ERR-18 a release before the error page', inFull, async ({ visit }) => {
  await visit.open();
  await fillHome(visit, household());
  await visit.continue();
  await release(visit);
  await visit.fault('suppliers', 'status=500', 1);
  await visit.page.getByRole('radio', { name: 'Monthly direct debit' }).check();
  await visit.isAt('/error/500');
  await expectNoPage(visit, 'the error page of an old release');
  await visit.button(anew).click();
  await expect(visit.button('Go back to your answers')).toBeVisible();
});

test(
  'parts that cannot be had without a release are told of as such',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await openAnswered(visit, household());
    const mend = await loseParts(visit);
    await visit.button('View Your Quotes').click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Part of this page could not be loaded' }),
    ).toBeVisible();
    await mend();
    await visit.button(anew).click();
    await expect(actionOf(visit, 'Switch Now').first()).toBeVisible();
  },
);

test(
  'a journey that cannot be loaded says so with a heading, and can be loaded anew',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await visit.open();
    await findAddresses(visit, 'CB99 1AD');
    await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
    await page.route(/\/assets\/rest-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Part of this page could not be loaded' }),
    ).toBeVisible();
    await expect(alertOf(visit)).toContainText(kept);
    await look(visit, 'a journey that cannot be loaded', { isChosen: true });
    await page.unroute(/\/assets\/rest-[^/]+\.js$/);
    await visit.button(anew).click();
    await expect(postcodeOf(visit)).toHaveValue(/CB99 ?1AD/);
  },
);
