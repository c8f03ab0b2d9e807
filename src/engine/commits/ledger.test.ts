import { describe, expect, it } from 'vitest';
import { noCommits } from '../start';
import { commit, entry, later, moment } from '../testing';
import { before, consentsHeld, isOld, mayBePutAside, newestFirst, unsettledTies } from '.';
import { mayResend } from './ledger';

it('entries come in the order of sending, then of asking, then of their subjects', () => {
  const ordered = [
    entry({ subject: 'q9', sentAt: later(2) }),
    entry({ subject: 'q8', askedAt: later(3) }),
    entry({ subject: 'q7', askedAt: later(1) }),
    entry({ subject: 'q5' }),
    entry({ subject: 'q6' }),
  ];
  expect(newestFirst(ordered)).toEqual(ordered);
  expect(newestFirst(ordered.toReversed())).toEqual(ordered);
});

it('entries of two commits that are equal in all this stay as they are', () => {
  const both = [entry(), entry({ commit: 'other' })];
  expect(newestFirst(both)).toEqual(both);
});

it('of saves under way and of unknown end each tie is told once', () => {
  const save = (key: string) => ({ tie: { key }, body: null });
  const chain = {
    sequence: 'save',
    commit: 'order',
    subject: 'q1',
    phase: 'saving',
    record: {},
    consents: [],
    resend: null,
    from: null,
    told: false,
    repeated: false,
  } as const;
  const unsure = { save: save('k1'), other: save('k1') };
  expect(unsettledTies({ ...noCommits, unsure })).toEqual([{ key: 'k1' }]);
  const saves = { save: save('k2') };
  expect(unsettledTies({ ...noCommits, unsure, saves })).toEqual([{ key: 'k1' }]);
  const both = [{ key: 'k1' }, { key: 'k2' }];
  expect(unsettledTies({ ...noCommits, unsure, saves, chain })).toEqual(both);
});

const other = (state: 'done' | 'unsent' | 'aside' | 'doubt' | 'refused', sentAt = moment) =>
  entry({ subject: `q-${state}`, state, sentAt });
const day = 24 * 60 * 60;

describe('the warning before another one of the same home', () => {
  it.each([
    [
      'what was done before what was sent later',
      [other('unsent', later(9)), other('done')],
      'done',
    ],
    ['the one that was sent last', [other('unsent'), other('aside', later(9))], 'aside'],
    ['not what was refused', [other('unsent'), other('refused', later(9))], 'unsent'],
    ['not what may still be asked about', [other('doubt')], undefined],
    ['doubt of a day as put aside', [{ ...other('doubt'), watched: day }], 'aside'],
    ['not the present one', [entry({ state: 'done' })], undefined],
    ['not another home', [{ ...other('done'), same: 'home 2' }], undefined],
  ] as const)('names %s', (_, entries, state) => {
    expect(before(entries, 'q1', 'home 1')?.state).toBe(state);
  });

  it('names what was sent, and when', () => {
    expect(before([other('unsent')], 'q1', 'home 1')).toEqual({
      state: 'unsent',
      subject: 'q-unsent',
      sentAt: moment,
      record: { plan: 'P1' },
      answer: null,
    });
  });
});

it('an entry is old after thirty days, and not on the last of them', () => {
  expect(isOld(moment, later(30 * day))).toBe(false);
  expect(isOld(moment, later(30 * day) + 1)).toBe(true);
});

it.each([
  ['doubt', day, 0, true],
  ['doubt', day - 60, 60, true],
  ['doubt', day - 61, 60, false],
  ['sending', day, 0, false],
] as const)('%s, watched for %d and away for %d seconds, may be put aside: %s', (...row) => {
  const [state, watched, away, may] = row;
  expect(mayBePutAside(entry({ state, watched, away }))).toBe(may);
});

const unsent = entry({ state: 'unsent' });
const another = (state: 'doubt' | 'sending' | 'done' | 'refused') =>
  entry({ subject: 'q0', state, ties: [] });

describe('sending again what the partner has not (row 13)', () => {
  it.each([
    ['nothing else', [], true],
    ['another refused', [another('refused')], true],
    ['another in doubt', [another('doubt')], false],
    ['another being sent', [another('sending')], false],
    ['another of the home done', [another('done')], false],
  ] as const)('with %s', (_, others, may) => {
    expect(mayResend(commit('order'), unsent, [unsent, ...others])).toBe(may);
  });

  it.each([
    ['refused', entry({ state: 'refused' })],
    ['without what it was sent with', entry({ state: 'unsent', ties: [] })],
    ['sent as often as may be', entry({ state: 'unsent', attempt: 3 })],
  ])('not what is %s', (_, one) => {
    expect(mayResend(commit('order'), one, [one])).toBe(false);
  });
});

it.each([
  ['those of its own sending', entry({ sentAt: moment }), { sentAt: moment, given: [] }, []],
  ['none of another sending', entry({ sentAt: later(1) }), { sentAt: moment, given: [] }, null],
  ['none where none are held', entry({ sentAt: moment }), null, null],
  ['none where nothing was sent', null, { sentAt: moment, given: [] }, null],
])('of the consents in memory an entry has %s', (_, of, held, has) => {
  expect(consentsHeld(of, held)).toEqual(has);
});
