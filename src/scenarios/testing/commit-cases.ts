import type { Cases } from './cases';

const filled = {
  answer: { 's.quote': 'q1', 's.key': 'k1', 's.home': 'h', 's.plan': 'P1', 's.name': 'Ann' },
};
const lost = { partner: { failures: { send: 'network' } } };
const doubtful = [filled, lost, { submit: 'step' }];

/** What a release before the ledger had stored. */
const before = {
  answers: { quote: 'q0', key: 'k0', home: 'h', bought: { plan: 'P0', reference: 'R0' } },
};

/** Something is ordered, once alone. */
export const commitCases: Cases = {
  act: [
    { do: [...doubtful, { time: 1 }, { act: 'lookAround' }], expect: { step: 'look' } },
    {
      do: [...doubtful, { act: 'sendAgain' }],
      is: 'There is no button `sendAgain`.',
    },
  ],
  time: [
    {
      do: [...doubtful, { time: 300 }],
      expect: { commit: { state: 'unsent', says: ['unsent'] } },
    },
    {
      do: [filled, { partner: { arrives: { send: 25 } } }, { submit: 'step' }, { time: 24 }],
      expect: { commit: { state: 'doubt' }, waiting: ['send'] },
    },
    {
      do: [filled, { partner: { arrives: { send: 25 } } }, { submit: 'step' }, { time: 25 }],
      expect: { commit: { state: 'done' }, step: 'done', waiting: [] },
    },
    {
      do: [filled, { partner: { arrives: { send: 200 } } }, { submit: 'step' }, { time: 120 }],
      expect: { commit: { state: 'doubt' }, waiting: [] },
    },
  ],
  tab: [
    {
      do: [...doubtful, { tab: 'b' }],
      expect: { commit: { state: 'doubt', place: 'panel' }, answers: { name: null } },
    },
    {
      hold: ['send'],
      do: [filled, { submit: 'step' }, { tab: 'b' }, { tab: 'a' }, { reply: 'send' }, { tab: 'b' }],
      expect: { commit: { state: 'done' } },
    },
  ],
  upgrade: [
    {
      do: [{ upgrade: { ...before, steps: { save: { send: 'done' } } } }],
      expect: {
        commit: {
          state: 'done',
          subject: 'q0',
          record: { plan: 'P0' },
          answer: { reference: 'R0' },
          entries: { q0: 'done' },
        },
        answers: { home: 'h', name: null },
      },
    },
    {
      do: [filled, { upgrade: { ...before, steps: { save: { send: 'failed' } } } }],
      expect: { commit: { state: 'doubt', entries: { q0: 'doubt' } }, answers: { quote: 'q0' } },
    },
    { do: [{ upgrade: { ...before, steps: {} } }], expect: { commit: null } },
    { do: [{ upgrade: { answers: {} } }], is: '`steps` is missing.' },
  ],
  storage: [
    {
      do: [{ storage: 'full' }, filled, { submit: 'step' }],
      expect: { step: 'apply', calls: [], commit: { says: ['notKept'] } },
    },
    {
      do: [{ storage: 'full' }, filled, { submit: 'step' }, { submit: 'step' }],
      expect: { step: 'done', commit: { entries: {} } },
    },
    {
      do: [...doubtful, { storage: 'emptied' }, { reload: 'page' }],
      expect: { commit: null },
    },
    {
      do: [{ storage: 'gone' }],
      is: 'One of kept, full, denied, emptied is expected here, and this is the string "gone".',
    },
  ],
  online: [
    {
      do: [filled, { online: false }, { submit: 'step' }],
      expect: { calls: [], commit: { says: ['notSent'] } },
    },
    {
      do: [...doubtful, { online: false }, { time: 60 }, { online: true }],
      expect: { commit: { state: 'doubt', says: ['doubt', 'no'] } },
    },
  ],
  clear: [
    { do: [...doubtful, { clear: 'everything' }], expect: { commit: null } },
    {
      do: [...doubtful, { clear: 'keepNumbers' }],
      expect: { commit: { state: 'doubt', says: ['noRecord', 'no'] } },
    },
    { do: [...doubtful, { clear: 'details' }], is: 'It asks: `keepNumbers` or `everything`?' },
    { do: [{ clear: 'everything' }], is: 'Nothing is asked: say `details`.' },
  ],
};
