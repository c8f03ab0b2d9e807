import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model';
import { drive, field, given, journey, section, step } from '../testing';

const now = journey(
  [
    step('apply', [
      section('home', [
        field('size', 'home.size', 'integer'),
        field('name', 'name', 'string'),
        field('code', 'code', 'string'),
        field('seat', 'car.seat', 'object'),
        field('plate', 'car.plate', 'string'),
      ]),
    ]),
  ],
  {
    records: { 'quote.id': { initial: null } },
    persist: { version: 1, days: 1, allow: ['home', 'name', 'quote.id'] },
  },
);

const takenUp = (answers: JsonObject) => {
  const { engine } = drive(now);
  const state = engine.restore({ version: 1, answers }, given);
  if (state === null) throw new Error('The snapshot is not taken up.');
  return { ...drive(now, {}, state).enter('apply', true).view(), answers: state.answers };
};

describe('what an earlier release kept', () => {
  it('is taken up without a word where it has its place', () => {
    const { lost, leftBehind } = takenUp({ home: { size: 3 }, name: 'Ada', quote: { id: 'q' } });
    expect({ lost, leftBehind }).toEqual({ lost: [], leftBehind: null });
  });

  it.each<[string, JsonObject]>([
    ['a path that is gone', { colour: 'red' }],
    ['a path beside one that is kept', { quote: { id: 'q', colour: 'red' } }],
    ['one value where there are several now', { quote: 'q' }],
    ['several values where there is none now', { shade: { of: 'red' } }],
  ])('is said to be gone: %s', (_, answers) => {
    expect(takenUp(answers).leftBehind).toBe('some');
  });

  it.each<[string, JsonObject, string]>([
    ['a value that its field cannot have', { name: { first: 'Ada' } }, 'name'],
    ['an answer that may not be kept any more', { code: 'x' }, 'code'],
    ['one of several that may not', { car: { plate: 'AB' } }, 'plate'],
    ['one that has parts of its own', { car: { seat: { row: 1 } } }, 'seat'],
  ])('is asked for again: %s', (_, answers, name) => {
    const { lost, leftBehind } = takenUp(answers);
    expect(lost.map((one) => one.field)).toEqual([name]);
    expect(leftBehind).toBe('some');
  });

  it('of which nothing was answered is not missed', () => {
    expect(takenUp({ colour: null, shade: ' ' }).leftBehind).toBeNull();
    expect(takenUp({}).leftBehind).toBeNull();
  });

  it('is spoken of until it is dismissed', () => {
    const { engine } = drive(now);
    const state = engine.restore({ version: 1, answers: { colour: 'red' } }, given);
    const drives = drive(now, {}, state ?? undefined).enter('apply', true);
    expect(drives.view().leftBehind).toBe('some');
    expect(drives.happen({ type: 'leftBehindDismissed' }).view().leftBehind).toBeNull();
  });

  it('and could not be taken up at all is said to be gone', () => {
    const drives = drive(now).happen({ type: 'snapshotDropped' }).enter();
    expect(drives.view().leftBehind).toBe('all');
  });
});
