import { describe, expect, it } from 'vitest';
import { selectStorageFailed } from '../reducers';
import { commitEffect } from '../testing/commits';
import { journeyUnderTest, typed } from '../testing/journey-under-test';
import { manualEnvironment } from '../testing/manual-environment';
import { memoryStorage } from '../testing/memory-storage';
import { visitorOf } from './device-storage';

const key = 'test.journey';
const day = 86_400_000;
const start = Date.UTC(2026, 10, 21);
const stored = (more: object = {}) =>
  JSON.stringify({ version: 3, savedAt: start, snapshot: { value: 'kept' }, ...more });

describe('a journey on the device', () => {
  it('PER-01 is kept soon after it changed, once for many changes', async () => {
    const { start: begin, dispatchEvent, storage, environment } = journeyUnderTest();
    begin();
    for (const text of ['a', 'ab', 'abc']) dispatchEvent(typed(text));
    await environment.pass(299);
    expect(storage.content.size).toBe(0);
    await environment.pass(1);
    expect(JSON.parse(storage.content.get(key) ?? '')).toEqual({
      version: 3,
      digest: 'd1',
      savedAt: start + 300,
      snapshot: { value: 'abc' },
    });
    expect(storage.writes(key)).toBe(1);
  });

  it('waits for an idle page, and is kept at the latest a second after the change', async () => {
    const { start: begin, dispatchEvent, storage, environment } = journeyUnderTest();
    environment.keepBusy();
    begin();
    dispatchEvent(typed('abc'));
    await environment.pass(999);
    expect(storage.writes(key)).toBe(0);
    await environment.pass(1);
    expect(storage.content.get(key)).toContain('abc');
    dispatchEvent(typed('abcd'));
    await environment.pass(1_000);
    expect(storage.content.get(key)).toContain('abcd');
  });

  it('is kept whole when the page is hidden while it waits for an idle moment, and once', async () => {
    const { start: begin, dispatchEvent, storage, environment } = journeyUnderTest();
    environment.keepBusy();
    begin();
    dispatchEvent(typed('abc'));
    await environment.pass(500);
    dispatchEvent(typed('abcd'));
    environment.visible.set(false);
    expect(storage.content.get(key)).toContain('abcd');
    await environment.pass(2_000);
    expect(storage.writes(key)).toBe(1);
    expect(environment.timers()).toBe(0);
  });

  it('is kept before a commit is sent, and again only once there is more', async () => {
    const {
      start: begin,
      dispatchEvent,
      storage,
      environment,
      api,
    } = journeyUnderTest((event) =>
      event.type === 'fieldAnswered' && event.value === 'last' ? [commitEffect(1)] : [],
    );
    const held: (string | undefined)[] = [];
    api.prepare = () => {
      held.push(storage.content.get(key));
      return Promise.resolve(false);
    };
    begin();
    dispatchEvent(typed('first'));
    dispatchEvent(typed('last'));
    await environment.pass(0);
    expect(held).toEqual([expect.stringContaining('"last"')]);
    await environment.pass(2_000);
    expect(storage.writes(key)).toBe(1);
  });

  it('is kept at once when the page is hidden or left', () => {
    const { start: begin, dispatchEvent, storage, environment } = journeyUnderTest();
    begin();
    dispatchEvent(typed('abc'));
    environment.visible.set(false);
    expect(storage.content.get(key)).toContain('abc');
    dispatchEvent(typed('abcd'));
    expect(storage.content.get(key)).toContain('abcd');
  });

  it('is kept at the stop', () => {
    const { start: begin, stop, dispatchEvent, storage } = journeyUnderTest();
    begin();
    dispatchEvent(typed('abc'));
    stop();
    expect(storage.content.get(key)).toContain('abc');
  });

  it('decision 19 holds the snapshot, and nothing else is written', async () => {
    const { start: begin, dispatchEvent, storage, environment } = journeyUnderTest();
    begin();
    dispatchEvent({ type: 'actionPressed', section: 'bank', action: 'secret' });
    dispatchEvent(typed('abc'));
    await environment.pass(1_000);
    expect([...storage.content.keys()]).toEqual([key]);
    const { snapshot } = JSON.parse(storage.content.get(key) ?? '') as { snapshot: unknown };
    expect(snapshot).toEqual({ value: 'abc' });
  });

  it('is not written again while its snapshot stays the same', async () => {
    const { start: begin, dispatchEvent, storage, environment } = journeyUnderTest();
    begin();
    dispatchEvent(typed('abc'));
    await environment.pass(1_000);
    dispatchEvent({ type: 'fieldLeft', section: 'any', field: 'any' });
    await environment.pass(1_000);
    expect(storage.writes(key)).toBe(1);
  });

  it('is kept without a word to whoever draws the page', async () => {
    const { start: begin, dispatchEvent, store, storage, environment } = journeyUnderTest();
    begin();
    dispatchEvent(typed('abc'));
    let told = 0;
    store.subscribe(() => (told += 1));
    await environment.pass(1_000);
    expect(storage.writes(key)).toBe(1);
    expect(told).toBe(0);
  });

  it('takes no snapshot before something is to be kept', async () => {
    const { start: begin, dispatchEvent, snapshots, environment } = journeyUnderTest();
    begin();
    await environment.pass(1_000);
    expect(snapshots()).toBe(0);
    dispatchEvent(typed('abc'));
    expect(snapshots()).toBe(0);
    await environment.pass(1_000);
    // Of what needed no keeping, and of what did.
    expect(snapshots()).toBe(2);
    dispatchEvent(typed('abcd'));
    await environment.pass(1_000);
    expect(snapshots()).toBe(3);
  });

  it('PER-02 is taken up again', () => {
    const { answers, restored, storage } = journeyUnderTest(undefined, {
      storage: memoryStorage({ [key]: stored() }),
    });
    expect(restored).toBe(true);
    expect(answers().value).toBe('kept');
    expect(storage.content.size).toBe(1);
  });

  it.each([
    ['of the configuration that it names', { digest: 'd0' }, 'd0'],
    ['of one that it does not name', {}, null],
  ])('%s is taken up all the same, and the store says of which', (_, more, from) => {
    const storage = memoryStorage({ [key]: stored(more) });
    const journey = journeyUnderTest(undefined, { storage });
    expect(journey.restored).toBe(true);
    expect(journey.restoredFrom).toBe(from);
  });

  it('that nobody has touched is not written over what another tab keeps', async () => {
    const { start: begin, storage, environment } = journeyUnderTest();
    begin();
    storage.content.set(key, 'another tab');
    environment.storageEvents.happen(null);
    await environment.pass(1_000);
    expect(storage.content.get(key)).toBe('another tab');
  });

  it('is taken up to its last day', () => {
    const storage = memoryStorage({ [key]: stored() });
    const environment = manualEnvironment(start + 30 * day);
    expect(journeyUnderTest(undefined, { storage, environment }).restored).toBe(true);
  });

  it.each([
    ['too old', stored({ savedAt: start - 30 * day - 1 })],
    ['from the future', stored({ savedAt: start + 2 * day })],
    ['without a date', stored({ savedAt: null })],
    ['of another version', stored({ version: 2 })],
    ['without a snapshot', '{"version":3}'],
    ['what the engine does not know', stored({ snapshot: { other: 1 } })],
    ['what the engine breaks at', stored({ snapshot: { value: 'poison' } })],
    ['cut off', stored().slice(0, 20)],
    ['foreign text', 'hello'],
    ['a foreign list', '[1,2]'],
    ['null', 'null'],
  ])('that is %s is passed over and removed', (_, text) => {
    const journey = journeyUnderTest(undefined, { storage: memoryStorage({ [key]: text }) });
    expect(journey.restored).toBe(false);
    expect(journey.answers().value).toBeUndefined();
    expect(journey.storage.content.size).toBe(0);
    expect(selectStorageFailed(journey.store.getState())).toBe(false);
  });
});

