import { describe, expect, it } from 'vitest';
import type { Effect, JourneyEvent, LedgerEntry } from '../../engine';
import { selectClearedElsewhere } from '../reducers';
import { entryOf, keyOf } from '../testing/commits';
import { given, journeyUnderTest, pressed, typed } from '../testing/journey-under-test';
import { manualClock } from '../testing/manual-clock';
import { manualEnvironment } from '../testing/manual-environment';
import { manualLocks } from '../testing/manual-locks';
import { memoryStorage } from '../testing/memory-storage';
import { sharedStorage } from '../testing/shared-storage';

const snapshotKey = 'test.journey';
const open = entryOf({ state: 'doubt', record: { plan: 'Green' } });
const done = entryOf({ subject: 's-2', state: 'done' });
const entered: Extract<JourneyEvent, { type: 'stepEntered' }> = {
  type: 'stepEntered',
  step: 'form',
  parameters: { kind: 'home' },
  today: given.today,
  restored: false,
};
const note = (entry: LedgerEntry): Effect => ({ type: 'note', entry });

/** Two tabs over one storage that shows each what the other wrote 200 ms late. */
async function tabs() {
  const clock = manualClock();
  const shared = sharedStorage(clock, () => 200);
  const locks = manualLocks();
  const openTab = (name: string) => {
    const environment = manualEnvironment(undefined, { clock, locks: locks.tab(), name });
    const journey = journeyUnderTest(
      (event) => (event.type === 'actionPressed' ? [note(open)] : []),
      { environment, device: shared.tab((key) => environment.storageEvents.happen(key)) },
    );
    journey.start();
    return journey;
  };
  const [a, b] = [openTab('a'), openTab('b')];
  a.dispatchEvent(pressed('note'));
  a.dispatchEvent(typed('of a'));
  await clock.pass(1_000);
  const keys = () => [...shared.content().keys()];
  const isSaid = (tab: typeof a) => selectClearedElsewhere(tab.store.getState());
  return { clock, shared, a, b, keys, isSaid };
}

describe('Clear my details', () => {
  const stored = () =>
    memoryStorage({
      [keyOf(open)]: JSON.stringify(open),
      [keyOf(done)]: JSON.stringify(done),
      [snapshotKey]: '{}',
      'test.visitor': 'visitor-1',
    });

  it('takes everything, what is not settled too', () => {
    const { storage, clearDetails, last } = journeyUnderTest(undefined, { storage: stored() });
    clearDetails('everything');
    expect([...storage.content.keys()]).toEqual(['test.epoch']);
    expect(last('ledgerRead')).toMatchObject({ cause: 'cleared', ledger: {} });
  });

  it('keeps of what is not settled what is needed to go on asking, and of the rest nothing', () => {
    const { storage, clearDetails, last } = journeyUnderTest(undefined, { storage: stored() });
    clearDetails('keepNumbers');
    expect([...storage.content.keys()].sort()).toEqual([keyOf(open), 'test.epoch']);
    expect(last('ledgerRead')?.ledger).toMatchObject({
      pay: [{ subject: 's-1', state: 'doubt', record: null }],
    });
  });
});

