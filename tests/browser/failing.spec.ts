import { household } from './support/household';
import {
  addressOf,
  chooseAddress,
  chooseGas,
  consentOf,
  fillFirstStep,
  fillHome,
  findAddresses,
  lookThrough,
  postcodeOf,
  sections,
} from './support/first-step';
import { operation } from './support/operation';
import { viewQuotes } from './support/results';
import { expect, test } from './support/test';

for (const fault of ['status=503', 'malformed', 'drop']) {
  test(`ERR-16 an address search that fails (${fault}) says so, and Try again finds the addresses`, async ({
    visit,
  }) => {
    await visit.fault('addressSearch', fault);
    await visit.open();
    await findAddresses(visit, 'CB99 1AD');
    await expect(visit.page.getByText(/could not load/).first()).toBeVisible();
    await visit.mend('addressSearch');
    await visit.button('Try again').first().click();
    await expect(postcodeOf(visit), 'nothing is lost').toHaveValue('CB991AD');
    expect(await chooseAddress(visit, '2')).toContain('CB99 1AD');
  });
}

test('ERR-11 ERR-18 a 500 leads to the error page, and the way back to the answers', async ({
  visit,
}) => {
  await visit.open();
  await fillHome(visit, household());
  await visit.continue();
  await visit.fault('suppliers', 'status=500');
  await visit.page.getByRole('radio', { name: 'Monthly direct debit' }).check();
  await visit.isAt('/error/500');
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
  await visit.sheet(sections.supplier).getByRole('button', { name: 'Try again' }).click();
  await lookThrough(visit);
});

test('decision 18 meters that cannot be looked up are no business, and Try again finds them', async ({
  visit,
}) => {
  await visit.fault('meterDetails', 'status=503');
  await visit.open();
  const address = await fillHome(visit, household());
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

test('HOM-31 a business is told that it cannot be quoted for', async ({ visit }) => {
  await visit.open();
  await fillHome(visit, household({ postcode: 'CB99 1AR' }));
  await expect(visit.page.getByText('Non Domestic Meter Type Identified!')).toBeVisible();
  await expect(
    visit.page.getByText(
      'The address you have selected appears to be a non domestic energy metered property. We are unable to provide quotes for these meter types',
    ),
  ).toBeVisible();
  await expect(visit.button('Continue')).toHaveCount(0);
});

test('a postcode without addresses says so', async ({ visit }) => {
  await visit.open();
  await findAddresses(visit, 'CB99 1AU');
  await expect(visit.page.getByText('We found no addresses for this postcode')).toBeVisible();
});

test('HOM-34 the meters of an address that was left are never shown', async ({ visit }) => {
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

for (const [id, what] of [
  ['suppliers', 'ERR-14 suppliers'],
  ['tariffs', 'ERR-15 tariffs'],
] as const) {
  test(`${what} that cannot be loaded can be tried again`, async ({ visit }) => {
    await visit.fault(id, 'status=503');
    await visit.open();
    await fillHome(visit, household());
    await visit.continue();
    await visit.page.getByRole('radio', { name: 'Monthly direct debit' }).check();
    await visit.continue();
    await expect(visit.sheet(sections.supplier)).toBeVisible();
    await expect(visit.page.getByText(/could not load/).first()).toBeVisible();
    await visit.mend(id);
    await visit.button('Try again').first().click();
    await lookThrough(visit);
  });
}

test('SUB-05 a quote that is refused says why, and loses nothing', async ({ visit }) => {
  await visit.fault('createGasSwitch', 'status=409');
  await visit.open();
  await fillFirstStep(visit, household());
  await visit.button('View Your Quotes').click();
  await expect(
    visit.page.getByText('We cannot do this for these details at the moment.').first(),
  ).toBeVisible();
  await visit.isAt('/switch/home-energy');
  await visit.mend('createGasSwitch');
  await visit.button('Try again').or(visit.button('View Your Quotes')).first().click();
  await visit.isAt('/results/home-energy');
});

test('RES-40 plans that cannot be loaded can be tried again', async ({ visit }) => {
  await visit.fault('results', 'status=503', 1);
  await visit.open();
  await fillFirstStep(visit, household());
  await visit.button('View Your Quotes').click();
  await expect(
    visit.page.getByRole('heading', { name: 'We could not load your plans' }).first(),
  ).toBeVisible();
  await visit.button('Try again').click();
  await expect(visit.button('Switch Now').first()).toBeVisible();
});

test('a home for which there are no plans is told so', async ({ visit }) => {
  await visit.open();
  await fillFirstStep(visit, household({ postcode: 'CB99 1AZ' }));
  await visit.button('View Your Quotes').click();
  await expect(visit.page.getByRole('heading', { name: 'No results found' })).toBeVisible();
});

test('the plans are kept when the household comes back to them', async ({ visit }) => {
  await visit.open();
  await fillFirstStep(visit, household());
  await viewQuotes(visit);
  await visit.page.goBack();
  await visit.isAt('/switch/home-energy');
  await expect(visit.button('View Your Quotes'), 'the way back keeps the answers').toBeVisible();
  await visit.page.goForward();
  await expect(visit.button('Switch Now').first()).toBeVisible();
});
