import { few } from '../full';
import { expectAccessible } from './support/axe';
import { lookInEveryLight } from './support/every-light';
import { chooseAddress, consentOf, findAddresses, postcodeOf } from './support/first-step';
import { look } from './support/look';
import { consent } from './support/terms';
import { toTerms } from './support/to-sign-up';
import { expect } from './support/test';
import { brandNames, inFirst, test, type BrandName } from './support/two-brands';

// One build and one server for them all.
test.describe.configure({ mode: 'default' });

const brands = {
  fernhill: {
    name: 'Fernhill Energy',
    phone: '0808 157 0142',
    lead: 'We use your address to find your meters and who supplies them today.',
    creditCheck: /I am happy for Octopus Energy to carry out a credit check/,
  },
  tidewater: {
    name: 'Tidewater',
    phone: '0808 157 0163',
    lead: 'Your address tells us which meters you have and who supplies them today.',
    creditCheck: /Octopus Energy may check my credit history before it takes me on/,
  },
} as const;
const other = (brand: BrandName) => brandNames.find((name) => name !== brand) ?? brand;

for (const brand of brandNames) {
  test.describe(brand, () => {
    test.use({ brand });
    const own = brands[brand];
    const its = brands[other(brand)];

    test(`SET-07 its host shows ${own.name}, and downloads nothing of ${its.name}`, async ({
      visit,
    }) => {
      const { page } = visit;
      const files: Promise<string>[] = [];
      page.on('response', (response) => {
        if (new URL(response.url()).pathname !== '/settings.json')
          files.push(response.text().then((text) => `${response.url()}\n${text}`));
      });
      await visit.open();
      await expect(page).toHaveTitle(new RegExp(own.name));
      await expect(page.getByText(own.lead)).toBeVisible();
      await expect(page.getByText(own.phone).first()).toBeVisible();
      await findAddresses(visit, 'CB99 1AD');
      await chooseAddress(visit, '2');
      // Only the rest of the journey can say what comes next.
      await consentOf(visit).check();
      await visit.continue();
      const texts = await Promise.all(files);
      expect(texts.filter((text) => text.includes(own.name)).length).toBeGreaterThan(0);
      for (const text of texts) expect(text.split('\n')[0]).not.toContain(`${other(brand)}-`);
      expect(texts.filter((text) => text.includes(`help@${other(brand)}.example`))).toEqual([]);
    });

    test(
      'on the first screen of a phone the postcode and its button stand whole',
      inFirst(brand),
      async ({ visit }) => {
        const { page } = visit;
        await page.setViewportSize({ width: 390, height: 664 });
        await visit.open();
        const button = visit.button('Find address');
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          for (const whole of [page.getByRole('heading', { level: 1 }), postcodeOf(visit), button])
            await expect(whole, colorScheme).toBeInViewport({ ratio: 1 });
        }
        const foot = (await button.boundingBox())?.y ?? Infinity;
        const bill = await page.getByText(/^Please ensure you have a copy/).boundingBox();
        expect(bill?.y, 'what helps to begin stands below what begins').toBeGreaterThan(foot);
        await lookInEveryLight(visit, `the first page of ${own.name}`, { isForm: true });
      },
    );

    test(
      `TER-28 supplier 49 is consented to in the words of ${own.name}`,
      inFirst(other(brand)),
      async ({ visit }) => {
        await toTerms(visit, 49);
        await expect(consent(visit, own.creditCheck)).toBeVisible();
        await expect(consent(visit, its.creditCheck)).toHaveCount(0);
      },
    );
  });
}

test.describe('before any script', () => {
  for (const brand of brandNames)
    test.describe(brand, () => {
      test.use({ brand });
      test(`SET-07 its host is sent the first screen of ${brands[brand].name}`, async ({
        visit,
      }) => {
        const { page } = visit;
        let letGo: () => void = () => undefined;
        const held = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route(/\.js$/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto('/', { waitUntil: 'commit' });
        await expect(page).toHaveTitle(new RegExp(brands[brand].name));
        await expect(page.getByRole('banner')).toContainText(brands[brand].phone);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(brands[brand].lead)).toBeVisible();
        await expectAccessible(visit, `the first screen of ${brand}`);
        await postcodeOf(visit).fill('CB99 1AD');
        letGo();
        await expect(page.locator('#root[data-first]')).toHaveCount(0);
        await expect(postcodeOf(visit)).toHaveValue(/CB99 ?1AD/);
      });
    });
});

test.describe('a page that cannot be started', () => {
  test.use({ brand: 'tidewater' });
  test.beforeEach(({ visit }) => visit.expectFailures());
  const title = 'This page could not be loaded';
  const kept = 'Nothing that you entered is lost: your answers are kept on this device.';

  for (const [what, parts] of few([
    ['of its brand', /\/assets\/tidewater-[^/]+\.js$/],
    ['of the look of its brand', /\/assets\/tidewater-[^/]+\.css$/],
    ['of every brand', /\/assets\/main-[^/]+\.(js|css)$/],
  ] as const)) {
    test(`without the part ${what} it says so in no brand's name, loses nothing and can be tried again`, async ({
      visit,
    }) => {
      const { page } = visit;
      await visit.open();
      await findAddresses(visit, 'CB99 1AD');
      const address = await chooseAddress(visit, '2');
      await page.route(parts, (route) => route.fulfill({ status: 404 }));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('check your connection');
      await expect(page.getByRole('alert')).toContainText(kept);
      await expect(page.locator('body')).not.toContainText(/Fernhill|Tidewater/);
      await look(visit, `a page without the part ${what}`);
      await page.unroute(parts);
      await visit.button('Try again').click();
      await expect(postcodeOf(visit)).toHaveValue(/CB99 ?1AD/);
      await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(address);
    });
  }

  test('whose settings cannot be read, or name a brand that was not built, shows no other brand', async ({
    visit,
  }) => {
    const { page } = visit;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const body of ['not set up', '{"brands":{"tidewater.localhost":"harbour"}}']) {
      await page.route('**/settings.json', (route) => route.fulfill({ body }));
      // What a server sends that does not know the brand of the host either.
      await visit.open('/index.html');
      await expect(page.getByRole('alert')).toHaveText(/not set up as it should be/);
      await page.unroute('**/settings.json');
    }
    expect(asked.filter((url) => /(fernhill|tidewater)-/.test(url))).toEqual([]);
    // What is wrong with the settings is told to whoever runs the page.
    expect(visit.troubles.splice(0)).toEqual([
      expect.stringContaining('the settings are no JSON'),
      expect.stringContaining('does not have the brand harbour'),
    ]);
    await visit.button('Try again').click();
    await expect(page).toHaveTitle(/Tidewater/);
  });
});
