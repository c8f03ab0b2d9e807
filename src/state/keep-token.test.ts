import { describe, expect, it } from 'vitest';
import { selectBusy } from './reducers';
import { journeyUnderTest } from './testing/journey-under-test';
import { manualClock } from './testing/manual-clock';
import { manualEnvironment } from './testing/manual-environment';

function started(given = manualEnvironment()) {
  const journey = journeyUnderTest(undefined, { environment: given });
  journey.start();
  const { api, environment } = journey;
  const after = async (ms: number) => {
    await environment.pass(ms);
    return api.refreshes();
  };
  return { ...journey, after };
}

describe('the token', () => {
  it('TOK-01 is asked for at start', () => {
    expect(started().api.refreshes()).toBe(1);
  });

  it('TOK-02 is asked for again every 10 seconds', async () => {
    const { after } = started();
    expect(await after(9_999)).toBe(1);
    expect(await after(1)).toBe(2);
    expect(await after(30_000)).toBe(5);
  });

  it('TOK-02 keeps to its seconds while answers are slow', async () => {
    const { api, environment, after } = started();
    api.refresh = () =>
      new Promise((resolve) =>
        environment.schedule(() => {
          resolve(true);
        }, 4_000),
      );
    expect(await after(10_000)).toBe(2);
    expect(await after(10_000)).toBe(3);
  });

  const entered = (step: string) =>
    ({ type: 'stepEntered', step, parameters: {}, today: '2026-11-21', restored: false }) as const;

  it('RES-26 CUS-10 is asked for on entry of a step that says so, at once, and then in 10 seconds', async () => {
    const { dispatchEvent, after, api } = started();
    await after(3_000);
    dispatchEvent(entered('plain'));
    expect(api.refreshes()).toBe(1);
    dispatchEvent(entered('renewing'));
    expect(api.refreshes()).toBe(2);
    expect(await after(9_999)).toBe(2);
    expect(await after(1)).toBe(3);
  });

  it('RES-26 CUS-10 that is under way on entry is not asked for again', async () => {
    const { dispatchEvent, after, api } = started();
    let finish: (worked: boolean) => void = () => undefined;
    await after(3_000);
    api.refresh = () => new Promise((resolve) => (finish = resolve));
    dispatchEvent(entered('renewing'));
    dispatchEvent(entered('renewing'));
    expect(await after(0)).toBe(2);
    finish(true);
    expect(await after(9_000)).toBe(2);
  });

  it('is not asked for on entry while the page is offline', async () => {
    const { environment, dispatchEvent, after } = started();
    await after(0);
    environment.online.set(false);
    dispatchEvent(entered('renewing'));
    expect(await after(20_000)).toBe(1);
  });

  it('is never asked for twice at a time', async () => {
    const { api, environment, after } = started();
    let finish: (worked: boolean) => void = () => undefined;
    api.refresh = () => new Promise((resolve) => (finish = resolve));
    expect(await after(60_000)).toBe(2);
    environment.visible.set(false);
    environment.visible.set(true);
    expect(await after(0)).toBe(2);
    finish(true);
    expect(await after(0)).toBe(3);
  });

  it.each(['visible', 'online'] as const)(
    'rests while the page is not %s, and is asked for at once on return',
    async (signal) => {
      const { environment, after } = started();
      await after(5_000);
      environment[signal].set(false);
      expect(await after(60_000)).toBe(1);
      environment[signal].set(true);
      expect(await after(0)).toBe(2);
      expect(await after(10_000)).toBe(3);
    },
  );

  it('is asked for once, however often the page is left and seen again within its seconds', async () => {
    const { environment, after } = started();
    await after(2_000);
    for (let flip = 0; flip < 50; flip += 1) {
      environment.visible.set(false);
      expect(await after(100)).toBe(1);
      environment.visible.set(true);
    }
    expect(await after(2_999)).toBe(1);
    expect(await after(1)).toBe(2);
  });

  it('keeps to its seconds when somebody sets the clock of the device back', async () => {
    const clock = manualClock();
    const { environment, api, after } = started(manualEnvironment(undefined, { clock }));
    api.refresh = () =>
      new Promise((resolve) =>
        environment.schedule(() => {
          clock.set(environment.now() - 3_600_000);
          resolve(true);
        }, 1_000),
      );
    expect(await after(10_000)).toBe(2);
    expect(await after(10_000)).toBe(3);
    expect(await after(10_000)).toBe(4);
  });

  it('rests until the page is both in sight and online', async () => {
    const { environment, after } = started();
    environment.visible.set(false);
    environment.online.set(false);
    environment.visible.set(true);
    expect(await after(60_000)).toBe(1);
    environment.online.set(true);
    expect(await after(0)).toBe(2);
  });

  it.each([
    ['fails', () => Promise.resolve(false)],
    ['cannot be asked for', () => Promise.reject(new Error('no operation token'))],
  ])('TOK-05 that %s disturbs nobody and is asked for again', async (_, refresh) => {
    const { api, store, answers, after } = started();
    api.refresh = refresh;
    expect(await after(10_000)).toBe(2);
    expect(selectBusy(store.getState())).toBe(false);
    expect(answers().events).toEqual([]);
    expect(await after(10_000)).toBe(3);
  });

  it('is asked for no more after the stop, and no timer is left', async () => {
    const { stop, environment, after } = started();
    await after(5_000);
    stop();
    expect(environment.timers()).toBe(0);
    expect(await after(60_000)).toBe(1);
  });
});
