import { describe, expect, it } from 'vitest';
import { selectAside } from '../reducers';
import { given, journeyUnderTest, typed } from '../testing/journey-under-test';
import { manualEnvironment } from '../testing/manual-environment';
import { memoryStorage } from '../testing/memory-storage';

const [snapshotKey, asideKey] = ['test.journey', 'test.aside'];
const day = 86_400_000;
const now = manualEnvironment().now();

/** A journey that was kept, as it lies on the device; `worth` is worth going on with. */
const kept = (more: object = {}, snapshot: unknown = { value: 'worth' }) =>
  JSON.stringify({
    offered: true,
    version: 3,
    digest: 'd1',
    savedAt: now - day,
    ...more,
    snapshot,
  });
const opened = (stored: Readonly<Record<string, string>>) =>
  journeyUnderTest(undefined, {
    storage: memoryStorage(stored),
    offered: { '===': [{ var: 'value' }, 'worth'] },
  });
const asideOf = (journey: ReturnType<typeof opened>) => selectAside(journey.store.getState());

describe('HOM-03 what was under way when a journey is begun anew', () => {
  it('stands aside with when it was kept and until when it is, where it was worth it', () => {
    const progress = { step: 'plain', parameters: { kind: 'home', odd: 1 } };
    const journey = opened({ [snapshotKey]: kept({}, { value: 'worth', progress }) });
    expect(asideOf(journey)).toBeNull();
    journey.beginAnew();
    expect(journey.answers()).toEqual({ events: [], answered: [] });
    expect(asideOf(journey)).toMatchObject({
      step: 'plain',
      parameters: { kind: 'home' },
      savedAt: now - day,
      until: now + 29 * day,
      state: { answers: { value: 'worth' } },
    });
  });

  it.each([
    ['not worth it', kept({ offered: undefined })],
    ['too old', kept({ savedAt: now - 31 * day })],
    ['of another version', kept({ version: 2 })],
    ['broken', '{"offered":true'],
  ])('is dropped where it was %s', (_, text) => {
    const journey = opened({ [snapshotKey]: text });
    journey.beginAnew();
    expect(asideOf(journey)).toBeNull();
    expect(journey.storage.content.has(asideKey)).toBe(false);
  });

  it('is not put away by what is begun and not worth it', () => {
    const journey = opened({ [snapshotKey]: kept({ offered: undefined }), [asideKey]: kept() });
    journey.beginAnew();
    expect(asideOf(journey)).not.toBeNull();
    expect(opened({ [asideKey]: kept() }).restored).toBe(false);
  });

  it('is removed as soon as it cannot be taken up any more', () => {
    for (const text of [
      kept({ savedAt: now - 31 * day }),
      kept({}, { value: 'poison' }),
      kept({}, null),
    ]) {
      const journey = opened({ [asideKey]: text });
      expect(asideOf(journey)).toBeNull();
      expect(journey.storage.content.has(asideKey)).toBe(false);
    }
  });

  it('is offered until the new one is worth as much, and then dropped', async () => {
    const journey = opened({ [snapshotKey]: kept() });
    journey.beginAnew();
    journey.start();
    const offered = () => journey.asideIn(journey.store.getState()) !== null;
    journey.dispatchEvent(typed('a start'));
    await journey.environment.pass(2_000);
    expect([offered(), journey.storage.content.has(asideKey)]).toEqual([true, true]);
    journey.dispatchEvent(typed('worth'));
    expect(offered()).toBe(false);
    await journey.environment.pass(2_000);
    expect(asideOf(journey)).toBeNull();
    expect(journey.storage.content.has(asideKey)).toBe(false);
    expect(journey.storage.content.get(snapshotKey)).toMatch(/^\{"offered":true/);
  });

  it('is what is kept, once it was put back, whatever happens to the page after that', async () => {
    const journey = opened({ [snapshotKey]: kept() });
    journey.beginAnew();
    journey.start();
    expect(journey.putBack()).toBe(true);
    journey.dispatchEvent(typed('of the page that is left'));
    await journey.environment.pass(2_000);
    expect(journey.storage.content.get(snapshotKey)).toBe(kept());
    expect(journey.storage.content.has(asideKey)).toBe(false);
  });

  it('cannot be put back where it is gone', () => {
    const journey = opened({ [snapshotKey]: kept() });
    journey.beginAnew();
    journey.storage.content.delete(asideKey);
    expect(journey.putBack()).toBe(false);
  });

  it('goes with Clear my details', () => {
    const journey = opened({ [snapshotKey]: kept() });
    journey.beginAnew();
    journey.clearDetails();
    expect(asideOf(journey)).toBeNull();
    expect(journey.storage.content.has(asideKey)).toBe(false);
  });

  it('is none on a device that keeps nothing', () => {
    const storage = memoryStorage({ [snapshotKey]: kept() });
    const journey = journeyUnderTest(undefined, {
      storage,
      device: {
        ...storage,
        getItem: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      },
      offered: true,
    });
    journey.beginAnew();
    expect(journey.putBack()).toBe(false);
    expect(journey.answers()).toEqual({ events: [], answered: [] });
    expect(given.today).toBe('2026-11-21');
  });
});
