import { describe, expect, it } from 'vitest';
import { createEngine } from './create-engine';
import { field, journey, section, step } from './testing';

const start = (given = { today: '2026-11-21', settings: {} }) =>
  createEngine(
    journey(
      [
        step('apply', [
          section('s', [
            field('a', 'a', 'string', { initial: 'first' }),
            field('b', 'deep.b', 'boolean', { initial: false }),
            field('c', 'c', 'string'),
          ]),
        ]),
        step('later', [section('t', [field('d', 'deep.d', 'integer', { initial: 0 })])]),
      ],
      {
        records: { mark: { initial: 'x' }, none: { initial: null } },
        settings: { colour: 'red', size: 1 },
      },
    ),
    {},
  ).start(given);

describe('a journey before its first event', () => {
  it('has what records and fields of all steps begin with, and no place for what begins with nothing', () => {
    expect(start().answers).toEqual({ mark: 'x', a: 'first', deep: { b: false, d: 0 } });
  });

  it('has its own settings, and those given before them', () => {
    const { settings, today } = start({ today: '2027-01-02', settings: { size: 2 } });
    expect([settings, today]).toEqual([{ colour: 'red', size: 2 }, '2027-01-02']);
  });

  it('knows of nothing else', () => {
    const { lookups, progress, commits } = start();
    expect(lookups).toEqual({});
    expect(progress).toEqual({
      step: null,
      parameters: {},
      requests: 0,
      touched: {},
      open: {},
      reached: {},
      drafts: {},
      dialog: null,
      entered: {},
      opened: {},
      presumed: {},
      visited: {},
      sending: {},
      unsent: {},
      letGo: [],
      takenOut: {},
      consents: {},
      refused: {},
      runs: {},
      restore: [],
      lost: [],
      leftBehind: null,
      stuck: null,
      notice: null,
      fault: null,
    });
    expect(commits).toMatchObject({ ledger: {}, chain: null, online: true, inView: true });
    expect(commits).toMatchObject({ elsewhere: false, unsettled: [], dismissed: [], news: [] });
    expect(commits).toMatchObject({ others: [], held: null, suspicion: null, kept: null });
  });
});
