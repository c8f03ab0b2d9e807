import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBeside, folderOf, serve } from './serve';
import { test as base } from './test';

/** Journeys of `tests/` that are tried in the browser. */
export const journeyNames = ['grant', 'event', 'survey'] as const;
type JourneyName = (typeof journeyNames)[number];

const journeyOf = (name: JourneyName): string => `tests/${name}/journey-config`;

/** Builds one as any journey is built. */
export const buildJourney = (name: JourneyName): Promise<void> =>
  buildBeside(name, { JOURNEY: journeyOf(name) });

/**
 * A test of one of them, with a partner that answers as a household of its scenarios has it.
 *
 * @param answers by the address that is called, the operation whose answer it is.
 */
export const testOf = (
  name: JourneyName,
  household: string,
  answers: Readonly<Record<string, string>>,
) => {
  return base.extend<object, { readonly port: string }>({
    port: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed: none
      async ({}, use) => {
        const { port, end } = await serve(folderOf(name));
        await use(port);
        await end();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ port }, use) => use(`http://localhost:${port}`),
    page: async ({ page }, use) => {
      const partner = JSON.parse(
        readFileSync(join(journeyOf(name), `scenarios/households/${household}.json`), 'utf8'),
      ) as { readonly answers: Readonly<Record<string, object>> };
      for (const [address, operation] of Object.entries(answers))
        await page.route(address, (route) => route.fulfill({ json: partner.answers[operation] }));
      // The browser hands the choosing of files over from the beginning: a key is quicker than to ask for it then.
      page.on('filechooser', () => undefined);
      await use(page);
    },
  });
};
