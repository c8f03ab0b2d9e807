import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitEffect, entryOf, lock, unlock } from '../testing/commits';
import { journeyUnderTest, pressed } from '../testing/journey-under-test';
import { manualClock } from '../testing/manual-clock';
import { manualEnvironment } from '../testing/manual-environment';
import { sharedStorage } from '../testing/shared-storage';
import { runs } from '../../../tests/full';

/** Tabs of a browser without locks, over one storage that shows other tabs' writes late. */
function browser(late: () => number) {
  const clock = manualClock();
  const shared = sharedStorage(clock, late);
  const open = (name: string) => {
    const environment = manualEnvironment(undefined, { clock, locks: null, name });
    const device = shared.tab((key) => environment.storageEvents.happen(key));
    const journey = journeyUnderTest(
      (event) => {
        if (event.type === 'lockTaken') return [commitEffect(1, entryOf({ subject: name }))];
        if (event.type !== 'actionPressed') return [];
        if (event.action === 'watch') return [{ type: 'watchLock' }];
        return [event.action === 'lock' ? lock : unlock];
      },
      { environment, device },
    );
    journey.start();
    const does = (action: string) => journey.dispatchEvent(pressed(action));
    const sent = () => journey.api.calls.length;
    return { ...journey, does, sent };
  };
  return { clock, shared, open };
}

const lease = 'test.commit';

describe('a lease, where the browser has no locks', () => {
  it('is had, renewed every 2 seconds, and gone when it is let go of', async () => {
    const { clock, shared, open } = browser(() => 0);
    const a = open('a');
    a.does('lock');
    await clock.pass(500);
    expect(a.last('lockTaken')).toBeDefined();
    expect(a.sent()).toBe(1);
    const first = shared.content().get(lease);
    await clock.pass(1_600);
    expect(shared.content().get(lease)).not.toBe(first);
    a.does('unlock');
    expect(shared.content().has(lease)).toBe(false);
    await clock.pass(5_000);
    expect(shared.content().has(lease)).toBe(false);
  });

  it('is refused while another tab renews its own, for however long', async () => {
    const { clock, open } = browser(() => 200);
    const [a, b] = [open('a'), open('b')];
    a.does('lock');
    await clock.pass(120_000);
    b.does('lock');
    b.does('watch');
    await clock.pass(120_000);
    expect(b.last('lockRefused')).toBeDefined();
    expect(b.last('lockFreed')).toBeUndefined();
    a.does('unlock');
    await clock.pass(2_000);
    expect(b.last('lockFreed')).toBeDefined();
  });

  it('of a tab that has died is free when its beat has stood for 10 seconds', async () => {
    const { clock, shared, open } = browser(() => 0);
    const dead = shared.tab(() => undefined);
    dead.setItem(lease, JSON.stringify({ owner: 'dead', beat: 3 }));
    const b = open('b');
    b.does('lock');
    b.does('watch');
    await clock.pass(9_999);
    expect(b.last('lockFreed')).toBeUndefined();
    await clock.pass(2_000);
    expect(b.last('lockFreed')).toBeDefined();
    b.does('lock');
    await clock.pass(500);
    expect(b.last('lockTaken')).toBeDefined();
  });

  it('that was lost while the tab slept sends nothing', async () => {
    const { clock, shared, open } = browser(() => 0);
    const a = open('a');
    const prepared: ((ready: boolean) => void)[] = [];
    a.api.prepare = () => new Promise((resolve) => prepared.push(resolve));
    a.does('lock');
    await clock.pass(500);
    shared.tab(() => undefined).setItem(lease, JSON.stringify({ owner: 'other', beat: 1 }));
    await clock.pass(0);
    for (const go of prepared) go(true);
    await clock.pass(0);
    expect(a.sent()).toBe(0);
    expect(a.last('commitBlocked')).toMatchObject({ why: 'otherTab' });
  });

  it('stands in nobody’s way where nothing can be stored', async () => {
    const { clock, open } = browser(() => 0);
    const a = open('a');
    a.stop();
    const environment = manualEnvironment(undefined, { clock, locks: null });
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const journey = journeyUnderTest((event) => (event.type === 'actionPressed' ? [lock] : []), {
      environment,
      device: { getItem: denied, setItem: denied, removeItem: denied, keys: denied },
    });
    journey.start();
    journey.dispatchEvent(pressed('lock'));
    await clock.pass(500);
    expect(journey.last('lockTaken')?.kept).toBe(false);
  });

  it('the stop leaves no timer', async () => {
    const { clock, open } = browser(() => 200);
    const [a, b] = [open('a'), open('b')];
    a.does('lock');
    await clock.pass(1_000);
    b.does('watch');
    await clock.pass(1_000);
    a.stop();
    b.stop();
    await clock.pass(200);
    expect(clock.timers()).toBe(0);
  });

  it('lets one tab send, whenever two press and however late each sees the other', async () => {
    const lateness = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(lateness, fc.integer({ min: 0, max: 700 }), async (delays, gap) => {
        let drawn = 0;
        const { clock, open } = browser(() => delays[drawn++ % delays.length] ?? 0);
        const [a, b] = [open('a'), open('b')];
        a.does('lock');
        await clock.pass(gap);
        b.does('lock');
        await clock.pass(2_000);
        expect(a.sent() + b.sent()).toBeLessThanOrEqual(1);
        a.stop();
        b.stop();
      }),
      { numRuns: runs(50, 1000) },
    );
  });
});
