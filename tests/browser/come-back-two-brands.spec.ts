import { few, inFull } from '../full';
import {
  addressOf,
  chooseAddress,
  consentOf,
  fillFirstStep,
  fillHome,
  findAddresses,
  postcodeOf,
  sections,
} from './support/first-step';
import { household } from './support/household';
import { Keys } from './support/keys';
import { look } from './support/look';
import { switchNow, viewQuotes } from './support/results';
import { expect } from './support/test';
import { brandNames, test } from './support/two-brands';
import type { Visit } from './support/visit';

// One build and one server for both brands.
test.describe.configure({ mode: 'default' });

const panel = ({ page }: Visit) => page.getByRole('region', { name: 'Welcome back' });
const carryOn = ({ page }: Visit) => page.getByRole('button', { name: /^Carry on with your / });
const kept = ({ page }: Visit, key: string) =>
  page.evaluate((name) => localStorage.getItem(`home-energy.${name}`), key);

for (const brand of few(brandNames))
  test.describe(brand, () => {
    test.use({ brand });

    test('HOM-03 PER-10 who comes back is offered the quote, as the one first button, and finds its plans where they were left', async ({
      visit,
    }) => {
      const { page } = visit;
      await visit.open();
      await fillFirstStep(visit, household());
      const plans = await viewQuotes(visit);
      const day = await page.evaluate(() =>
        new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(),
      );
      await visit.open();
      await expect(panel(visit)).toContainText(`Your quote of ${day} for `);
      await expect(panel(visit)).toContainText(/We keep it until \d+ \w+\./);
      await expect(
        visit.sheet('Or start again'),
        'the sheet says what answering it drops',
      ).toContainText(`When you choose an address here, the quote of ${day} is dropped.`);
      await expect(
        page.locator('main .button:not(.button--second)'),
        'no other button is the first',
      ).toHaveText([`Carry on with your quote of ${day}`]);
      await expect(postcodeOf(visit), 'the quote itself is begun anew').toHaveValue('');
      await look(visit, `come back ${brand}`);
      await page.reload();
      await expect(panel(visit), 'a reload offers it still').toBeVisible();

      const keys = new Keys(page);
      await keys.tabTo(carryOn(visit), 'the way back to the quote');
      await page.keyboard.press('Enter');
      await visit.isAt('/results/home-energy');
      await expect(page.getByRole('article').first()).toBeVisible();
      await switchNow(visit, plans);
      await visit.isAt('/details');
      await page.reload();
      await visit.isAt('/details');
      expect(await kept(visit, 'aside'), 'nothing stands aside any more').toBeNull();
    });
  });

test(
  'HOM-03 answers of the first step are offered too, until another address is chosen',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await visit.open();
    const address = await fillHome(visit, household());
    await visit.continue();
    await visit.open();
    await expect(panel(visit)).toContainText(`Your answers of`);
    await look(visit, 'come back to answers');
    await findAddresses(visit, 'CB99 1AE');
    await expect(addressOf(visit), 'a postcode alone drops nothing').toBeVisible();
    await expect(panel(visit)).toBeVisible();
    await carryOn(visit).click();
    await expect(visit.folded(sections.home)).toContainText(address);

    await visit.open();
    await findAddresses(visit, 'CB99 1AE');
    const other = await chooseAddress(visit, '2');
    await expect(panel(visit), 'now it is dropped, as was said').toHaveCount(0);
    await expect(visit.sheet(sections.home), 'and the sheet has its own title').toBeVisible();
    await consentOf(visit).check();
    await visit.continue();
    await expect.poll(() => kept(visit, 'aside')).toBeNull();
    await page.reload();
    await expect(visit.folded(sections.home)).toContainText(other);
  },
);

test(
  'HOM-03 a quote that was kept for thirty days is not offered any more',
  inFull,
  async ({ visit }) => {
    const { page } = visit;
    await visit.open();
    await fillHome(visit, household());
    await expect.poll(() => kept(visit, 'journey')).toContain('"offered":true');
    await visit.open();
    await expect(panel(visit)).toBeVisible();
    await page.evaluate((days) => {
      const stored = JSON.parse(localStorage.getItem('home-energy.aside') ?? '') as object;
      const savedAt = Date.now() - days * 86_400_000;
      localStorage.setItem('home-energy.aside', JSON.stringify({ ...stored, savedAt }));
    }, 31);
    await page.reload();
    await expect(postcodeOf(visit)).toBeVisible();
    await expect(panel(visit)).toHaveCount(0);
    expect(await kept(visit, 'aside'), 'and it is gone').toBeNull();
  },
);

test(
  'PER-10 Clear my details takes the quote that stands aside, too',
  inFull,
  async ({ visit }) => {
    await visit.open();
    await fillHome(visit, household());
    await expect.poll(() => kept(visit, 'journey')).toContain('"offered":true');
    await visit.open();
    await expect(panel(visit)).toBeVisible();
    await visit.button('Clear my details').click();
    const yes = visit.page.getByRole('dialog').getByRole('button', { name: /^Clear/ });
    if (await yes.isVisible()) await yes.click();
    await expect(panel(visit)).toHaveCount(0);
    await visit.page.reload();
    await expect(postcodeOf(visit)).toBeVisible();
    await expect(panel(visit)).toHaveCount(0);
  },
);
