import { describe, expect, it } from 'vitest';
import { judge } from './judge';
import { ask, commit, entry, made, press, shown, tab, world } from './sample';
import type { World } from './world';

const ledger = [entry({ state: 'done' }), entry({ subject: 'B', state: 'done' })];
const sent = { commits: [commit()], ledger };
const done = { ...sent, switches: [made()] };
const open = { commits: [commit({ endedAt: null })], ledger: [entry()] };
const second = made({ subject: 'B', commit: 'c2', references: ['G2'] });
const secondCommit = commit({
  id: 'c2',
  subject: 'B',
  beganAt: 500,
  leftAt: 500,
  endedAt: 501,
  ledger: entry({ subject: 'B', state: 'sending', sentAt: 500 }),
});
const both = { switches: [made(), second], commits: [commit(), secondCommit], ledger };
const saying = (...texts: ReturnType<typeof shown>[]): Pick<World, 'tabs'> => ({
  tabs: [tab({ texts })],
});
const answer = { at: 110, status: 200, references: ['G1', 'E1'], senderLived: true };
const answered = { ...done, commits: [commit({ answer })] };
const canaries = ['BYRNE-7731'];

const justSent = commit({
  tab: 'b',
  beganAt: 399.95,
  leftAt: 399.95,
  endedAt: null,
  ledger: entry({ state: 'sending', sentAt: 399.95 }),
});
const routed = tab({ id: 'b', texts: [shown('banner')], isRouted: true });

