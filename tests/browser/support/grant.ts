import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serve } from './serve';
import { test as base } from './test';

const journey = 'tests/grant/journey-config';
const shipped = resolve(process.env['BROWSER_TEST_BUILD'] ?? 'dist');

/** The grant, built as any journey is, and its fund, which answers as its household has it. */
export const test = base.extend<object, { readonly port: string }>({
  port: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed: none
    async ({}, use) => {
      const { port, end } = await serve(await buildGrant());
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

/** Beside the shipped build, as the server finds its modules from there. */
async function buildGrant(): Promise<string> {
  const folder = join(shipped, 'grant');
  const vite = resolve('node_modules/vite/bin/vite.js');
  const client = ['--outDir', join(folder, 'client'), '--logLevel', 'error'];
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--configLoader', 'runner', ...client],
    { env: { ...process.env, JOURNEY: journey } },
  );
  cpSync(join(shipped, 'server'), join(folder, 'server'), { recursive: true });
  return folder;
}
