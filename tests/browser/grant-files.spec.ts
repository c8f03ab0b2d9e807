import { writeFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { inFull } from '../full';
import { Applicant, dateOf } from './support/applicant';
import { saysWhoApplies, test } from './support/grant';
import { shoot } from './support/shot';
import { expect } from './support/test';
import type { Visit } from './support/visit';

/** A club, up to where it is asked for its written rules. */
async function comeToFiles(visit: Visit): Promise<Applicant> {
  const { page } = visit;
  const one = new Applicant(visit);
  await visit.open('/');
  await page.getByRole('radio', { name: /^Club/ }).check();
  await saysWhoApplies(one);
  await one.comesTo('Your organisation');
  await one.type('Name of the organisation', 'Mill Lane Allotments');
  await one.date('Founded on', dateOf('9', 'April', '2011'));
  return one;
}

const photo = (): Buffer => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(5000).fill(7)]);

/** A file of this machine is dragged from outside of the browser, over the place, and let go there or further down. */
async function dropOn(page: Page, place: Locator, beside = false): Promise<void> {
  const path = test.info().outputPath('rules.jpg');
  writeFileSync(path, photo());
  const hand = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const middle = async () => {
    await place.scrollIntoViewIfNeeded();
    const box = await place.boundingBox();
    if (box === null) throw new Error('there is no such place');
    const { x, y, width, height } = box;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const move = (type: 'dragEnter' | 'dragOver' | 'drop', to: { x: number; y: number }) =>
    hand.send('Input.dispatchDragEvent', { type, ...to, data });
  await move('dragEnter', await middle());
  // A hand that stands still says so again and again.
  await expect(async () => {
    await move('dragOver', await middle());
    await expect(place).toHaveAttribute('data-over', 'true', { timeout: 500 });
  }).toPass();
  await shoot(page, `a file over the field at ${String(page.viewportSize()?.width)}`);
  const at = beside ? { x: 5, y: 5 } : await middle();
  await move('dragOver', at);
  await move('drop', at);
  await hand.detach();
}

/** Taken out, it is forgotten by the partner as well, and nobody waits for that. */
async function takeOut(page: Page, sheet: Locator, name: string): Promise<void> {
  const told = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/api/files/'),
  );
  await sheet.getByRole('button', { name: `Take out ${name}` }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  expect((await told).status()).toBe(200);
}

for (const width of [390, 1280])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: width === 390 ? 664 : 800 } });

    test('a file is dropped on the field, and one that misses it opens nothing', async ({
      visit,
    }) => {
      const { page } = visit;
      await comeToFiles(visit);
      const sheet = visit.sheet('What is it called?');
      const field = page.locator('.f-files');
      const address = page.url();
      await dropOn(page, field, true);
      await expect(field).not.toHaveAttribute('data-over');
      await expect(sheet.getByRole('listitem')).toHaveCount(0);
      expect(page.url()).toBe(address);
      await dropOn(page, field);
      await expect(sheet.getByRole('listitem')).toContainText('rules.jpg');
      await expect(sheet.getByRole('button', { name: 'Take out rules.jpg' })).toBeVisible();
      await expect(visit.button('Continue')).toBeVisible();
      await field.scrollIntoViewIfNeeded();
      await shoot(page, `dropped at ${width}`);
      await takeOut(page, sheet, 'rules.jpg');
    });
  });

test('Enter at what chooses opens the choosing, and goes on to nothing', async ({ visit }) => {
  const { page } = visit;
  await comeToFiles(visit);
  const sheet = visit.sheet('What is it called?');
  await sheet.getByRole('button', { name: 'Your written rules Choose files' }).focus();
  const asked = page.waitForEvent('filechooser', { timeout: 10_000 });
  await page.keyboard.press('Enter');
  await (await asked).setFiles([{ name: 'rules.jpg', mimeType: 'image/jpeg', buffer: photo() }]);
  await expect(sheet.getByRole('button', { name: 'Take out rules.jpg' })).toBeVisible();
  await takeOut(page, sheet, 'rules.jpg');
});

