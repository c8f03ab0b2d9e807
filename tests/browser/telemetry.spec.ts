import { inFull } from '../full';
import { holdAt } from './support/hold';
import { expect, test } from './support/test';
import { withKey } from './support/sandbox-key.js';
import type { Visit } from './support/visit';

const receiver = '/api/__sandbox/events';

/** As an installation whose settings say that the page tells what happens in it. */
async function telling({ page }: Visit): Promise<void> {
  await page.route('**/settings.json', (route) =>
    route.fulfill({
      json: {
        api: '/api',
        timeouts: { answer: 20, token: 10 },
        features: {},
        telemetry: receiver,
      },
    }),
  );
}

/** Parts of the page that were loaded, and what was told. */
function watching({ page }: Visit) {
  const loaded: string[] = [];
  const told: Readonly<Record<string, unknown>>[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/telemetry')) loaded.push(pathname);
    if (pathname !== receiver) return;
    const { events } = request.postDataJSON() as { readonly events: typeof told };
    told.push(...events);
  });
  return { loaded, told };
}

test('an installation that asks for it is told steps, errors, failed calls and the time to the first key', async ({
  visit,
}) => {
  const { page } = visit;
  await telling(visit);
  const { told } = watching(visit);
  await visit.fault('addressSearch', 'status=503', 1);
  // It comes after the first key, which the page has noted by itself.
  const letIn = await holdAt(page, '**/assets/telemetry-*');
  await visit.open();
  const postcode = page.getByLabel('Postcode');
  await postcode.fill('LS8');
  const at = await page.evaluate(() => performance.now());
  letIn();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/telemetry-')),
  );
  await postcode.press('Enter');
  await expect(postcode).toHaveAttribute('aria-invalid', 'true');
  await postcode.fill('LS8 4JW');
  await postcode.press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const taken = page.waitForResponse((response) => response.url().endsWith(receiver));
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect((await taken).status()).toBe(204);
  const kinds = told.map(({ config, release, ...rest }) => {
    expect([config, release]).toEqual([expect.any(String), expect.stringMatching(/^index-/)]);
    return rest;
  });
  const first = kinds.find(({ event }) => event === 'firstKey');
  expect(first?.['ms']).toBeLessThanOrEqual(Math.ceil(at / 10) * 10);
  expect(kinds).toEqual([
    { event: 'stepEntered', step: 'currentTariff' },
    { event: 'firstKey', step: 'currentTariff', ms: expect.any(Number) },
    {
      event: 'errorShown',
      step: 'currentTariff',
      section: 'yourHome',
      question: 'yourHome.postcode',
      rule: 'postcode',
    },
    { event: 'callFailed', operation: 'addressSearch', kind: 'http', status: 503 },
  ]);
  const counted = await page.request.get(receiver, { headers: withKey });
  expect(await counted.json()).toContainEqual({ count: 1, event: told[1] });
});

test('a receiver that is gone disturbs nobody', inFull, async ({ visit }) => {
  const { page } = visit;
  await telling(visit);
  await page.route(`**${receiver}`, (route) => route.abort());
  visit.expectFailures();
  const { told } = watching(visit);
  await visit.open();
  await page.getByLabel('Postcode').fill('LS8 4JW');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect.poll(() => told.length).toBeGreaterThan(0);
  await page.getByLabel('Postcode').press('Enter');
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
});

test('any other installation loads nothing for it and is told nothing', async ({ visit }) => {
  const { page } = visit;
  const { loaded, told } = watching(visit);
  await visit.open();
  await page.getByLabel('Postcode').fill('LS8 4JW');
  await page.getByLabel('Postcode').press('Enter');
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect([loaded, told]).toEqual([[], []]);
});
