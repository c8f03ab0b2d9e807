import { describe, expect, it } from 'vitest';
import type { CommitState, JourneyState, Json, Lookup, Run } from '../model';
import {
  call,
  commit,
  drive,
  entry,
  journey,
  reaction,
  section,
  sequence,
  sequenceStep,
  step,
  use,
} from '../testing';

const about = journey(
  [
    step('apply', [
      section('s', [], {
        reactions: [reaction({ kind: 'entered' }, [{ call: [use('zone'), use('rate')] }])],
      }),
    ]),
  ],
  {
    calls: Object.fromEntries(['zone', 'rate', 'keep', 'send', 'ask'].map((id) => [id, call(id)])),
    sequences: {
      save: sequence('save', [sequenceStep('keep'), sequenceStep('send', { commits: true })], {
        commit: 'order',
      }),
      plain: sequence('plain', [sequenceStep('keep', { use: use('keep', 'kept') })]),
    },
    commits: { order: commit('order') },
  },
);

const stored = (change: Partial<JourneyState>) => {
  const { engine, state } = drive(about);
  return engine.snapshot({ ...state, ...change });
};

describe('the lookups of a snapshot', () => {
  const asked = { request: 1, call: 'zone', with: { a: 1 }, restoring: false };
  const failure = { kind: 'http', status: 500, message: null } as const;

  it.each<[Lookup, Json]>([
    [{ status: 'idle' }, []],
    [
      { ...asked, status: 'ready', data: 'secret' },
      [{ as: 'zone', call: 'zone', with: { a: 1 }, settled: true }],
    ],
    [
      { ...asked, status: 'loading' },
      [{ as: 'zone', call: 'zone', with: { a: 1 }, settled: false }],
    ],
    [
      { ...asked, status: 'failed', failure },
      [{ as: 'zone', call: 'zone', with: { a: 1 }, settled: false }],
    ],
    [
      { ...asked, status: 'loading', restoring: true },
      [{ as: 'zone', call: 'zone', with: { a: 1 }, settled: true }],
    ],
  ])('have of %o: %j', (lookup, kept) => {
    expect(stored({ lookups: { zone: lookup } })['lookups']).toEqual(kept);
  });

  it('are not those of a sequence, nor those that ask about a commit', () => {
    const lookups = Object.fromEntries(
      ['keep', 'kept', 'send', 'ask', 'rate'].map((as): [string, Lookup] => [
        as,
        { ...asked, call: as, status: 'ready', data: null },
      ]),
    );
    expect(stored({ lookups })['lookups']).toMatchObject([{ as: 'rate' }]);
  });
});

describe('the journal of a snapshot', () => {
  const run: Run = {
    status: 'failed',
    steps: { keep: 'done', send: 'failed' },
    requests: { send: 3 },
    marker: 'secret',
    message: 'secret',
    with: { secret: 1 },
    restoring: false,
    unsure: false,
  };
  const runsWith = (states: readonly CommitState[], runs: Readonly<Record<string, Run>>): Json => {
    const ledger = { order: states.map((state, at) => entry({ state, subject: `q${at}` })) };
    const { state } = drive(about);
    const { progress } = stored({
      progress: { ...state.progress, runs },
      commits: { ...state.commits, ledger },
    });
    return (progress as { readonly runs: Json }).runs;
  };

  it('decision 20 has statuses alone', () => {
    const journal = { status: 'failed', steps: { keep: 'done', send: 'failed' } };
    expect(runsWith([], { save: run })).toEqual({ save: journal });
    expect(runsWith([], { save: run, plain: run })).toEqual({ save: journal, plain: journal });
  });

  it.each<[readonly CommitState[], string]>([
    [['sending'], 'running'],
    [['doubt'], 'running'],
    [['aside'], 'failed'],
    [['unsent'], 'failed'],
    [['refused'], 'failed'],
    [['done'], 'failed'],
    [['done', 'doubt'], 'running'],
  ])('has the committing step of %j be %s, and no other', (states, status) => {
    expect(runsWith(states, { save: run, plain: run })).toEqual({
      save: { status: 'failed', steps: { keep: 'done', send: status } },
      plain: { status: 'failed', steps: { keep: 'done', send: 'failed' } },
    });
  });

  it('has a run that no sequence declares as it is', () => {
    expect(runsWith(['doubt'], { gone: run })).toEqual({
      gone: { status: 'failed', steps: run.steps },
    });
  });
});

it('Z22: a lookup that is sensitive is not named in a snapshot', () => {
  const asked = { request: 1, call: 'zone', with: {}, restoring: false } as const;
  const lookups: JourneyState['lookups'] = {
    zone: { ...asked, status: 'ready', data: 1 },
    rate: { ...asked, call: 'rate', status: 'ready', data: 1 },
  };
  const { engine, state } = drive({
    ...about,
    persist: { ...about.persist, untold: ['zone'] },
  });
  expect(engine.snapshot({ ...state, lookups })['lookups']).toEqual([
    { as: 'rate', call: 'rate', with: {}, settled: true },
  ]);
});
