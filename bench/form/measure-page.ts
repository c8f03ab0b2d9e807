import type { CDPSession, Page } from '@playwright/test';
import { scriptTime, type Timing } from '../page/script-time';

/** The journey is kept 300 ms after a change. */
const rounds = { warmUp: 15, repeats: 40, idle: 450 };
/** How often the key is pressed, warm-up included. */
export const presses = rounds.warmUp + rounds.repeats;

async function press(cdp: CDPSession, key: string) {
  const code = key === ' ' ? 'Space' : `Key${key.toUpperCase()}`;
  const windowsVirtualKeyCode = key.toUpperCase().charCodeAt(0);
  await cdp.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key,
    code,
    text: key,
    windowsVirtualKeyCode,
  });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, windowsVirtualKeyCode });
}

export async function measureKey(
  page: Page,
  cdp: CDPSession,
  selector: string,
  key: string,
): Promise<Timing> {
  await page.focus(selector);
  return scriptTime(page, cdp, rounds, () => press(cdp, key));
}
