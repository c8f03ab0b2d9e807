import { inFull } from '../full';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe';
import { household } from './support/household';
import { operation } from './support/operation';
import { acceptTerms, fillBank, signUp } from './support/sign-up';
import { expect, test } from './support/test';
import { toAddress } from './support/to-sign-up';
import type { Visit } from './support/visit';

interface SentAddresses {
  readonly residentialAddresses: Readonly<Record<string, unknown>>;
}

interface Previous {
  readonly postcode: string;
  readonly line1: string;
  readonly city: string;
  readonly years: string;
}

const draft = ({ page }: Visit) => page.getByRole('group', { name: 'A previous address' });
const cards = ({ page }: Visit) =>
  page.getByRole('list', { name: 'Previous addresses' }).getByRole('listitem');

/** By hand, without the search. */
async function fillDraft(visit: Visit, { postcode, line1, city, years }: Previous): Promise<void> {
  await draft(visit).getByLabel('Postcode').fill(postcode);
  await draft(visit).getByLabel('Address line 1').fill(line1);
  await draft(visit).getByLabel('Town or city').fill(city);
  await draft(visit).getByLabel('Years at this address').fill(years);
}

async function add(visit: Visit, previous: Previous): Promise<void> {
  await visit.button('Add a previous address').click();
  await fillDraft(visit, previous);
  await visit.button('Save this address').click();
  await expect(draft(visit)).toHaveCount(0);
}

const mill = { postcode: 'ls8 4jw', line1: '4 Mill Lane', city: 'Leeds', years: '1' };

test(
  'ADR-19 ADR-21 ADR-24 ADR-25 ADR-26 a household that moved lately says where it lived before, 390 px wide',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 800 });
    const home = household({ postcode: 'CB99 1AA' });
    await toAddress(visit, home);
    const years = page.getByLabel('Years at this address').first();
    const newAddress = visit.button('Add a previous address');
    await years.fill('3');
    await page
      .getByRole('combobox', { name: 'Residential status' })
      .selectOption({ label: 'Owner' });
    await expect(visit.button('Continue')).toBeVisible();
    await expect(newAddress, 'three years are enough').toHaveCount(0);
    await years.fill('1');
    await expect(newAddress).toBeVisible();
    await expect(visit.button('Continue')).toHaveCount(0);
    await page.getByRole('link', { name: /^Add where you lived before/ }).click();
    await expect(newAddress, 'led there, and seen to be').toBeFocused();
    expect(await newAddress.evaluate((button) => button.matches(':focus-visible'))).toBe(true);

    // A draft that is not right is not saved, and says what is wrong.
    await newAddress.click();
    await fillDraft(visit, { ...mill, postcode: 'nowhere' });
    await visit.button('Save this address').click();
    await expect(draft(visit).getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
    await expect(draft(visit).getByLabel('Postcode'), 'the focus is led there').toBeFocused();
    await expectAccessible(visit, 'a draft that is not right');
    await expectNoSidewaysScroll(visit, 'a draft that is not right');
    await fillDraft(visit, mill);
    await visit.button('Save this address').click();
    await expect(cards(visit)).toHaveText([/4 Mill Lane, Leeds LS8 4JW: 1 year/]);
    await expect(cards(visit).first(), 'the focus is on what was saved').toBeFocused();
    await expect(visit.button('Continue'), 'two years are not enough').toHaveCount(0);

    await add(visit, { ...mill, line1: '5 Mill Lane', years: '2' });
    await expect(visit.button('Continue'), 'four years are').toBeVisible();
    await add(visit, { ...mill, line1: '6 Mill Lane' });
    await expect(cards(visit)).toHaveCount(3);
    await expect(newAddress, 'three are the most').toHaveCount(0);
    await expect(page.getByText('You can add up to 3.')).toBeVisible();
    await expectAccessible(visit, 'three previous addresses');

    await page.getByRole('button', { name: /^Change 5 Mill Lane/ }).click();
    await draft(visit).getByLabel('Address line 1').fill('55 Mill Lane');
    await expect(visit.button('Continue'), 'a draft that is begun holds the sheet').toHaveCount(0);

    await page.getByRole('link', { name: /^Previous addresses: save what you have begun/ }).click();
    await expect(draft(visit).locator(':focus'), 'the link leads into the draft').toHaveCount(1);
    await visit.button('Cancel').click();
    await expect(cards(visit).nth(1), 'cancelled is as it was').toContainText('5 Mill Lane');
    await page.getByRole('button', { name: /^Change 5 Mill Lane/ }).click();
    await draft(visit).getByLabel('Address line 1').fill('55 Mill Lane');
    await visit.button('Save this address').click();
    await expect(cards(visit).nth(1)).toContainText('55 Mill Lane');

    await page.getByRole('button', { name: /^Remove 6 Mill Lane/ }).click();
    await visit.button('Keep it').click();
    await expect(cards(visit)).toHaveCount(3);
    await page.getByRole('button', { name: /^Remove 6 Mill Lane/ }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(cards(visit)).toHaveCount(2);
    await expect(newAddress).toBeVisible();

    await visit.continueTo(visit.sheet(signUp.terms), signUp.terms);
    await acceptTerms(visit, home, { gas: true, electricity: true });
    await visit.continue();
    if (home.bank !== null) await fillBank(visit, home.bank);
    await visit.continue();
    const saved = page.waitForRequest(operation('saveAddress'));
    await visit.submit(visit.button('Complete Switch'));
    const body = (await saved).postDataJSON() as SentAddresses;
    expect(
      body.residentialAddresses,
      'how long it lived here, and nothing of where before',
    ).toEqual({
      present: expect.objectContaining({ line1: '2 Orchard Close', lengthOfResidencyInMonths: 12 }),
    });
    expect(JSON.stringify(body)).not.toContain('Mill Lane');
    await visit.isAt('/switch-complete');
  },
);
