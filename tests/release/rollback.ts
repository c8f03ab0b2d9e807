import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../browser/support/test';

/*
 * A release that is taken back: what the newer build left on a device (STORED) is opened in this
 * older one. See README.md.
 */
const folder = process.env['STORED'] ?? '';

for (const name of readdirSync(folder).filter((file) => file !== 'words.json')) {
  test(`${name} is opened as a page with a heading`, async ({ visit }) => {
    const { page } = visit;
    const { path, storage } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      readonly path: string;
      readonly storage: Readonly<Record<string, unknown>>;
    };
    // The quotes lie in another server's database: its refusals are part of the story.
    visit.expectFailures();
    await page.goto('/robots.txt');
    await page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }, storage);
    const sent = visit.calls('completeSwitch');
    await page.goto(path);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(sent, 'nothing is completed by itself').toEqual([]);
  });
}
