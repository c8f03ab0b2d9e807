import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serve } from './serve';
import { test as base } from './test';

/** Each host of the tests, and the brand that it has. */
export const hosts = { fernhill: 'localhost', tidewater: 'tidewater.localhost' } as const;
export type BrandName = keyof typeof hosts;
export const brandNames = Object.keys(hosts) as readonly BrandName[];

interface Given {
  /** Whose host the page is opened at. */
  readonly brand: BrandName;
}

/** A server of its own, which serves the build with both brands to both hosts. */
export const test = base.extend<Given, { readonly port: string }>({
  brand: ['fernhill', { option: true }],
  port: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed: none
    async ({}, use) => {
      const { port, end } = await serve(folder, join(folder, 'settings.json'));
      await use(port);
      await end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ brand, port }, use) => use(`http://${hosts[brand]}:${port}`),
});

/** Where the build is: beside that of one brand, as the server finds its modules from there. */
const shipped = resolve(process.env['BROWSER_TEST_BUILD'] ?? 'dist');
const folder = join(shipped, 'two-brands');

/** Builds with both brands; made once, before any test that is served it. */
export async function buildTwoBrands(): Promise<void> {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const client = ['--outDir', join(folder, 'client'), '--logLevel', 'error'];
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--configLoader', 'runner', ...client],
    { env: { ...process.env, BRAND: brandNames.join(',') } },
  );
  cpSync(join(shipped, 'server'), join(folder, 'server'), { recursive: true });
  const settings = JSON.parse(readFileSync('server/settings.json', 'utf8')) as object;
  const brands = { [hosts.tidewater]: 'tidewater' };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...settings, brands }));
}
