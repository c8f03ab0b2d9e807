import { operation } from './operation';
import type { Visit } from './visit';

/** The next answers of an operation wait until they are let go. */
export async function hold({ page }: Visit, id: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(operation(id), async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