describe('a device that keeps nothing', () => {
  it('does not stop the journey, which says so until it works again', async () => {
    const { start: begin, dispatchEvent, ...journey } = journeyUnderTest();
    const { storage, environment, store, answers } = journey;
    begin();
    storage.breakWith(new DOMException('Full', 'QuotaExceededError'));
    dispatchEvent(typed('abc'));
    await environment.pass(300);
    expect(selectStorageFailed(store.getState())).toBe(true);
    storage.breakWith(null);
    dispatchEvent(typed('abcd'));
    await environment.pass(300);
    expect(selectStorageFailed(store.getState())).toBe(false);
    expect(answers().value).toBe('abcd');
    expect(storage.content.get(key)).toContain('abcd');
  });

  it('says so from the start when it may not even be read', () => {
    const storage = memoryStorage();
    storage.breakWith(new DOMException('Forbidden', 'SecurityError'));
    const { store, restored, clearDetails } = journeyUnderTest(undefined, { storage });
    expect(restored).toBe(false);
    expect(selectStorageFailed(store.getState())).toBe(true);
    expect(clearDetails).not.toThrow();
  });
});

describe('clear my details', () => {
  it('starts anew and leaves on the device only word of it for other tabs, now or later', async () => {
    const storage = memoryStorage({ [key]: stored(), 'test.visitor': 'visitor-1' });
    const { start: begin, dispatchEvent, ...journey } = journeyUnderTest(undefined, { storage });
    begin();
    dispatchEvent(typed('abc'));
    journey.clearDetails();
    expect(journey.answers().value).toBeUndefined();
    const left = [
      ['test.epoch', expect.stringMatching(/^everything\.by-chance-tab-\d$/) as string],
    ];
    expect([...storage.content]).toEqual(left);
    await journey.environment.pass(1_000);
    journey.stop();
    expect([...storage.content]).toEqual(left);
  });

  it('leaves the device in use for what comes after', async () => {
    const { start: begin, dispatchEvent, clearDetails, ...journey } = journeyUnderTest();
    begin();
    clearDetails();
    dispatchEvent(typed('new'));
    await journey.environment.pass(300);
    expect(journey.storage.content.get(key)).toContain('new');
  });
});