/** Rule, what it is about, a world that keeps it, a world that breaks it. */
const pairs: [string, string, Partial<World>, Partial<World>][] = [
  [
    'O1',
    'said done and is done',
    { ...done, ...saying(shown('doneAsked')) },
    { commits: [commit()], ...saying(shown('doneAsked')) },
  ],
  [
    'O2',
    'named as it is',
    { ...done, ...saying(shown('doneAsked', { supplierName: 'Northwind' })) },
    { ...done, ...saying(shown('doneAsked', { supplierName: 'Southwind' })) },
  ],
  [
    'O2',
    'with its references',
    { ...done, ...saying(shown('doneAnswered', { references: ['E1', 'G1'] })) },
    { ...done, ...saying(shown('doneAnswered', { references: ['G1'] })) },
  ],
  [
    'O3',
    'said not done after a no',
    { ...sent, asks: [ask('no')], ...saying(shown('unsent', { askedAt: 400 })) },
    { ...sent, asks: [ask('failed')], ...saying(shown('unsent', { askedAt: 400 })) },
  ],
  [
    'O3',
    'and none was on its way',
    {
      ledger,
      commits: [commit({ endedAt: 399 })],
      asks: [ask('no')],
      ...saying(shown('switchFailed', { askedAt: 400 })),
    },
    {
      commits: [commit({ endedAt: 402 })],
      asks: [ask('no')],
      ...saying(shown('switchFailed', { askedAt: 400 })),
    },
  ],
  [
    'O3',
    'a later switch does not make an earlier no a lie',
    {
      ...done,
      switches: [made({ at: 450 })],
      asks: [ask('no')],
      beyondAssumption: true,
      ...saying(shown('unsent', { askedAt: 400 })),
    },
    {
      ...done,
      switches: [made({ at: 399 })],
      asks: [ask('no')],
      beyondAssumption: true,
      ...saying(shown('unsent', { askedAt: 400 })),
    },
  ],
  [
    'O2',
    'another plan than was sent, unless another tab sent it a moment ago',
    {
      ...done,
      now: 100.3,
      switches: [made({ at: 100.2 })],
      commits: [commit({ tab: 'b' })],
      ...saying(shown('doneAsked', { planName: 'Other' })),
    },
    {
      ...done,
      now: 101,
      commits: [commit({ tab: 'b' })],
      ...saying(shown('doneAsked', { planName: 'Other' })),
    },
  ],
  [
    'O3',
    'a no that was asked before it could be heard that another tab had sent it',
    {
      now: 400.1,
      commits: [justSent],
      ledger: [entry({ state: 'sending', sentAt: 399.95 })],
      asks: [{ ...ask('no'), askedAt: 400, answeredAt: 400.05 }],
      tabs: [tab({ atRest: false, texts: [shown('unsent', { askedAt: 400 })] })],
    },
    {
      now: 401,
      commits: [justSent],
      ledger: [entry({ state: 'sending', sentAt: 399.95 })],
      asks: [{ ...ask('no'), askedAt: 400, answeredAt: 400.05 }],
      tabs: [tab({ atRest: false, texts: [shown('unsent', { askedAt: 400 })] })],
    },
  ],
  [
    'O4',
    'could not be saved, and nothing was sent',
    saying(shown('saveFailed')),
    { ...done, ...saying(shown('saveFailed')) },
  ],
  [
    'O4',
    'not sent, and nothing is on its way',
    {
      commits: [commit({ leftAt: null, notSent: true, ledger: null })],
      ...saying(shown('notSent')),
    },
    { commits: [commit({ endedAt: null })], ...saying(shown('notSent')) },
  ],
  [
    'O5',
    'nothing that sends is offered',
    { ...open, tabs: [tab({ heardOpen: ['A'], offers: ['askNow'], texts: [shown('doubt')] })] },
    { ...open, tabs: [tab({ heardOpen: ['A'], offers: ['sendAgain'], texts: [shown('doubt')] })] },
  ],
  [
    'O5',
    'a press in a tab that has not heard sends nothing',
    { ...done, tabs: [tab({ presses: [press({ openThen: ['B'], sent: [] })] })] },
    { ...done, tabs: [tab({ presses: [press({ openThen: ['B'] })] })] },
  ],
  [
    'O6',
    'no finished switch',
    saying(shown('noFinishedSwitch')),
    { ledger: [entry({ state: 'done' })], ...saying(shown('noFinishedSwitch')) },
  ],
  [
    'O6',
    'what is open is said in every tab',
    {
      ...open,
      tabs: [tab({ texts: [shown('doubt')] }), tab({ id: 'b', texts: [shown('banner')] })],
    },
    { ...open, tabs: [tab({ texts: [shown('doubt')] }), tab({ id: 'b' })] },
  ],
  [
    'O6',
    'its own failure does not lead to the error page',
    { ...open, tabs: [tab({ texts: [shown('banner')], heardOpen: ['A'] }), routed] },
    { ...open, tabs: [{ ...routed, heardOpen: ['A'] }] },
  ],
  ['O6', 'what was sent is remembered', done, { ...done, ledger: [] }],
  [
    'O6',
    'what was sent is remembered until it is cleared',
    { ...done, ledger: [], clearings: [{ at: 100, how: 'all', canaries: [] }] },
    { ...done, ledger: [], clearings: [{ at: 99, how: 'all', canaries: [] }] },
  ],
  [
    'O6',
    'what was sent is remembered while the storage holds what it is given, and no days pass',
    { ...done, ledger: [], daysJumped: true },
    { ...done, ledger: [entry({ subject: 'B' })] },
  ],
  ['O7', 'written first', done, { ...done, commits: [commit({ ledger: null })] }],
  [
    'O7',
    'written for this plan',
    done,
    { ...done, commits: [commit({ ledger: entry({ state: 'sending', ties: ['Q'] }) })] },
  ],
  [
    'O7',
    'received once an attempt',
    { ...done, commits: [commit({ receipts: 2, duplicates: 1 })] },
    { ...done, commits: [commit(), commit({ id: 'c2' })] },
  ],
  ['O8', 'once a home', { ...both, again: ['home 1'] }, both],
  [
    'O8',
    'once a home, but for what another device made',
    { ...both, switches: [made({ elsewhere: true }), second] },
    { ...both, switches: [made({ elsewhere: true }), made()] },
  ],
  [
    'O8',
    'once a home, but for what the household has cleared since',
    { ...both, clearings: [{ at: 300, how: 'all', canaries: [] }] },
    { ...both, clearings: [{ at: 300, how: 'keepNumber', canaries: [] }] },
  ],
  [
    'O8',
    'once a quote, whatever the storage',
    done,
    { ...done, switches: [made(), made()], storageLost: true },
  ],
  [
    'O9',
    'what was on the page',
    done,
    { ...done, commits: [commit({ page: { customer: { lastName: 'Old' } } })] },
  ],
  [
    'O10',
    'one on its way',
    { commits: [commit({ endedAt: null }), secondCommit], ledger },
    { commits: [commit({ endedAt: null }), { ...secondCommit, endedAt: null }], ledger },
  ],
  [
    'O10',
    'without a storage one a page and quote',
    {
      commits: [commit({ endedAt: null }), { ...secondCommit, endedAt: null }],
      storageLost: true,
    },
    {
      commits: [commit({ endedAt: null }), { ...secondCommit, subject: 'A', endedAt: null }],
      storageLost: true,
    },
  ],
  [
    'O11',
    'cleared is gone',
    { clearings: [{ at: 500, how: 'all', canaries }], storage: { epoch: 'x' } },
    { clearings: [{ at: 500, how: 'all', canaries }], storage: { quote: '"BYRNE-7731"' } },
  ],
  [
    'O12',
    'settled in the end',
    { ...done, calmFor: 600, ledger: [entry({ state: 'done' })], ...saying(shown('doneAsked')) },
    { ...done, calmFor: 600, ledger: [entry()], ...saying(shown('doubt')) },
  ],
  [
    'O12',
    'the page says how it ended',
    { ...done, calmFor: 600, ledger: [entry({ state: 'done' })], ...saying(shown('doneAsked')) },
    {
      ...done,
      calmFor: 600,
      ledger: [entry({ state: 'unsent' })],
      asks: [ask('no', 90)],
      ...saying(shown('unsent', { askedAt: 90 })),
    },
  ],
  [
    'O12',
    'a reference that came in time is kept',
    { ...answered, ...saying(shown('doneAnswered', { references: ['G1', 'E1'] })) },
    { ...answered, ...saying(shown('doneAsked')) },
  ],
  [
    'O12',
    'no doubt where nothing was sent',
    { ...open, ...saying(shown('doubt', { sentAt: 100 })) },
    {
      commits: [commit({ leftAt: null, notSent: true, ledger: null })],
      ledger: [entry()],
      ...saying(shown('doubt', { sentAt: 100 })),
    },
  ],
];

describe('the oracle', () => {
  it.each(pairs)('%s holds: %s', (_rule, _about, holds) => {
    expect(judge(world(holds))).toEqual([]);
  });

  it.each(pairs)('%s is broken: %s', (rule, _about, _holds, breaks) => {
    const failures = judge(world(breaks));
    expect(failures.map((failure) => failure.split(' ')[0])).toContain(rule);
  });

  it('leaves what goes beyond the assumption to the first guard', () => {
    const late = {
      ledger,
      commits: [commit({ endedAt: null }), { ...secondCommit, endedAt: null }],
      asks: [ask('no')],
      ...saying(shown('unsent', { askedAt: 400 })),
    };
    expect(judge(world(late)).map((failure) => failure.split(' ')[0])).toEqual(['O3', 'O10']);
    expect(judge(world({ ...late, beyondAssumption: true }))).toEqual([]);
  });

  it('has a pair for each of its twelve rules', () => {
    const rules = Array.from({ length: 12 }, (_, index) => `O${index + 1}`);
    expect([...new Set(pairs.map(([rule]) => rule))].sort()).toEqual([...rules].sort());
  });
});
