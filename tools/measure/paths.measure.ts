import { randomUUID } from 'node:crypto';
import { Session } from 'node:inspector/promises';
import { expect, test, type Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { postcodeOf } from '../../tests/browser/support/first-step';
import { household } from '../../tests/browser/support/household';
import { oneSupplier } from '../../tests/browser/support/quote-types';
import { signUp } from '../../tests/browser/support/sign-up';
import { toAddress } from '../../tests/browser/support/to-sign-up';
import { Visit } from '../../tests/browser/support/visit';
import { ranHere, ranInPage, type Ran } from './run-functions';

/** Until the page has drawn what the press did, twice over. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve();
          }),
        );
      }),
  );

/**
 * Until what came before has ended: nothing has been fetched for as long as a page waits before it keeps
 * what was answered (`keepSnapshot`), and what waited for an idle moment has had one.
 */
async function settled(page: Page): Promise<void> {
  let fetched = 0;
  const count = (): void => {
    fetched += 1;
  };
  page.on('request', count);
  for (let before = -1; before !== fetched;) {
    before = fetched;
    await page.waitForTimeout(1000);
  }
  page.off('request', count);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

function tell(what: string, ran: Ran): void {
  const functions = [...ran.values()].flat();
  console.log(`${what}: ${String(functions.length)} functions of ${String(ran.size)} files`);
  if (process.env['LIST'] === '1')
    for (const [file, names] of [...ran].sort(([a], [b]) => (a < b ? -1 : 1)))
      console.log(`  ${file}: ${names.join(' ')}`);
}

/** A page of the development server, which sends no policy of its own. */
async function visitOf(page: Page): Promise<Visit> {
  await page.route(
    ({ pathname }) => !pathname.includes('.') && !/^\/(?:@|api\/|node_modules\/)/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          'content-security-policy': "script-src 'self' 'unsafe-inline'",
        },
      });
    },
  );
  return new Visit(page);
}

/** What the same call runs in the sandbox, its answer included. */
async function askedForAddresses(postcode: string): Promise<Ran> {
  const { module } = await runnerImport<typeof import('../../sandbox')>('/sandbox/index.ts', {
    configFile: false,
    logLevel: 'error',
  });
  const sandbox = module.createSandbox({
    database: ':memory:',
    clock: () => new Date('2026-11-23T12:00:00Z'),
    randomId: randomUUID,
    latency: 0,
  });
  const send = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await sandbox.fetch(new Request(`http://localhost/api${path}`, init));
    expect(response.status).toBe(200);
    return (await response.json()) as T;
  };
  const body = JSON.stringify({ uid: randomUUID() });
  const headers = { 'content-type': 'application/json' };
  const { token } = await send<{ token: string }>('/auth/token', { method: 'POST', body, headers });
  return ranHere(new Session(), async () => {
    await send(`/request/address/recco?postcode=${encodeURIComponent(postcode)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  });
}

test('from the key press in the postcode to the handler in the sandbox', async ({ page }) => {
  const visit = await visitOf(page);
  await visit.open();
  const { postcode } = household();
  await postcodeOf(visit).fill(postcode.slice(0, -1));
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const inPage = await ranInPage(session, async () => {
    await postcodeOf(visit).press(postcode.slice(-1));
    const asked = page.waitForRequest(/\/request\/address\/recco/);
    await postcodeOf(visit).press('Enter');
    await asked;
  });
  const atPartner = await askedForAddresses(postcode);
  tell('the page', inPage);
  tell('the sandbox', atPartner);
  tell('both', new Map([...inPage, ...atPartner]));
});

test('a field becomes required', async ({ page }) => {
  const visit = await visitOf(page);
  await toAddress(visit, household({ postcode: oneSupplier.postcode }));
  const years = visit.sheet(signUp.address).getByRole('textbox', { name: /years/i }).first();
  await years.fill('3');
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const inPage = await ranInPage(session, async () => {
    await years.press('Backspace');
    await drawn(page);
  });
  tell('the page', inPage);
});
