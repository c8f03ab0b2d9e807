import { describe, expect, it } from 'vitest';
import type { CommitState, Json, JsonObject } from '../model';
import type { CompiledCommit } from '../../journey';
import {
  drive,
  entry,
  field,
  given,
  journey,
  section,
  sequence,
  sequenceStep,
  step,
  use,
} from '../testing';

const pay: CompiledCommit = {
  id: 'pay',
  subject: { var: 'quote' },
  tie: { key: { var: 'key' } },
  same: { var: 'home' },
  again: 'again',
  record: { home: { var: 'home' } },
  earlier: {
    record: { plan: { var: 'bought.plan' } },
    answer: { number: { var: 'bought.number' } },
  },
  confirmBy: { use: use('ask'), doneWhen: true, noWhen: true, every: [0] },
  resend: 'never',
  settlesWithin: 1,
  attempts: 1,
  then: [],
  at: [],
  lookAround: null,
  says: {},
};
const now = journey([step('apply', [section('s', [field('home', 'home', 'string')])])], {
  digest: 'd1',
  records: { quote: { initial: null }, key: { initial: null } },
  persist: { version: 2, days: 1, allow: ['home', 'quote', 'key'] },
  commits: { pay },
  sequences: {
    save: sequence('save', [sequenceStep('saves'), sequenceStep('complete', { commits: true })], {
      commit: 'pay',
    }),
    other: sequence('other', [sequenceStep('complete')]),
  },
});
const answers = { quote: 'q1', key: 'k1', home: 'AB1' };
const savedAt = 1_000_000;

const entries = (steps: JsonObject, more: JsonObject = {}, now_ = savedAt + 5_400) =>
  drive(now).engine.journalledCommits(
    {
      snapshot: {
        version: 1,
        answers,
        progress: { runs: { save: { status: 'failed', steps } } },
        ...more,
      },
      savedAt,
      now: now_,
    },
    given,
  );

describe('the journal of a release before the ledger', () => {
  it.each(['running', 'confirming', 'failed'])(
    'leaves a commit in doubt that was %s, also under another version',
    (complete) => {
      expect(entries({ saves: 'done', complete })).toEqual([
        {
          ...{ v: 1, commit: 'pay', subject: 'q1', same: 'AB1', sameDigest: null },
          ...{ ties: [{ key: 'k1' }], state: 'doubt', attempt: 1, takenBack: 0, sentAt: savedAt },
          ...{ watched: 0, away: 5, noes: [], askedAt: null, said: null, refusal: null },
          ...{ record: null, answer: null, again: false, late: false, digest: 'd1' },
          writtenAt: savedAt + 5_400,
        },
      ]);
    },
  );

  it('knows a commit that was done, and needs no tie any more', () => {
    expect(entries({ complete: 'done' })).toMatchObject([{ state: 'done', ties: [] }]);
  });

  it('keeps what that release had kept of it, under names that are gone', () => {
    const bought = { plan: 'P1', number: 'N1' };
    const [done] = entries({ complete: 'done' }, { answers: { ...answers, bought } });
    expect(done).toMatchObject({ record: { plan: 'P1' }, answer: { number: 'N1' } });
    expect(entries({ complete: 'done' })).toMatchObject([{ record: null, answer: null }]);
    const snapshot = { version: 2, answers: { ...answers, bought } };
    expect(drive(now).engine.restore(snapshot, given)?.progress.leftBehind).toBeNull();
  });

  it.each(['waiting', 'skipped', null])('tells of none where it was %s', (complete) => {
    expect(entries({ saves: 'failed', complete })).toEqual([]);
  });

  it('counts no time back, and no more than 30 days', () => {
    const away = (now_: number) => entries({ complete: 'running' }, {}, now_)[0]?.away;
    expect(away(savedAt - 60_000)).toBe(0);
    expect(away(savedAt + 90 * 86_400_000)).toBe(30 * 86_400);
  });

  it.each<[string, JsonObject]>([
    ['no subject', { answers: { key: 'k1' } }],
    ['no runs', { progress: { runs: [] } }],
    [
      'another sequence alone',
      { progress: { runs: { other: { steps: { complete: 'failed' } } } } },
    ],
    [
      'names of prototypes',
      { progress: { runs: { constructor: { steps: { complete: 'failed' } } } } },
    ],
  ])('tells of none: %s', (_, more) => {
    expect(entries({ complete: 'running' }, more)).toEqual([]);
  });

  it.each<[string, Json]>([
    ['nothing', null],
    ['a word', 'x'],
    ['a list', []],
  ])('that is %s tells of none', (_, snapshot) => {
    const stored = { snapshot, savedAt, now: savedAt };
    expect(drive(now).engine.journalledCommits(stored, given)).toEqual([]);
  });
});

describe('the journal of a commit that is open', () => {
  const journalOf = (state: CommitState) => {
    const { engine } = drive(now);
    const snapshot = {
      version: 2,
      answers,
      progress: { runs: { save: { steps: { complete: 'failed' } } } },
    };
    const restored = engine.restore(snapshot, given);
    if (restored === null) throw new Error('The snapshot is not taken up.');
    const ledger = { pay: [entry({ commit: 'pay', state })] };
    const commits = { ...restored.commits, ledger };
    return engine.snapshot({ ...restored, commits })['progress'];
  };

  it.each<[CommitState, string]>([
    ['sending', 'running'],
    ['doubt', 'running'],
    ['done', 'failed'],
    ['refused', 'failed'],
  ])('%s tells a release before the ledger to ask first, or not to', (state, complete) => {
    expect(journalOf(state)).toMatchObject({ runs: { save: { steps: { complete } } } });
  });
});
