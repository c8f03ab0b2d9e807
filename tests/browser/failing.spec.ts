import { few, inFull } from '../full';
import { openAnswered } from './support/first-step-kept';
import { household } from './support/household';
import {
  addressOf,
  chooseAddress,
  chooseGas,
  consentOf,
  fillHome,
  findAddresses,
  lookThrough,
  postcodeOf,
  sections,
} from './support/first-step';
import { hold } from './support/hold';
import { operation } from './support/operation';
import { actionOf, viewQuotes } from './support/results';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

for (const [postcode, fault] of few([
  ['CB99 2AB', 'by its postcode: 503'],
  ['CB99 2AE', 'by its postcode: no JSON'],
  ['CB99 1AD', 'drop'],
] as const)) {
  test(`ERR-12 ERR-16 an address search that fails (${fault}) says so, and Try again finds the addresses`, async ({
    visit,
  }) => {
    visit.expectFailures();
    if (fault === 'drop') await visit.fault('addressSearch', fault);
    await visit.open();
    await findAddresses(visit, postcode);
    await expect(
      visit.sheet(sections.home).getByText('We could not load the addresses.'),
    ).toBeVisible();
    await expect(
      visit.page.getByText('We found no addresses'),
      'no matches and failure are told apart (decision 18)',
    ).toHaveCount(0);
    await visit.isAt('/switch/home-energy');
    await visit.mend('addressSearch');
    await visit.button('Try again').first().click();
    await expect(postcodeOf(visit), 'nothing is lost').toHaveValue(postcode.replace(' ', ''));
    expect(await chooseAddress(visit, '2')).toContain(postcode);
  });
}

test(
  'ROU-28 decision 26 a slow address search is shown at its place at once and over the page after two seconds, and then answers',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await visit.open();
    await findAddresses(visit, 'CB99 2AA');
    await expect(page.getByRole('status').filter({ hasText: 'Finding addresses' })).toBeVisible({
      timeout: 1000,
    });
    const loader = page.getByText('Still working on it.');
    await expect(loader, 'not before it is worth saying').toHaveCount(0);
    await expect(loader).toBeVisible();
    expect(await chooseAddress(visit, '2')).toContain('CB99 2AA');
    await expect(loader).toHaveCount(0);
  },
);

test(
  'ERR-11 ERR-18 an address search with a 500 leads to the error page, and back to the postcode',
  inFull,
  async ({ visit }) => {
    visit.expectFailures();
    await visit.open();
    await findAddresses(visit, 'CB99 2AD');
    await visit.isAt('/error/500');
    await visit.button('Go back to your answers').click();
    await visit.isAt('/switch/home-energy');
    await expect(postcodeOf(visit), 'the answer is kept').toHaveValue('CB992AD');
    await visit.mend('addressSearch');
    await visit.button('Try again').first().click();
    expect(await chooseAddress(visit, '2')).toContain('CB99 2AD');
  },
);

test('ERR-11 ERR-18 a 500 leads to the error page, and the way back to the answers', async ({
  visit,
}) => {
  await visit.open();
  await fillHome(visit, household());
  await visit.continue();
  await visit.fault('suppliers', 'status=500');
  const tariffs = await hold(visit, 'tariffs');
  await visit.page.getByRole('radio', { name: 'Monthly direct debit' }).check();
  await visit.isAt('/error/500');
  const late = visit.page.waitForResponse(operation('tariffs'));
  tariffs();
  await (await late).finished();
  await expect(
    visit.page.getByText('Something went wrong at our end. Please try again later.'),
    'ERR-06 the server’s own words come first',
  ).toBeVisible();
  await expect(
    visit.page.getByText('Error 500').or(visit.page.getByText('error 500')).first(),
  ).toBeVisible();
  await expect(visit.button('Try Again'), 'ERR-07').toHaveCount(0);
  await visit.mend('suppliers');
  await visit.button('Go back to your answers').click();
  await visit.isAt('/switch/home-energy');
  await expect(visit.folded(sections.home), 'the answers are still there').toContainText(
    'CB99 1AD',
  );
  await expect(visit.page.getByRole('radio', { name: 'Monthly direct debit' })).toBeChecked();
  await visit.continue();
  await openSupplier(visit);
  await expect(
    visit.page.getByRole('combobox', { name: 'Tariff', exact: true }).getByRole('option', {
      selected: true,
    }),
    'SUP-17 what came while the household was away has chosen the standard tariff',
  ).toHaveText('Standard Variable');
  await visit.sheet(sections.supplier).getByRole('button', { name: 'Try again' }).click();
  await lookThrough(visit);
});

