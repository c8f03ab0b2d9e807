import { expect, it } from 'vitest';
import { noCommits } from '../start';
import { entry, later } from '../testing';
import { newestFirst, unsettledTies } from './index';

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
