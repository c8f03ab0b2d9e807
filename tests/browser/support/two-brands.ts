import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFull } from '../../full';
import { buildBeside, folderOf, serve } from './serve';
import { test as base } from './test';

/** Each host of the tests, and the brand that it has. */
export const hosts = { fernhill: 'localhost', tidewater: 'tidewater.localhost' } as const;
export type BrandName = keyof typeof hosts;
export const brandNames = Object.keys(hosts) as readonly BrandName[];

/** What is the same in each brand `npm test` tries in the first. */
export const inFirst = (brand: BrandName): Partial<typeof inFull> =>
  brand === brandNames[0] ? {} : inFull;

interface Given {
  /** Whose host the page is opened at. */
  readonly brand: BrandName;
}

/** A server of its own, which serves the build with both brands to both hosts. */
export const test = base.extend<Given, { readonly port: string }>({
  brand: ['fernhill', { option: true }],
  port: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed: none
    async ({}, use) => {
      const { port, end } = await serve(folder, join(folder, 'settings.json'));
      await use(port);
      await end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ brand, port }, use) => use(`http://${hosts[brand]}:${port}`),
});

const name = 'two-brands';
const folder = folderOf(name);

/** Builds with both brands; made once, before any test that is served it. */
export async function buildTwoBrands(): Promise<void> {
  await buildBeside(name, { BRAND: brandNames.join(',') });
  const settings = JSON.parse(readFileSync('server/settings.json', 'utf8')) as object;
  const brands = { [hosts.tidewater]: 'tidewater' };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...settings, brands }));
}