test('decision 18 meters that cannot be looked up are no business, and Try again finds them', async ({
  visit,
}) => {
  visit.expectFailures();
  await visit.open();
  const address = await fillHome(visit, household({ postcode: 'CB99 2AF' }));
  await expect(
    visit.page
      .getByText('We could not look up your meters. Nothing that you entered is lost.')
      .first(),
  ).toBeVisible();
  await expect(visit.page.getByText(/Non Domestic/)).toHaveCount(0);
  await expect(visit.button('Continue'), 'nobody goes on without meters').toHaveCount(0);
  await visit.mend('meterDetails');
  await visit.button('Try again').first().click();
  await expect(visit.button('Continue')).toBeVisible();
  await expect(addressOf(visit)).toHaveValue(address);
  await expect(consentOf(visit)).toBeChecked();
});

test('HOM-34 the meters of an address that was left are never shown', inFull, async ({ visit }) => {
  const { page } = visit;
  await visit.fault('meterDetails', 'delay=4000', 1);
  await visit.open();
  await findAddresses(visit, 'LS8 4JW');
  await consentOf(visit).check();
  const left = page.waitForEvent('requestfailed', {
    predicate: (request) => operation('meterDetails').test(request.url()),
  });
  await chooseAddress(visit, '2');
  const answer = page.waitForResponse(operation('meterDetails'));
  const chosen = await chooseAddress(visit, '3');
  expect((await left).failure()?.errorText, 'the first call is given up').toContain('ABORTED');
  const sent = (await answer).request().postDataJSON() as { line1: string };
  expect(chosen, 'the meters asked for are those of the second address').toContain(sent.line1);
  const [meters] = (await (await answer).json()) as [{ gasdetails: [{ mpaq: number }] }];
  await visit.continue();
  await chooseGas(visit);
  await page.getByRole('radio', { name: 'Monthly direct debit' }).check();
  await visit.continue();
  await lookThrough(visit);
  await expect(
    visit.folded(sections.usage),
    'the usage is that of the second address',
  ).toContainText(meters.gasdetails[0].mpaq.toLocaleString('en-GB'));
});

/** Whose supplier is known from the meter waits for no list of suppliers. */
async function openSupplier(visit: Visit): Promise<void> {
  const folded = visit.folded(sections.supplier);
  await expect(folded.or(visit.sheet(sections.supplier))).toBeVisible();
  if (await folded.isVisible()) await visit.change(sections.supplier);
}

for (const [id, what, postcode] of few([
  ['suppliers', 'ERR-14 suppliers', 'CB99 2AG'],
  ['tariffs', 'ERR-15 tariffs', 'CB99 2AH'],
] as const)) {
  test(`${what} that cannot be loaded can be tried again`, inFull, async ({ visit }) => {
    visit.expectFailures();
    await visit.open();
    await fillHome(visit, household({ postcode }));
    await visit.continue();
    await chooseGas(visit);
    await visit.page.getByRole('radio', { name: 'Monthly direct debit' }).check();
    await visit.continue();
    await openSupplier(visit);
    await expect(visit.page.getByText(/could not load/).first()).toBeVisible();
    await visit.mend(id);
    await visit.button('Try again').first().click();
    await lookThrough(visit);
  });
}

test(
  'SUB-05 SUB-10 a quote that is refused says why on the form, and loses nothing',
  inFull,
  async ({ visit }) => {
    visit.expectFailures();
    await openAnswered(visit, household({ postcode: 'CB99 2AJ' }));
    await visit.button('View Your Quotes').click();
    const told = visit.page.getByRole('alert').filter({ hasText: /^Error/ });
    await expect(told, 'the server’s own words, under “Error”').toHaveText(
      /^Error\s*We cannot do this for these details at the moment\.$/,
    );
    await visit.isAt('/switch/home-energy');
    await expect(visit.folded(sections.home)).toContainText('CB99 2AJ');
    await visit.mend('createGasSwitch');
    await visit.button('View Your Quotes').click();
    await visit.isAt('/results/home-energy');
  },
);

test('RES-40 plans that cannot be loaded can be tried again', async ({ visit }) => {
  visit.expectFailures();
  await openAnswered(visit, household({ postcode: 'CB99 2AL' }));
  await visit.button('View Your Quotes').click();
  await expect(
    visit.page.getByRole('heading', { name: 'We could not load your plans' }).first(),
  ).toBeVisible();
  await visit.mend('results');
  await visit.button('Try again').click();
  await expect(actionOf(visit, 'Switch Now').first()).toBeVisible();
});

test('the plans are kept when the household comes back to them', inFull, async ({ visit }) => {
  await openAnswered(visit, household());
  await viewQuotes(visit);
  await visit.page.goBack();
  await visit.isAt('/switch/home-energy');
  await expect(visit.button('View Your Quotes'), 'the way back keeps the answers').toBeVisible();
  await visit.page.goForward();
  await expect(actionOf(visit, 'Switch Now').first()).toBeVisible();
});
