import { describe, expect, it } from 'vitest';
import { createEngine, type Engine, type StoredFile } from '../../engine';
import { call, field, journey, section, step } from '../../engine/testing/build';
import { createJourneyStore } from '../create-journey-store';
import { selectJourney } from '../reducers';
import { given } from '../testing/journey-under-test';
import { manualApi } from '../testing/manual-api';
import { manualClock } from '../testing/manual-clock';
import { manualEnvironment } from '../testing/manual-environment';
import { manualLocks } from '../testing/manual-locks';
import { memoryStorage } from '../testing/memory-storage';
import { sharedStorage } from '../testing/shared-storage';
import type { DeviceStorage } from './device-storage';
import { goneFiles } from './gone-files';

const day = 86_400_000;
const place = { section: 'home', field: 'letter' };
const letter = (id: string): StoredFile => ({
  id,
  name: `${id}.pdf`,
  size: 10,
  type: 'application/pdf',
});

/** A household that is asked for letters, and for a word. */
function household(allow: readonly string[] = ['letter', 'word']) {
  const asked = section('home', [
    field('letter', 'letter', 'array', { forget: 'forget' }),
    field('word', 'word', 'string'),
  ]);
  return journey([step('apply', [asked], { progressive: false })], {
    calls: { forget: call('forget') },
    persist: { version: 1, days: 30, allow },
  });
}

type Environment = ReturnType<typeof manualEnvironment>;

/** A tab that stands at the question, with the real engine. */
function openTab(storage: DeviceStorage, environment: Environment, about = household()) {
  const api = manualApi();
  const one = createJourneyStore({
    engine: createEngine(about, {}),
    journey: about,
    api,
    storage,
    environment,
    navigate: () => undefined,
    given,
  });
  one.start();
  one.dispatchEvent({
    type: 'stepEntered',
    step: 'apply',
    parameters: {},
    today: given.today,
    restored: one.restored,
  });
  const state = () => selectJourney(one.store.getState());
  return {
    ...one,
    api,
    ids: () => ((state().answers['letter'] ?? []) as readonly StoredFile[]).map(({ id }) => id),
    told: () => state().progress.takenOut['letter'],
    type: (value: string) =>
      one.dispatchEvent({ type: 'fieldAnswered', section: 'home', field: 'word', value }),
    send: (id: string) => {
      const file = letter(id);
      one.dispatchEvent({ type: 'filesSending', ...place, names: [file.name] });
      one.dispatchEvent({ type: 'fileStored', ...place, file });
    },
    keep: (...ids: readonly string[]) => {
      const left = ids.length === 0 ? null : ids.map(letter);
      one.dispatchEvent({ type: 'fieldAnswered', ...place, value: left });
    },
  };
}

/** Two tabs of one household with the letters `f1` and `f2`; each sees what the other wrote so late. */
async function twoTabs(late = 0) {
  const clock = manualClock();
  const shared = sharedStorage(clock, () => late);
  const locks = manualLocks();
  const open = (name: string) => {
    const environment = manualEnvironment(undefined, { clock, locks: locks.tab(), name });
    const device = shared.tab((key) => environment.storageEvents.happen(key));
    return openTab(device, environment);
  };
  const a = open('a');
  a.send('f1');
  a.send('f2');
  await clock.pass(1_000);
  const b = open('b');
  const stored = () => shared.content().get('test.journey') ?? '';
  return { clock, shared, open, a, b, stored };
}

const keysOf = (content: ReadonlyMap<string, string>) =>
  [...content.keys()].filter((key) => key.startsWith('test.gone.'));