test('who is at Cancel when a file is stored, or cannot be, goes on at the question', async ({
  visit,
}) => {
  const { page } = visit;
  await comeToFiles(visit);
  const sheet = visit.sheet('What is it called?');
  const choose = sheet.getByRole('button', { name: /^Your written rules Choose/ });
  const waiting: Route[] = [];
  await page.route('**/api/files', (route) => {
    waiting.push(route);
  });
  const cancel = sheet.getByRole('button', { name: 'Cancel sending rules.jpg' });
  await choose.setInputFiles([{ name: 'rules.jpg', mimeType: 'image/jpeg', buffer: photo() }]);
  await cancel.focus();
  await expect.poll(() => waiting.length).toBe(1);
  await waiting[0]?.abort();
  await expect(sheet.getByRole('button', { name: 'Send rules.jpg again' })).toBeVisible();
  await expect(choose).toBeFocused();
  await sheet.getByRole('button', { name: 'Send rules.jpg again' }).click();
  await cancel.focus();
  await expect.poll(() => waiting.length).toBe(2);
  await waiting[1]?.continue();
  await expect(sheet.getByRole('button', { name: 'Take out rules.jpg' })).toBeVisible();
  await expect(choose).toBeFocused();
  // The connection that was lost.
  expect(visit.troubles.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await takeOut(page, sheet, 'rules.jpg');
});

test('a file that the partner could not forget is told again at the next visit', async ({
  visit,
}) => {
  const { page } = visit;
  await comeToFiles(visit);
  const sheet = visit.sheet('What is it called?');
  await dropOn(page, page.locator('.f-files'));
  await page.route('**/api/files/*', (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed');
  await sheet.getByRole('button', { name: 'Take out rules.jpg' }).click();
  expect((await lost).method()).toBe('DELETE');
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The connection that was lost.
  expect(visit.troubles.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  const told = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.reload();
  expect((await told).status()).toBe(200);
});

const kept = ({ page }: Visit): Promise<string> =>
  page.evaluate(() => JSON.stringify(localStorage));

/** The same application in another tab, which has taken up what is kept. */
async function openBeside(visit: Visit, anotherTab: () => Promise<Visit>): Promise<Visit> {
  await expect.poll(() => kept(visit)).toContain('rules.jpg');
  const other = await anotherTab();
  await other.open('/organisation');
  const sheet = other.sheet('What is it called?');
  await expect(sheet.getByRole('button', { name: 'Take out rules.jpg' })).toBeVisible();
  return other;
}

/** What is typed is kept soon after. */
async function saysWebsite(visit: Visit, address: string): Promise<void> {
  await visit.sheet('What is it called?').getByLabel('Website').fill(address);
  await expect.poll(() => kept(visit)).toContain(address);
}

test('what is taken out in one tab goes from the other, whose saves do not bring it back', async ({
  visit,
  anotherTab,
}) => {
  const { page } = visit;
  await comeToFiles(visit);
  const sheet = visit.sheet('What is it called?');
  await dropOn(page, page.locator('.f-files'));
  const other = await openBeside(visit, anotherTab);
  const otherSheet = other.sheet('What is it called?');
  await takeOut(page, sheet, 'rules.jpg');
  // Left, it has kept all that it knows; what is kept from now on is of the other.
  await page.goto('about:blank');
  await saysWebsite(other, 'https://mill-lane.example');
  await visit.open('/organisation');
  await expect(sheet.getByLabel('Website')).toHaveValue('https://mill-lane.example');
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await expect(sheet.getByText('in another tab')).toHaveCount(0);
  // Where it was seen last, it is said why it is gone.
  await expect(otherSheet.getByRole('listitem')).toHaveCount(0);
  const said = otherSheet.locator('.f-files__gone');
  await expect(said).toHaveText('rules.jpg was taken out in another tab.');
  await shoot(other.page, 'taken out in another tab');
  await otherSheet
    .getByRole('button', { name: /^Your written rules Choose/ })
    .setInputFiles([{ name: 'new rules.jpg', mimeType: 'image/jpeg', buffer: photo() }]);
  await expect(said).toHaveCount(0);
  await takeOut(other.page, otherSheet, 'new rules.jpg');
});

test(
  'of a file that is added in one tab the other knows nothing, and what it saves is kept',
  inFull,
  async ({ visit, anotherTab }) => {
    const { page } = visit;
    await comeToFiles(visit);
    const sheet = visit.sheet('What is it called?');
    await dropOn(page, page.locator('.f-files'));
    const other = await openBeside(visit, anotherTab);
    await sheet
      .getByRole('button', { name: /^Your written rules Choose/ })
      .setInputFiles([{ name: 'second.jpg', mimeType: 'image/jpeg', buffer: photo() }]);
    await expect(sheet.getByRole('button', { name: 'Take out second.jpg' })).toBeVisible();
    await sheet.getByLabel('Name of the organisation').fill('Mill Lane');
    await expect.poll(() => kept(visit)).toContain('"Mill Lane\\"');
    await saysWebsite(other, 'https://mill-lane.example');
    await page.reload();
    await expect(sheet.getByLabel('Website')).toHaveValue('https://mill-lane.example');
    await expect(sheet.getByLabel('Name of the organisation')).toHaveValue('Mill Lane Allotments');
    await expect(sheet.getByRole('listitem')).toHaveText([/^rules\.jpg/]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('the camera is a button of its own, beside the files that are there', async ({ visit }) => {
    const { page } = visit;
    await comeToFiles(visit);
    const sheet = visit.sheet('What is it called?');
    const camera = sheet.getByText('Take a photo');
    await camera.scrollIntoViewIfNeeded();
    await expect(
      sheet.getByRole('button', { name: 'Your written rules Take a photo' }),
    ).toHaveAttribute('capture', 'environment');
    await expect(
      sheet.getByRole('button', { name: 'Your written rules Choose files' }),
    ).not.toHaveAttribute('capture');
    await expect(sheet.getByText('or drop', { exact: false })).toBeHidden();
    await shoot(page, 'files on a phone');
    const asked = page.waitForEvent('filechooser');
    await camera.tap();
    await (await asked).setFiles([{ name: 'image.jpg', mimeType: 'image/jpeg', buffer: photo() }]);
    await expect(sheet.getByRole('button', { name: 'Take out image.jpg' })).toBeVisible();
    await takeOut(page, sheet, 'image.jpg');
  });
});
