import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBeside, serve } from './serve';
import { test as base } from './test';

/**
 * A journey of `tests/`, built as any journey is, and its partner, which answers as a household of
 * its scenarios has it.
 *
 * @param answers by the address that is called, the operation whose answer it is.
 */
export const testOf = (
  name: string,
  household: string,
  answers: Readonly<Record<string, string>>,
) => {
  const journey = `tests/${name}/journey-config`;
  return base.extend<object, { readonly port: string }>({
    port: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed: none
      async ({}, use) => {
        const { port, end } = await serve(await buildBeside(name, { JOURNEY: journey }));
        await use(port);
        await end();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: ({ port }, use) => use(`http://localhost:${port}`),
    page: async ({ page }, use) => {
      const partner = JSON.parse(
        readFileSync(join(journey, `scenarios/households/${household}.json`), 'utf8'),
      ) as { readonly answers: Readonly<Record<string, object>> };
      for (const [address, operation] of Object.entries(answers))
        await page.route(address, (route) => route.fulfill({ json: partner.answers[operation] }));
      await use(page);
    },
  });
};
