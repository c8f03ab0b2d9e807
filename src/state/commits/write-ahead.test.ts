import { describe, expect, it } from 'vitest';
import type { Effect, LedgerEntry } from '../../engine';
import { selectBusy } from '../reducers';
import { commitEffect, entryOf, keyOf, lock } from '../testing/commits';
import { journeyUnderTest, pressed } from '../testing/journey-under-test';
import { settle } from '../testing/manual-environment';
import { memoryStorage } from '../testing/memory-storage';

const entry = entryOf();
const key = keyOf(entry);

/** A journey that has the lock; a press sends the commit, another one plans what is given. */
async function locked(
  { sends = commitEffect(1), then = [] }: { sends?: Effect; then?: readonly Effect[] } = {},
  storage = memoryStorage(),
) {
  const journey = journeyUnderTest(
    (event) => {
      if (event.type !== 'actionPressed') return [];
      return event.action === 'lock' ? [lock] : event.action === 'send' ? [sends] : then;
    },
    { storage },
  );
  journey.start();
  journey.dispatchEvent(pressed('lock'));
  await journey.environment.pass(250);
  const press = async (action = 'send') => {
    journey.dispatchEvent(pressed(action));
    await settle();
  };
  const written = () => {
    const text = storage.content.get(key);
    return text === undefined ? null : (JSON.parse(text) as LedgerEntry);
  };
  return { ...journey, press, written };
}

const notSent = { kind: 'notSent', status: 0, message: null };

describe('a commit', () => {
  it('is in the storage when it leaves, stamped with the time', async () => {
    const { api, environment, press, written, last } = await locked();
    let found: LedgerEntry | null = null;
    const send = api.call.bind(api);
    api.call = (...given) => {
      if (given[0].operation === 'complete') found = written();
      return send(...given);
    };
    await environment.pass(5_000);
    await press();
    const at = environment.now();
    expect(found).toEqual({ ...entry, sentAt: at, writtenAt: at });
    expect(last('commitSent')).toEqual({
      type: 'commitSent',
      request: 1,
      entry: found,
      kept: true,
    });
  });

  it('leaves in the turn in which it was written down', async () => {
    const { api, storage, press } = await locked();
    let isGone = false;
    const setItem = storage.setItem.bind(storage);
    storage.setItem = (name, value) => {
      setItem(name, value);
      if (name === key) void Promise.resolve().then(() => (isGone = api.calls.length > 0));
    };
    await press();
    expect(isGone).toBe(true);
  });

  it('is sent once, for as long as the call may take', async () => {
    const { api, press } = await locked();
    await press();
    expect(api.calls.map(({ options }) => options)).toEqual([{ within: 120_000, once: true }]);
  });

  it('tells its answer with the time', async () => {
    const { api, environment, press, last } = await locked();
    await press();
    await environment.pass(1_000);
    api.calls[0]?.answer({ ok: true, answer: 'r' });
    await settle();
    expect(last('callSucceeded')).toEqual({
      type: 'callSucceeded',
      request: 1,
      answer: 'r',
      at: environment.now(),
    });
  });

  it('is ended by nobody, and an answer that comes after it was given up is news', async () => {
    const { api, press, last, store } = await locked({ then: [{ type: 'abort', request: 1 }] });
    await press();
    await press('give it up');
    expect(api.calls[0]?.signal.aborted).toBe(false);
    expect(selectBusy(store.getState())).toBe(false);
    api.calls[0]?.answer({ ok: true, answer: 'late' });
    await settle();
    expect(last('callSucceeded')).toMatchObject({ request: 1, answer: 'late' });
  });

  it('is answered once', async () => {
    const { api, dispatchEvent, press, answers } = await locked();
    await press();
    api.calls[0]?.answer({ ok: true, answer: 'first' });
    await settle();
    dispatchEvent({ type: 'callSucceeded', request: 1, answer: 'again', at: 0 });
    expect(answers().answered).toEqual(['first']);
  });

  it('goes on when the page is gone, and is heard of no more', async () => {
    const { api, press, stop, heard } = await locked();
    await press();
    stop();
    expect(api.calls[0]?.signal.aborted).toBe(false);
    const before = heard.length;
    api.calls[0]?.answer({ ok: true, answer: null });
    await settle();
    expect(heard).toHaveLength(before);
  });

  it('of which nobody knows how far it came is no commit that never left', async () => {
    const { api, press, last, environment } = await locked();
    await press();
    api.calls[0]?.breakWith(new Error('nobody foresaw it'));
    await settle();
    expect(last('callFailed')?.failure.kind).toBe('network');
    expect(environment.errors).toEqual([new Error('nobody foresaw it')]);
  });
});

