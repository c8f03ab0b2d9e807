import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBeside, serve } from './serve';
import { test as base } from './test';

const journey = 'tests/grant/journey-config';

/** The grant, built as any journey is, and its fund, which answers as its household has it. */
export const test = base.extend<object, { readonly port: string }>({
  port: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed: none
    async ({}, use) => {
      const { port, end } = await serve(await buildBeside('grant', { JOURNEY: journey }));
      await use(port);
      await end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ port }, use) => use(`http://localhost:${port}`),
  page: async ({ page }, use) => {
    const household = JSON.parse(
      readFileSync(join(journey, 'scenarios/households/club.json'), 'utf8'),
    ) as { readonly answers: { readonly createApplication: object } };
    await page.route('**/api/applications', (route) =>
      route.fulfill({ json: household.answers.createApplication }),
    );
    await use(page);
  },
});
