import { type Visit } from './measure-page';

/** 4 × CPU and slow 4G, as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
export async function slowPhone({ page, context }: Visit): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
}

/** Milliseconds from the navigation until the first key in the field has been painted. */
export async function firstKey(visit: Visit, address: string, selector: string): Promise<number> {
  const { page } = visit;
  await slowPhone(visit);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector(selector, { timeout: 120_000 });
  await page.evaluate(
    (field) =>
      document.querySelector(field)?.addEventListener('input', () => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            document.documentElement.dataset['firstKey'] = String(performance.now());
          }),
        );
      }),
    selector,
  );
  await page.focus(selector);
  await page.keyboard.press('a');
  await page.waitForSelector('[data-first-key]', { state: 'attached', timeout: 120_000 });
  return page.evaluate(() => Number(document.documentElement.dataset['firstKey']));
}
