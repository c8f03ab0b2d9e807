import { few } from '../full';
import { type Household, household } from './support/household';
import { stopClock } from './support/doubt';
import { acceptTerms, fillBank, fillDetails, signUp } from './support/sign-up';
import { expectSwitches } from './support/switches';
import { expect, test } from './support/test';
import { toSignUp } from './support/to-sign-up';
import type { Visit } from './support/visit';

const saves = ['savePersonal', 'saveAddress', 'saveTerms', 'saveBank', 'completeSwitch'];
const sizes = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
];

/** Everything answered but for the last Continue. */
async function toLastContinue(visit: Visit, home: Household): Promise<void> {
  await toSignUp(visit, home);
  await fillDetails(visit, home);
  await acceptTerms(visit, home);
  await visit.continue();
  if (home.bank !== null) await fillBank(visit, home.bank);
  await expect(visit.button('Continue')).toBeVisible();
}

async function boxOf(visit: Visit, name: string) {
  const box = await visit.button(name).boundingBox();
  if (box === null) throw new Error(`“${name}” is not on the page.`);
  return box;
}

/** From here on the page's time passes only when it is told to. */
async function stopTime(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.clock.install({ time: await page.evaluate(() => Date.now()) });
  await stopClock(visit);
}

for (const size of few(sizes)) {
  const where = `${String(size.width)} × ${String(size.height)}`;

  test(`decision 55 two taps 350 ms apart on the last Continue are no contract, ${where}`, async ({
    visit,
    request,
  }) => {
    const { page } = visit;
    const home = household();
    await page.setViewportSize(size);
    await toLastContinue(visit, home);
    const sent = saves.map((id) => visit.calls(id));
    await visit.button('Continue').scrollIntoViewIfNeeded();
    const before = await boxOf(visit, 'Continue');
    const at = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    await stopTime(visit);
    await page.mouse.click(at.x, at.y);
    await expect(visit.button('Complete Switch')).toBeAttached();
    const after = await boxOf(visit, 'Complete Switch');
    const heading = page.getByRole('heading', { name: signUp.confirm });
    await expect(heading, 'Confirm is entered at its heading').toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const apart = before.y >= after.y + after.height || after.y >= before.y + before.height;
    expect(apart, 'Complete Switch does not stand where Continue stood').toBe(true);

    await page.clock.runFor(350);
    await page.mouse.click(at.x, at.y);
    await page.clock.runFor(100);
    expect(sent.flat(), 'nothing was sent').toEqual([]);
    await expectSwitches(request, home, 0);

    await visit.button('Complete Switch').focus();
    await page.keyboard.press('Enter');
    expect(sent.flat(), 'nor by a key in the first second').toEqual([]);
    await page.clock.runFor(600);
    await page.clock.resume();
    await page.keyboard.press('Enter');
    await visit.isAt('/switch-complete');
    await expectSwitches(request, home, 1);
  });
}
