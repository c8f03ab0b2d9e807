import type { Page } from '@playwright/test';

const folder = process.env['SHOTS'];

/** The whole page as a picture, for people, in the folder that `SHOTS` names; nothing without it. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (folder === undefined || folder === '') return;
  await page.screenshot({
    path: `${folder}/${name.replaceAll(/[^\w]+/g, '-')}.png`,
    fullPage: true,
  });
}
