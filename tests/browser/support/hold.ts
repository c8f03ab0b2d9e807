import type { Page } from '@playwright/test';
import { operation } from './operation';
import type { Visit } from './visit';

/** The next answers of an operation wait until they are let go. */
export const hold = ({ page }: Visit, id: string): Promise<() => void> =>
  holdAt(page, operation(id));

/** The same of whatever is asked for at such an address. */
export async function holdAt(page: Page, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
