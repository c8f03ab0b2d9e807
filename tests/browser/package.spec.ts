import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { inFull } from '../full';
import { patiently } from '../../tools/run/patience.js';
import { expectAccessible } from './support/axe';
import { libraryCard } from './support/library-card';
import { Outside } from './support/outside';

/** The files that the README of the package shows, by their names. */
const shownFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync('package/README.md', 'utf8').matchAll(/```\w+ (\S+)\n(.*?)```/gs)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  );

const policy = "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'";

/** The page under a policy that allows its own origin alone; what went wrong on it. */
async function watched(page: Page): Promise<readonly string[]> {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  return troubles;
}

async function goThrough(page: Page): Promise<void> {
  const judge = (where: string) => expectAccessible({ page, timeStands: false }, where);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library card' })).toBeVisible();
  await judge('the first sheet');
  await page.getByLabel('Postcode').fill('ab1 2cd');
  await press('Find address');
  await page.getByRole('combobox', { name: 'Address' }).click();
  await page.getByRole('option', { name: '1 Mill Lane' }).click();
  await judge('with an address');
  await press('Continue');
  await press('Add a person');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await press('Save this person');
  await press('Continue');
  await page.getByLabel('Email').fill('ada');
  await press('Help me choose');
  await judge('the dialog');
  await page.getByRole('dialog').getByRole('radio', { name: 'Yes' }).click();
  await expect(page.getByRole('radio', { name: 'I collect it' })).toBeChecked();
  await expect(page.getByText('Email must be an email address').first()).toBeVisible();
  await judge('with an error');
  await page.getByLabel('Email').fill('ada@home.example');
  await press('Continue');
  await press('Send');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Your reference is R-1001.')).toBeVisible();
  await expect(page.getByText('We write to ada@home.example when it is ready.')).toBeVisible();
  await judge('the end');
}

test.describe('the package in a folder of somebody else', inFull, () => {
  test.describe.configure({ mode: 'default' });
  const outside = new Outside();
  let address = '';

  test.beforeAll(async () => {
    test.setTimeout(patiently(120_000));
    const files = shownFiles();
    const lines = [...files.values()].flatMap((text) => text.trimEnd().split('\n'));
    expect([...files.keys()]).toEqual(['vite.config.js', 'index.html', 'main.tsx']);
    expect(lines.length, 'lines of the page').toBeLessThanOrEqual(20);
    outside.write(files);
    const schemas = '../node_modules/changeover-journey/schemas';
    outside.write(
      new Map(
        [...(await libraryCard(schemas))].map(([path, text]) => [`library-card/${path}`, text]),
      ),
    );
    await outside.install([
      ...['react', 'react-dom', 'vite', '@fontsource-variable/figtree'],
      ...['typescript', '@types/react', '@types/react-dom'],
    ]);
    await outside.run('npx', 'vite', 'build', '--logLevel', 'error');
    address = await outside.serve();
  });

  test.afterAll(() => outside.end());

  test('its types hold the page of its README', async () => {
    test.setTimeout(patiently(60_000));
    const options = {
      ...{ target: 'es2023', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
      ...{ strict: true, noEmit: true, exactOptionalPropertyTypes: true },
      ...{ types: ['changeover-journey/client', 'vite/client'] },
    };
    outside.write(
      new Map([
        ['tsconfig.json', JSON.stringify({ compilerOptions: options, files: ['main.tsx'] })],
      ]),
    );
    expect(await outside.run('npx', 'tsc')).toBe('');
  });

  for (const width of [390, 1280]) {
    test(`shows the library card from its first key to its end at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 664 : 800 });
      const troubles = await watched(page);
      await page.goto(address);
      await goThrough(page);
      expect(troubles).toEqual([]);
    });
  }
});