describe('a Clear in another tab', () => {
  it('empties this one too, which says so until something is answered', async () => {
    const { clock, a, b, keys, isSaid } = await tabs();
    b.clearDetails('everything');
    await clock.pass(200);
    expect(a.answers().value).toBeUndefined();
    expect(isSaid(a)).toBe(true);
    expect(isSaid(b)).toBe(false);
    expect(a.last('ledgerRead')).toMatchObject({ cause: 'cleared', ledger: {} });
    expect(keys()).toEqual(['test.epoch']);
    a.dispatchEvent(typed('new'));
    expect(isSaid(a)).toBe(false);
    await clock.pass(1_000);
    expect(keys()).toContain(snapshotKey);
  });

  it('says so no longer, and keeps anew, once a file was the first answer', async () => {
    const { clock, a, b, keys, isSaid } = await tabs();
    b.clearDetails('everything');
    await clock.pass(200);
    expect(isSaid(a)).toBe(true);
    const file = { id: 'f1', name: 'a.pdf', size: 10, type: 'application/pdf' };
    const place = { section: 'any', field: 'any' };
    a.dispatchEvent({ type: 'filesSending', ...place, names: [file.name] });
    expect(isSaid(a)).toBe(false);
    a.dispatchEvent({ type: 'fileStored', ...place, file });
    await clock.pass(1_000);
    expect(keys()).toContain(snapshotKey);
  });

  it('is heard of before a write by a tab that heard no event', async () => {
    const storage = memoryStorage();
    const { start, dispatchEvent, environment, store, answers } = journeyUnderTest(
      (event) => (event.type === 'actionPressed' ? [note(open), note(done)] : []),
      { storage },
    );
    start();
    dispatchEvent(typed('kept'));
    storage.content.set('test.epoch', 'everything.elsewhere');
    dispatchEvent(pressed('note'));
    await environment.pass(1_000);
    expect([...storage.content.keys()]).toEqual(['test.epoch']);
    expect(answers().value).toBeUndefined();
    expect(selectClearedElsewhere(store.getState())).toBe(true);
  });

  it('is heard of before the answers are kept', async () => {
    const storage = memoryStorage();
    const { start, dispatchEvent, environment, answers } = journeyUnderTest(undefined, { storage });
    start();
    dispatchEvent(typed('kept'));
    storage.content.set('test.epoch', 'everything.elsewhere');
    await environment.pass(1_000);
    expect([...storage.content.keys()]).toEqual(['test.epoch']);
    expect(storage.writes(snapshotKey)).toBe(0);
    expect(answers().value).toBeUndefined();
  });

  it('has the page that stands there entered anew, and nothing of that kept', async () => {
    const { storage, start, environment, dispatchEvent, heard } = journeyUnderTest();
    start();
    dispatchEvent(typed('kept'));
    dispatchEvent({ ...entered, restored: true });
    storage.content.set('test.epoch', 'everything.elsewhere');
    await environment.pass(1_000);
    expect(heard.slice(-3)).toEqual([
      { type: 'startedAnew' },
      expect.objectContaining({ type: 'ledgerRead', cause: 'cleared' }),
      entered,
    ]);
    expect([...storage.content.keys()]).toEqual(['test.epoch']);
  });

  it('takes back what this one wrote before it could hear of it', async () => {
    const { clock, a, b, keys } = await tabs();
    a.dispatchEvent(typed('written too late'));
    await clock.pass(200);
    b.clearDetails('everything');
    a.dispatchEvent(pressed('note'));
    await clock.pass(1_000);
    expect(keys()).toEqual(['test.epoch']);
  });

  it.each(['everything', 'keepNumbers'] as const)(
    'of kind %s leaves what is not settled as it did there',
    async (kind) => {
      const { clock, shared, a, b } = await tabs();
      b.clearDetails(kind);
      await clock.pass(1_000);
      const left = shared.content().get(keyOf(open));
      if (kind === 'everything') expect(left).toBeUndefined();
      else expect(JSON.parse(left ?? '')).toMatchObject({ subject: 's-1', record: null });
      expect(a.last('ledgerRead')?.ledger).toEqual(b.last('ledgerRead')?.ledger);
    },
  );

  it('is not taken from a storage that was emptied', async () => {
    const { start, dispatchEvent, clearDetails, storage, environment, answers } =
      journeyUnderTest();
    start();
    clearDetails();
    dispatchEvent(typed('kept'));
    storage.content.clear();
    environment.storageEvents.happen(null);
    await environment.pass(1_000);
    expect(answers().value).toBe('kept');
    expect(storage.content.get(snapshotKey)).toContain('kept');
  });
});
