import type { CDPSession, Locator, Page } from '@playwright/test';
import { scriptTime, type Timing } from '../page/script-time';

const rounds = { warmUp: 10, repeats: 40, idle: 250 };

/** What one click costs; the controls take turns. */
export async function measureClick(
  page: Page,
  cdp: CDPSession,
  controls: readonly Locator[],
): Promise<Timing> {
  const places = await Promise.all(controls.map(middleOf));
  return scriptTime(page, cdp, rounds, async (round) => {
    const place = places[round % places.length];
    if (place === undefined) throw new Error('There is nothing to click');
    await page.mouse.click(place.x, place.y);
  });
}

async function middleOf(control: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('A control is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
