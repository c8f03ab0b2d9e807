import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model';
import { call, drive, field, given, journey, section, step } from '../testing';

const about = journey(
  [
    step('apply', [
      section('s', [field('kept', 'kept', 'string'), field('secret', 'secret', 'string')]),
    ]),
    step('other', [section('o', [])]),
  ],
  {
    persist: { version: 1, days: 1, allow: ['kept'] },
    calls: { zone: call('zone') },
  },
);

const restored = (stored: JsonObject) => {
  const state = drive(about).engine.restore({ version: 1, ...stored }, given);
  if (state === null) throw new Error('The snapshot is not taken up.');
  return state.progress;
};

describe('where the person was', () => {
  it('is as it was stored', () => {
    const progress = {
      open: { apply: 's', other: null },
      reached: { apply: 's' },
      entered: { 'apply.s': true },
    };
    expect(restored({ progress })).toMatchObject(progress);
  });

  it('is nothing for entries of another kind', () => {
    const { open, reached, entered } = restored({
      progress: {
        open: { apply: 5, other: 'o' },
        reached: { apply: null, other: 'o' },
        entered: { a: false, b: 'true', c: true },
      },
    });
    expect({ open, reached, entered }).toEqual({
      open: { other: 'o' },
      reached: { other: 'o' },
      entered: { c: true },
    });
  });

  it('is nothing where there is no such step, and no such section in it', () => {
    const { open, reached } = restored({
      progress: { open: { apply: 'o', gone: null }, reached: { apply: 'gone', constructor: 's' } },
    });
    expect({ open, reached }).toEqual({ open: {}, reached: {} });
  });
});

describe('calls that are made again', () => {
  const zone = { as: 'z', call: 'zone', with: { a: 1 } };

  it('are those that were told, which are settled unless something else is said', () => {
    const { restore } = restored({
      lookups: [zone, { ...zone, settled: false }, { ...zone, settled: 'x' }, { ...zone, with: 5 }],
    });
    expect(restore).toEqual([
      { ...zone, settled: true },
      { ...zone, settled: false },
      { ...zone, settled: true },
      { ...zone, with: {}, settled: true },
    ]);
  });

  it('are none of another kind, and none that is not declared', () => {
    const { restore } = restored({
      lookups: [
        null,
        'x',
        { ...zone, as: 5 },
        { ...zone, call: 'gone' },
        { ...zone, call: ['zone'] },
      ],
    });
    expect(restore).toEqual([]);
    expect(restored({ lookups: { 0: zone } }).restore).toEqual([]);
  });
});

describe('what was entered and not stored', () => {
  it('is each field that is there and empty, once', () => {
    const { lost } = restored({
      answers: { kept: 'x' },
      lost: ['s.secret', 's.kept', 's.gone', 's.secret', 7, null],
    });
    expect(lost).toEqual(['s.secret']);
  });

  it('is none of what begins like a snapshot but is no list', () => {
    expect(restored({ lost: 's.secret' }).lost).toEqual([]);
  });
});