describe('a file that is taken out in one tab', () => {
  it('goes from the other as soon as it hears of it, which says so', async () => {
    const { clock, a, b } = await twoTabs(200);
    expect(b.ids()).toEqual(['f1', 'f2']);
    a.keep('f2');
    await clock.pass(199);
    expect(b.ids()).toEqual(['f1', 'f2']);
    await clock.pass(1);
    expect(b.ids()).toEqual(['f2']);
    expect(b.told()).toEqual(['f1.pdf']);
    expect(a.told()).toBeUndefined();
    expect(b.api.calls).toEqual([]);
    expect(a.api.calls.map((one) => one.call.operation)).toEqual(['forget']);
  });

  it('comes back by no save of the other, nor by a reload', async () => {
    const { clock, open, a, b, stored } = await twoTabs();
    a.keep('f2');
    await clock.pass(1_000);
    b.type('of b');
    await clock.pass(1_000);
    expect(stored()).toContain('of b');
    expect(stored()).not.toContain('f1.pdf');
    const later = open('later');
    expect(later.ids()).toEqual(['f2']);
    expect(later.told()).toBeUndefined();
  });

  it('is not written by a tab that has heard of nothing when it saves', async () => {
    const storage = memoryStorage();
    const environment = manualEnvironment();
    const tab = openTab(storage, environment);
    tab.send('f1');
    tab.send('f2');
    storage.content.set('test.gone.f1', String(environment.now()));
    await environment.pass(1_000);
    expect(storage.content.get('test.journey')).toContain('f2.pdf');
    expect(storage.content.get('test.journey')).not.toContain('f1.pdf');
    expect(storage.writes('test.journey')).toBe(1);
    expect(tab.told()).toEqual(['f1.pdf']);
  });

  it('is missed on return by a page that was away', () => {
    const storage = memoryStorage();
    const environment = manualEnvironment();
    const tab = openTab(storage, environment);
    tab.send('f1');
    storage.content.set('test.gone.f1', String(environment.now()));
    environment.pageShown.happen(undefined);
    expect(tab.ids()).toEqual([]);
    // Heard of once: from now on there is the ledger alone to be read on return.
    let events = 0;
    tab.store.subscribe(() => (events += 1));
    environment.pageShown.happen(undefined);
    expect(events).toBe(1);
  });

  it('is written down before the partner is told', async () => {
    const storage = memoryStorage();
    const environment = manualEnvironment();
    const tab = openTab(storage, environment);
    tab.send('f1');
    await environment.pass(1_000);
    tab.keep();
    expect(keysOf(storage.content)).toEqual(['test.gone.f1']);
    // The page crashes: what was kept last has it still.
    expect(storage.content.get('test.journey')).toContain('f1.pdf');
    const again = openTab(storage, manualEnvironment());
    expect(again.ids()).toEqual([]);
    expect(again.told()).toBeUndefined();
  });

  it('is kept again by all once the partner has stored one under its id', async () => {
    const { clock, shared, open, ...tabs } = await twoTabs();
    tabs.a.keep('f2');
    await clock.pass(1_000);
    // By the tab that took it out as by the other.
    for (const tab of [tabs.a, tabs.b]) {
      expect(keysOf(shared.content())).toEqual(['test.gone.f1']);
      tab.send('f1');
      await clock.pass(1_000);
      expect(keysOf(shared.content())).toEqual([]);
      expect(tab.ids()).toEqual(['f2', 'f1']);
      expect(open('later').ids()).toEqual(['f2', 'f1']);
      tab.keep('f2');
      await clock.pass(1_000);
    }
    expect(open('last').ids()).toEqual(['f2']);
  });

  it('is out of what was kept before and is put back, as from where it stood aside', async () => {
    const { clock, open, a, shared } = await twoTabs();
    const text = shared.content().get('test.journey') ?? '';
    a.keep('f2');
    a.dispatchEvent({ type: 'startedAnew' });
    await clock.pass(1_000);
    shared.tab(() => undefined).setItem('test.journey', text);
    await clock.pass(1_000);
    expect(open('later').ids()).toEqual(['f2']);
  });

  it.each([
    ['as long as a snapshot is', String(Date.UTC(2026, 10, 21) - 30 * day), ['test.gone.f1']],
    ['no longer', String(Date.UTC(2026, 10, 21) - 30 * day - 1), []],
    ['from no other time', String(Date.UTC(2026, 10, 21) + 2 * day), []],
    ['where it says since when', 'x', []],
  ])('is remembered %s', (_, at, left) => {
    const storage = memoryStorage({ 'test.gone.f1': at });
    openTab(storage, manualEnvironment());
    expect(keysOf(storage.content)).toEqual(left);
  });

  it('costs a snapshot where something is let go, and none else', () => {
    let snapshots = 0;
    const engine = createEngine(household(), {});
    const counted: Pick<Engine, 'snapshot'> = {
      snapshot: (state) => {
        snapshots += 1;
        return engine.snapshot(state);
      },
    };
    const options = { engine: counted, journey: household(), storage: memoryStorage() };
    const gone = goneFiles({ ...options, environment: manualEnvironment() });
    const start = engine.start(given);
    const letGo = [{ path: 'letter', id: 'f1', request: 1 }];
    const state = { ...start, progress: { ...start.progress, letGo } };
    for (const now of [start, state, { ...state, today: '2026-11-22' }]) gone.note(now);
    expect(snapshots).toBe(1);
  });

  it('is not written down where its id may not be kept', () => {
    const storage = memoryStorage();
    const tab = openTab(storage, manualEnvironment(), household(['word']));
    tab.send('f1');
    tab.keep();
    expect(tab.api.calls).toHaveLength(1);
    expect(keysOf(storage.content)).toEqual([]);
  });

  it('stops nothing on a device that keeps nothing', () => {
    const storage = memoryStorage();
    const tab = openTab(storage, manualEnvironment());
    tab.send('f1');
    storage.breakWith(new DOMException('Forbidden', 'SecurityError'));
    tab.keep();
    tab.send('f1');
    expect(tab.ids()).toEqual(['f1']);
  });
});

describe('Clear my details', () => {
  it('leaves nothing of the files that were taken out, in whichever tab', async () => {
    const { clock, shared, a, b } = await twoTabs();
    a.keep('f2');
    await clock.pass(1_000);
    b.keep();
    await clock.pass(1_000);
    expect(keysOf(shared.content()).sort()).toEqual(['test.gone.f1', 'test.gone.f2']);
    b.clearDetails('everything');
    await clock.pass(1_000);
    expect(keysOf(shared.content())).toEqual([]);
  });

  it('takes what another tab wrote before it heard of it', async () => {
    const { clock, shared, a, b } = await twoTabs(200);
    a.clearDetails('everything');
    b.keep('f2');
    await clock.pass(1_000);
    expect(keysOf(shared.content())).toEqual([]);
  });
});

it('what another tab has answered is not merged: what was kept last is kept, whole', async () => {
  const { clock, open, a, b } = await twoTabs();
  a.send('f3');
  a.type('of a');
  await clock.pass(1_000);
  b.type('of b');
  await clock.pass(1_000);
  expect(a.ids()).toEqual(['f1', 'f2', 'f3']);
  expect(open('later').ids()).toEqual(['f1', 'f2']);
});
