import { describe, expect, it } from 'vitest';
import type { Effect } from '../../engine';
import { entryOf, keyOf, lock, unlock } from '../testing/commits';
import { journeyUnderTest, pressed } from '../testing/journey-under-test';
import { manualClock } from '../testing/manual-clock';
import { manualEnvironment } from '../testing/manual-environment';
import { manualLocks } from '../testing/manual-locks';
import { memoryStorage } from '../testing/memory-storage';

const plans: Readonly<Record<string, readonly Effect[]>> = {
  lock: [lock],
  unlock: [unlock],
  watch: [{ type: 'watchLock' }],
  both: [lock, unlock],
  twice: [lock, lock],
};

/** Two tabs of one browser, over one storage. */
function tabs() {
  const clock = manualClock();
  const locks = manualLocks();
  const storage = memoryStorage();
  const open = (name: string) => {
    const mine = locks.tab();
    const environment = manualEnvironment(undefined, { clock, locks: mine, name });
    const journey = journeyUnderTest(
      (event) => (event.type === 'actionPressed' ? (plans[event.action] ?? []) : []),
      { environment, storage },
    );
    journey.start();
    const does = (action: string) => journey.dispatchEvent(pressed(action));
    const events = () =>
      journey.heard.map(({ type }) => type).filter((type) => type.startsWith('lock'));
    return { ...journey, does, events, crash: mine.end };
  };
  return { clock, storage, a: open('a'), b: open('b') };
}

describe('the lock of the journey', () => {
  it('is had 250 ms before it is said so, with the ledger as it is then', async () => {
    const { clock, storage, a } = tabs();
    a.does('lock');
    await clock.pass(249);
    expect(a.events()).toEqual([]);
    const late = entryOf({ state: 'doubt' });
    storage.content.set(keyOf(late), JSON.stringify(late));
    storage.content.set('test.saves.b', '[{"key":"k1"}]');
    await clock.pass(1);
    const at = clock.now();
    expect(a.last('lockTaken')).toEqual({
      type: 'lockTaken',
      sequence: 'save',
      ledger: { pay: [late] },
      kept: true,
      unsettled: [{ key: 'k1' }],
      at,
    });
  });

  it('says when nothing would be kept', async () => {
    const { clock, storage, a } = tabs();
    storage.limit(100);
    a.does('lock');
    await clock.pass(250);
    expect(a.last('lockTaken')?.kept).toBe(false);
  });

  it('is refused at once to a second tab, and taken from nobody', async () => {
    const { clock, a, b } = tabs();
    a.does('lock');
    await clock.pass(1_000);
    b.does('lock');
    await clock.pass(0);
    expect(b.last('lockRefused')).toMatchObject({ sequence: 'save', ledger: {} });
    await clock.pass(600_000);
    expect(b.events()).toEqual(['lockRefused']);
  });

  it.each(['unlock', 'crash'] as const)(
    'is told to be free after %s, and not taken',
    async (how) => {
      const { clock, a, b } = tabs();
      a.does('lock');
      await clock.pass(1_000);
      b.does('watch');
      b.does('watch');
      await clock.pass(60_000);
      expect(b.events()).toEqual([]);
      if (how === 'crash') a.crash();
      else a.does('unlock');
      await clock.pass(250);
      expect(b.events()).toEqual(['lockFreed']);
      a.does('lock');
      await clock.pass(250);
      expect(a.events()).toContain('lockTaken');
    },
  );

  it('is free when the tab stops, and a watch ends with its tab', async () => {
    const { clock, a, b } = tabs();
    a.does('lock');
    await clock.pass(250);
    b.does('watch');
    b.stop();
    a.stop();
    await clock.pass(1_000);
    expect(b.events()).toEqual([]);
    expect(clock.timers()).toBe(0);
  });

  it('is not kept by a tab that let go before it was had', async () => {
    const { clock, a, b } = tabs();
    a.does('both');
    await clock.pass(1_000);
    expect(a.events()).toEqual([]);
    b.does('lock');
    await clock.pass(250);
    expect(b.events()).toEqual(['lockTaken']);
  });

  it('that is asked for twice is had once', async () => {
    const { clock, a, b } = tabs();
    a.does('twice');
    await clock.pass(250);
    expect(a.events()).toEqual(['lockTaken']);
    a.does('unlock');
    b.does('lock');
    await clock.pass(250);
    expect(b.events()).toEqual(['lockTaken']);
  });
});

it('a browser whose locks break gives none, and it is reported', async () => {
  const fault = new DOMException('Not active', 'InvalidStateError');
  const environment = manualEnvironment(undefined, {
    locks: {
      take: () => Promise.reject(fault),
      free: () => Promise.reject(fault),
      isHeld: () => Promise.reject(fault),
    },
  });
  const { start, dispatchEvent, last } = journeyUnderTest(
    (event) => (event.type === 'actionPressed' ? [lock] : []),
    { environment },
  );
  start();
  dispatchEvent(pressed('lock'));
  await environment.pass(1_000);
  expect(last('lockRefused')).toBeDefined();
  expect(environment.errors).toContain(fault);
});
