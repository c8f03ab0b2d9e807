import { describe, expect, it } from 'vitest';
import type { JourneyEvent } from '../../engine';
import { entryOf, keyOf } from '../testing/commits';
import { journeyUnderTest } from '../testing/journey-under-test';
import { manualEnvironment, settle } from '../testing/manual-environment';
import { manualLocks } from '../testing/manual-locks';
import { memoryStorage } from '../testing/memory-storage';

const doubt = entryOf({ state: 'doubt' });
const sending = entryOf();
const stored = (entry = doubt) => memoryStorage({ [keyOf(entry)]: JSON.stringify(entry) });

const reads = (heard: readonly JourneyEvent[]) =>
  heard.filter((event) => event.type === 'ledgerRead');

describe('the ledger is read', () => {
  it('before anything else happens, with a trial whether it is kept', () => {
    const { heard, environment } = journeyUnderTest(undefined, { storage: stored() });
    expect(heard).toEqual([
      { type: 'pageChanged', online: true, inView: true, at: environment.now() },
      {
        type: 'ledgerRead',
        ledger: { pay: [doubt] },
        cause: 'start',
        kept: true,
        lockIsFree: false,
        about: null,
        at: environment.now(),
      },
    ]);
  });

  it.each([
    ['of another version', { version: 2, savedAt: 0, snapshot: { value: 'old' } }],
    ['that has expired', { version: 3, savedAt: 0, snapshot: { value: 'old' } }],
    ['of a clock that ran ahead', { version: 3, savedAt: 9e15, snapshot: { value: 'old' } }],
    ['that is nothing of ours', 'torn'],
  ])('beside answers %s, which are dropped (N3)', (_, answers) => {
    const storage = stored();
    storage.content.set('test.journey', JSON.stringify(answers));
    const { heard } = journeyUnderTest(undefined, { storage });
    expect(reads(heard)).toMatchObject([{ ledger: { pay: [doubt] }, cause: 'start' }]);
  });

  it('when another tab wrote into it, or emptied the storage', async () => {
    const { start, heard, environment, storage } = journeyUnderTest();
    start();
    storage.content.set(keyOf(doubt), JSON.stringify(doubt));
    environment.storageEvents.happen(keyOf(doubt));
    environment.storageEvents.happen(null);
    environment.storageEvents.happen('test.journey');
    environment.storageEvents.happen('other.commit.pay.s-1');
    await settle();
    expect(reads(heard).slice(1)).toMatchObject([
      {
        ledger: { pay: [doubt] },
        cause: 'storage',
        about: { commit: doubt.commit, subject: doubt.subject },
        kept: null,
        lockIsFree: false,
      },
      { cause: 'storage', about: null },
    ]);
  });

  it.each<[string, (environment: ReturnType<typeof manualEnvironment>) => void]>([
    ['it comes out of the back/forward cache', ({ pageShown }) => pageShown.happen()],
    [
      'it comes into sight',
      ({ visible }) => {
        visible.set(false);
        visible.set(true);
      },
    ],
    [
      'it is online again',
      ({ online }) => {
        online.set(false);
        online.set(true);
      },
    ],
  ])('once when the page is come back to: %s', async (_, comeBack) => {
    const { start, heard, environment, storage } = journeyUnderTest();
    start();
    storage.content.set(keyOf(doubt), JSON.stringify(doubt));
    comeBack(environment);
    await settle();
    expect(reads(heard).slice(1)).toMatchObject([{ ledger: { pay: [doubt] }, cause: 'return' }]);
  });

  it('no more after the stop', async () => {
    const { start, stop, heard, environment } = journeyUnderTest();
    start();
    stop();
    environment.pageShown.happen();
    environment.storageEvents.happen(null);
    await settle();
    expect(reads(heard)).toHaveLength(1);
  });
});

describe('what is being sent', () => {
  it('was cut off when no tab has the lock', async () => {
    const { start, environment, last } = journeyUnderTest(undefined, { storage: stored(sending) });
    start();
    await environment.pass(250);
    expect(last('ledgerRead')).toMatchObject({ cause: 'return', lockIsFree: true });
  });

  it('is read again as soon as the tab that sends it is gone', async () => {
    const locks = manualLocks();
    const other = locks.tab();
    await other.take('test.commit');
    const environment = manualEnvironment(undefined, { locks: locks.tab() });
    const storage = memoryStorage();
    const { start, heard, last } = journeyUnderTest(undefined, { storage, environment });
    start();
    storage.content.set(keyOf(sending), JSON.stringify(sending));
    environment.storageEvents.happen(keyOf(sending));
    await environment.pass(60_000);
    expect(last('ledgerRead')).toMatchObject({ cause: 'storage', lockIsFree: false });
    expect(reads(heard)).toHaveLength(2);
    other.end();
    await environment.pass(250);
    expect(last('ledgerRead')).toMatchObject({ cause: 'return', lockIsFree: true });
  });

  it('is not cut off before the last write of the tab that let go of the lock has come', async () => {
    const { start, environment, storage, heard } = journeyUnderTest();
    start();
    storage.content.set(keyOf(sending), JSON.stringify(sending));
    environment.storageEvents.happen(keyOf(sending));
    await environment.pass(249);
    storage.content.set(keyOf(sending), JSON.stringify(entryOf({ state: 'done' })));
    await environment.pass(1);
    expect(reads(heard).slice(1)).toMatchObject([
      { ledger: { pay: [sending] }, lockIsFree: false },
      { ledger: { pay: [{ state: 'done' }] }, lockIsFree: true },
    ]);
  });
});
