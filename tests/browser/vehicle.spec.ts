import type { Request } from '@playwright/test';
import { few, inFull } from '../full';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { fillHome } from './support/first-step';
import { household } from './support/household';
import { viewQuotes } from './support/results';
import { expect, test } from './support/test';
import type { Visit } from './support/visit';

const address = '/switch/vehicle-home-energy';
const car = 'Which car do you charge at home?';
const charging = 'How much do you charge your car at home?';
const usage = 'How much energy do you use?';

const registrationOf = ({ page }: Visit) => page.getByRole('textbox', { name: /^Registration/ });
const choose = async ({ page }: Visit, name: string, label: string): Promise<void> => {
  await page.getByRole('combobox', { name, exact: true }).selectOption({ label });
};
/** What is to be seen; the announcer says it once more. */
const shown = ({ page }: Visit, text: string) =>
  page.getByText(text).and(page.locator(':not([data-announcer])'));
const sentBy = (request: Request | undefined): unknown => request?.postDataJSON();

/** To the sheet that asks for the car. */
async function toCar(visit: Visit): Promise<void> {
  await visit.open(address);
  await fillHome(visit, household({ postcode: 'CB99 1AA' }));
  await visit.continueTo(visit.sheet(car), car);
}

async function find(visit: Visit, registration: string): Promise<void> {
  await registrationOf(visit).fill(registration);
  await visit.button('Find my car').click();
}

for (const width of few([390, 1280])) {
  test(`EV-01 EV-02 EV-03 EV-06 EV-09 CALL-09 HOM-05 a household with a car goes from its number plate to its quotes, ${String(width)} px wide`, async ({
    visit,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height: 900 });
    const types = visit.calls('vehicleChargeTypes');
    const searches = visit.calls('vehicleByRegistration');
    const quotes = visit.calls('createDualConsolidatedSwitch');
    await toCar(visit);
    expect(types, 'the ways to charge are loaded once, when the page opens').toHaveLength(1);
    await expectAccessible(visit, 'the car is asked for');

    await find(visit, 'ev21 abc');
    await expect(shown(visit, 'Volta Swift, 58 kWh. Not your car?')).toBeVisible();
    expect(sentBy(searches[0])).toEqual({ registrationNumber: 'EV21ABC' });
    await expect(visit.button('Find my car'), 'nobody loses the focus').toBeFocused();
    for (const name of ['3-pin plug', '11kW connection', '22kW'])
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible();
    await expectAccessible(visit, 'the car is found');
    await expectNoSidewaysScroll(visit, 'the car is found');
    await page.getByRole('radio', { name: '11kW connection' }).check();
    await visit.continue();
    await expect(visit.folded(car)).toContainText(
      'Volta Swift, 58 kWh, charged by 11kW connection',
    );

    await page.getByRole('radio', { name: 'Monthly direct debit' }).check();
    await visit.continueTo(visit.sheet(usage), usage);
    await page.getByRole('textbox', { name: 'Electricity used' }).fill('2900');
    await visit.continueTo(visit.sheet(charging), charging);
    await page.getByRole('radio', { name: 'No, add it' }).check();
    await page.getByRole('textbox', { name: /How many miles/ }).fill('7,400');
    await expect(
      page.getByText('With it we compare 5,120 kWh of electricity a year'),
    ).toBeVisible();
    await expectAccessible(visit, 'charging is asked for');
    await expectNoSidewaysScroll(visit, 'charging is asked for');
    await visit.continueTo(visit.button('View Your Quotes'), 'the way to the quotes');

    expect(
      await page.evaluate(() => JSON.stringify(Object.entries(window.localStorage))),
      'the registration is nowhere on the device',
    ).not.toMatch(/ev21/i);
    await page.reload();
    await visit.isAt(address);
    await expect(visit.folded(car), 'a reload keeps the car').toContainText('Volta Swift, 58 kWh');

    await viewQuotes(visit);
    expect(sentBy(quotes[0]), 'the quote counts the car').toMatchObject({
      estimatedElectricityUsage: 5120,
      estimatedElectricityCost: null,
    });
    await page.goBack();
    await visit.isAt(address);
    await expect(visit.folded(charging)).toContainText('2,220 kWh a year for 7,400 miles');
  });
}

test(
  'EV-04 EV-05 EV-10 CALL-10 CALL-11 CALL-12 a car that is not found is chosen by hand, and only electric ones are offered',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 900 });
    await toCar(visit);
    visit.expectFailures();
    await find(visit, 'AA11 AAA');
    await expect(shown(visit, 'We found no car with this registration')).toBeVisible();
    await expectAccessible(visit, 'no car is found');
    await page.getByRole('radio', { name: 'By make and model' }).check();
    await choose(visit, 'Make', 'Ashdown');
    await choose(visit, 'Model', 'Ashdown Tourer');
    await expect(shown(visit, 'This model does not come as a fully electric car')).toBeVisible();
    await expectAccessible(visit, 'a model without an electric engine');
    await choose(visit, 'Make', 'Volta');
    await choose(visit, 'Model', 'Volta Estate');
    const engines = page.getByRole('combobox', { name: 'Engine' }).getByRole('option');
    await expect(engines.filter({ hasText: /\S/ }).last()).toHaveText('77 kWh');
    await expect(engines.filter({ hasText: 'hybrid' }), 'no hybrid is offered').toHaveCount(0);
    await choose(visit, 'Engine', '77 kWh');
    await page.getByRole('radio', { name: '3-pin plug' }).check();
    await expectAccessible(visit, 'a car is chosen by hand');
    await expectNoSidewaysScroll(visit, 'a car is chosen by hand');
    await visit.continue();
    await expect(visit.folded(car)).toContainText('Volta Estate, 77 kWh, charged by 3-pin plug');
  },
);

test(
  'EV-09 who has no electric car goes on without one, and keeps what was entered',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await toCar(visit);
    await find(visit, 'PT18 GAS');
    await expect(shown(visit, 'This car does not run on electricity alone')).toBeVisible();
    await visit.button('Compare without a car').click();
    await visit.isAt('/switch/home-energy');
    await expect(visit.folded('Your Home'), 'the home is still there').toContainText('CB99 1AA');
    await expect(page.getByRole('region', { name: car })).toHaveCount(0);
    await visit.continueTo(visit.sheet('How do you pay now?'), 'what follows');
  },
);

test('ROU-27 HOM-05 PER-10 the address says what is compared; the other one begins anew', async ({
  visit,
}) => {
  const { page } = visit;
  await visit.open('/switch/boat-home-energy');
  await visit.isAt('/switch/home-energy');
  await visit.open(address);
  await visit.isAt(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'See what your home and car could save',
  );
  await page.getByRole('textbox', { name: 'Postcode' }).fill('CB99 1AA');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue(/CB99 ?1AA/);
  await visit.open('/switch/home-energy');
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('LS6 2AB');
  await page.goBack();
  await visit.isAt(address);
  await expect(page.getByRole('textbox', { name: 'Postcode' }), 'another begins anew').toHaveValue(
    '',
  );
});