describe('the id of the visitor', () => {
  const made = () => 'made-by-chance';

  it('PER-03 is made once and kept on the device', () => {
    const storage = memoryStorage();
    expect(visitorOf('test', storage, made)()).toBe('made-by-chance');
    expect(visitorOf('test', storage, () => 'another-one')()).toBe('made-by-chance');
    expect([...storage.content.values()]).toEqual(['made-by-chance']);
  });

  it('is made anew in the place of anything else', () => {
    const storage = memoryStorage({ 'test.visitor': '<script>' });
    expect(visitorOf('test', storage, made)()).toBe('made-by-chance');
  });

  it('is had for this visit where nothing can be kept', () => {
    const storage = memoryStorage();
    storage.breakWith(new Error('Forbidden'));
    let count = 0;
    const visitor = visitorOf('test', storage, () => `made-by-chance-${String((count += 1))}`);
    expect([visitor(), visitor()]).toEqual(['made-by-chance-1', 'made-by-chance-1']);
  });

  it('is that of the device in every tab, also where another made it first or cleared it', () => {
    const storage = memoryStorage();
    const [one, other] = ['one-tab', 'other-tab'].map((tab) => {
      let count = 0;
      return visitorOf('test', storage, () => `${tab}-${String((count += 1))}`);
    });
    expect([one?.(), other?.()]).toEqual(['one-tab-1', 'one-tab-1']);
    storage.setItem('test.visitor', 'made-at-the-same-time');
    expect([one?.(), other?.()]).toEqual(['made-at-the-same-time', 'made-at-the-same-time']);
    storage.removeItem('test.visitor');
    expect([other?.(), one?.()]).toEqual(['other-tab-1', 'other-tab-1']);
  });
});
