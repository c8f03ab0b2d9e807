import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBeside, serve } from './serve';
import { test as base } from './test';

interface Beside {
  /** Its folder under tests/. */
  readonly name: string;
  /** Whose scenarios say what is answered. */
  readonly household: string;
  /** The one call that it makes. */
  readonly call: { readonly path: string; readonly operation: string };
}

/** A journey of the tests, built as any journey is, and its partner, who answers as its household has it. */
export const testBeside = ({ name, household, call }: Beside) => {
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
      const { answers } = JSON.parse(
        readFileSync(join(journey, `scenarios/households/${household}.json`), 'utf8'),
      ) as { readonly answers: Readonly<Record<string, object>> };
      await page.route(`**/api/${call.path}`, (route) =>
        route.fulfill({ json: answers[call.operation] ?? {} }),
      );
      await use(page);
    },
  });
};