describe('a commit that the device does not take', () => {
  it('makes room by dropping the answers', async () => {
    const storage = memoryStorage({ 'test.journey': 'x'.repeat(6_000) });
    const { press, written, last } = await locked({}, storage);
    storage.content.set('test.journey', 'x'.repeat(6_000));
    storage.limit(6_100);
    await press();
    expect(written()).not.toBeNull();
    expect(storage.content.has('test.journey')).toBe(false);
    expect(last('commitSent')?.kept).toBe(true);
  });

  it.each([
    ['is full', (storage: ReturnType<typeof memoryStorage>) => storage.limit(0)],
    ['forgets what it was told', (storage: ReturnType<typeof memoryStorage>) => storage.swallow()],
  ])('because it %s is sent all the same, and known to this tab', async (_, spoil) => {
    const storage = memoryStorage();
    const { api, environment, press, last } = await locked({}, storage);
    spoil(storage);
    await press();
    expect(last('commitSent')?.kept).toBe(false);
    expect(api.calls).toHaveLength(1);
    environment.pageShown.happen();
    await settle();
    expect(last('ledgerRead')?.ledger).toMatchObject({ pay: [{ subject: 's-1' }] });
  });
});

describe('nothing is sent', () => {
  it('offline', async () => {
    const { api, environment, press, last, written } = await locked();
    let asked = false;
    api.prepare = () => {
      asked = true;
      return Promise.resolve(true);
    };
    environment.online.set(false);
    await press();
    expect(last('callFailed')?.failure).toEqual(notSent);
    expect([asked, api.calls.length, written()]).toEqual([false, 0, null]);
  });

  it.each([
    ['without a token or code', () => Promise.resolve(false), []],
    ['by a client that breaks', () => Promise.reject(new Error('?')), [new Error('?')]],
  ])('%s', async (_, prepare, errors) => {
    const { api, press, last, written, environment } = await locked();
    api.prepare = prepare;
    await press();
    expect(last('callFailed')?.failure).toEqual(notSent);
    expect([api.calls.length, written()]).toEqual([0, null]);
    expect(environment.errors).toEqual(errors);
  });

  it('without the lock', async () => {
    const { press, last, api, written } = await locked({ then: [{ type: 'unlock' }] });
    await press('unlock');
    await press();
    expect(last('commitBlocked')).toMatchObject({ request: 1, why: 'otherTab' });
    expect([api.calls.length, written()]).toEqual([0, null]);
  });

  it.each(['sending', 'doubt'] as const)(
    'while another one is %s, whatever its subject',
    async (state) => {
      const { storage, press, last, api } = await locked();
      const other = entryOf({ commit: 'other', subject: 's.2', state });
      storage.content.set(keyOf(other), JSON.stringify(other));
      await press();
      expect(last('commitBlocked')).toMatchObject({ why: 'inDoubt', ledger: { other: [other] } });
      expect(api.calls).toEqual([]);
    },
  );

  it('when it is done already', async () => {
    const { storage, press, last, api } = await locked();
    storage.content.set(key, JSON.stringify(entryOf({ state: 'done' })));
    await press();
    expect(last('commitBlocked')).toMatchObject({ why: 'inDoubt' });
    expect(api.calls).toEqual([]);
  });

  it('once another tab has cleared the details', async () => {
    const { storage, press, last, api, written } = await locked();
    storage.content.set('test.epoch', 'everything.elsewhere');
    await press();
    expect(last('startedAnew')).toBeDefined();
    expect([api.calls.length, written()]).toEqual([0, null]);
  });

  it('once another tab has cleared the details while a token was fetched, and it was heard of', async () => {
    const { storage, press, last, api, written, environment } = await locked();
    let go: (isReady: boolean) => void = () => undefined;
    api.prepare = () => new Promise((resolve) => (go = resolve));
    await press();
    storage.content.set('test.epoch', 'everything.elsewhere');
    environment.storageEvents.happen('test.epoch');
    await settle();
    expect(last('startedAnew')).toBeDefined();
    go(true);
    await settle();
    expect(last('callFailed')?.failure).toEqual(notSent);
    expect([api.calls.length, written()]).toEqual([0, null]);
  });

  it('but after one that was refused or never arrived', async () => {
    const { storage, press, api } = await locked({
      sends: commitEffect(1, entryOf({ attempt: 2 })),
    });
    storage.content.set(key, JSON.stringify(entryOf({ state: 'unsent' })));
    await press();
    expect(api.calls).toHaveLength(1);
  });
});
