import { chromium } from '@playwright/test';
import { servePage } from './serve-page';
export async function go() {
  const served = await servePage(true);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--js-flags=--trace-gc'],
  });
  const page = await browser.newPage();
  const fields = Number(process.env.F ?? 1000);
  await page.goto(`${served.address}?fields=${fields}&way=${process.env.WAY ?? 'view'}`);
  const m = Math.floor(fields / 16);
  await page.waitForSelector(`#s${m}-free`);
  const cdp = await page.context().newCDPSession(page);
  const toggle = process.env.K === 't';
  await page.focus(`#s${m}-${toggle ? 'toggle' : 'free'}`);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 50 });
  const press = async () => {
    const key = toggle ? ' ' : 'a',
      code = toggle ? 'Space' : 'KeyA',
      windowsVirtualKeyCode = toggle ? 32 : 65;
    await cdp.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key,
      code,
      text: key,
      windowsVirtualKeyCode,
    });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, windowsVirtualKeyCode });
  };
  for (let i = 0; i < 15; i++) {
    await press();
    await page.waitForTimeout(420);
  }
  await cdp.send('Profiler.start');
  const N = 20;
  for (let i = 0; i < N; i++) {
    await press();
    await page.waitForTimeout(420);
  }
  const { profile } = await cdp.send('Profiler.stop');
  const self = new Map<string, number>();
  const total = new Map<string, number>();
  const byId = new Map(profile.nodes.map((n) => [n.id, n]));
  const parent = new Map<number, number>();
  for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  profile.samples!.forEach((id, i) => {
    const dt = profile.timeDeltas![i]! / 1000 / N;
    const name = (n: any) => `${n.callFrame.functionName || '(anon)'}:${n.callFrame.lineNumber}`;
    self.set(name(byId.get(id)), (self.get(name(byId.get(id))) ?? 0) + dt);
    const seen = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parent.get(at)) {
      const k = name(byId.get(at));
      if (!seen.has(k)) {
        seen.add(k);
        total.set(k, (total.get(k) ?? 0) + dt);
      }
    }
  });
  const top = (m: Map<string, number>, n: number) =>
    [...m]
      .sort((a, b) => b[1] - a[1])
      .slice(0, n)
      .map(([k, v]) => `${v.toFixed(3)} ${k}`)
      .join('\n');
  console.log('SELF\n' + top(self, 30));
  console.log('TOTAL\n' + top(total, 60));
  await browser.close();
  await served.close();
}
