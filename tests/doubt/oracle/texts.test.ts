import { describe, expect, it } from 'vitest';
import { texts, type TextId } from '../vocabulary';
import { ask, commit, entry, made, shown, tab, world } from './sample';
import { falseTexts } from './texts';
import type { Shown, Tab, World } from './world';

interface Case {
  /** What the text names. */
  readonly names?: Partial<Shown>;
  readonly tab?: Partial<Tab>;
  readonly holds: Partial<World>;
  readonly breaks: Partial<World>;
  readonly rule: string;
}

const done = { switches: [made()], commits: [commit()] };
const said = { askedAt: 400 };
const none: Case = {
  names: said,
  holds: { commits: [commit()], asks: [ask('no')] },
  breaks: { ...done, asks: [ask('no')] },
  rule: 'O3',
};
const unsent: Case = { holds: {}, breaks: done, rule: 'O4' };
const finished: Case = {
  names: { supplierName: 'Northwind', planName: 'Fixed 12' },
  holds: done,
  breaks: { commits: [commit()] },
  rule: 'O1',
};
const begun: Case = {
  names: { sentAt: 100, supplierName: 'Northwind' },
  holds: { commits: [commit()] },
  breaks: { commits: [commit({ beganAt: 90 })] },
  rule: 'O12',
};
const open: Case = {
  names: { sentAt: 100, supplierName: 'Northwind' },
  holds: { commits: [commit()], ledger: [entry()] },
  breaks: { commits: [commit()], ledger: [entry({ state: 'done' })] },
  rule: 'O6',
};
const failed: Case = {
  names: said,
  holds: { asks: [ask('failed')] },
  breaks: { asks: [ask('no')] },
  rule: 'O3',
};
const answer = { at: 102, status: 422, references: [], senderLived: true };

/** For every text a world in which it is true and one in which it is not. */
const cases: Record<TextId, Case> = {
  saving: unsent,
  sending: begun,
  checking: {
    holds: { commits: [commit({ answer })] },
    breaks: { commits: [commit({ answer: { ...answer, status: 502 } })] },
    rule: 'O3',
  },
  doubt: open,
  no: {
    names: said,
    holds: { asks: [ask('no')] },
    breaks: { asks: [ask('no', 300), ask('failed')] },
    rule: 'O3',
  },
  unreached: failed,
  offline: { tab: { online: false }, holds: {}, breaks: {}, rule: 'O3' },
  unsent: none,
  refused: none,
  switchFailed: { ...none, names: {} },
  serverWords: { ...none, names: {} },
  saveFailed: unsent,
  doneAnswered: { ...finished, names: { ...finished.names, references: ['E1', 'G1'] } },
  doneAsked: finished,
  doneUnknown: { ...finished, names: {} },
  whichUnknown: {
    holds: { ...done, commits: [commit(), commit({ id: 'c2', tie: 'Q' })] },
    breaks: done,
    rule: 'O2',
  },
  lateYes: finished,
  otherTab: { holds: {}, breaks: {}, rule: 'O6' },
  sentElsewhere: begun,
  banner: open,
  'again.done': finished,
  'again.unsent': {
    holds: { commits: [commit()], asks: [ask('no')] },
    breaks: { commits: [commit()] },
    rule: 'O3',
  },
  'again.aside': begun,
  notKept: { holds: { storageLost: true }, breaks: {}, rule: 'O6' },
  notSent: unsent,
  hint: failed,
  clear: open,
  clearedElsewhere: {
    holds: { clearings: [{ at: 500, how: 'all', canaries: [] }] },
    breaks: {},
    rule: 'O11',
  },
  noFinishedSwitch: { holds: {}, breaks: { ledger: [entry()] }, rule: 'O6' },
};

const sending = tab({ id: 'b', busyUntil: 700 });
const idle = tab({ id: 'b', busyUntil: 300 });

const judged = (id: TextId, given: Partial<World>, changes: Partial<Tab>, other: Tab): string[] =>
  falseTexts(
    world({ ...given, tabs: [tab({ ...changes, texts: [shown(id, cases[id].names)] }), other] }),
  );

describe('a text on a page', () => {
  it.each(texts)('may be shown when it is true: %s', (id) => {
    expect(judged(id, cases[id].holds, cases[id].tab ?? {}, sending)).toEqual([]);
  });

  it.each(texts)('is found out when it is not: %s', (id) => {
    expect(judged(id, cases[id].breaks, {}, idle).join('\n')).toContain(cases[id].rule);
  });

  it('needs a predicate', () => {
    expect(falseTexts(world({ tabs: [tab({ texts: [shown('perhaps')] })] }))).toEqual([
      'text without a predicate: perhaps (tab a)',
    ]);
  });

  it.each(['doneAnswered', 'doneAsked', 'lateYes', 'again.done'] as const)(
    'names nothing otherwise than it is: %s',
    (id) => {
      const names = { supplierName: 'Southwind', annual: 1, references: ['X'] };
      const texts = [shown(id, names)];
      expect(falseTexts(world({ ...done, tabs: [tab({ texts })] }))).toHaveLength(3);
    },
  );

  it('says thank you with a reference only', () => {
    const texts = [shown('doneAnswered')];
    expect(falseTexts(world({ ...done, tabs: [tab({ texts })] }))).toEqual([
      'O2 an answered switch without its reference (tab a, doneAnswered)',
    ]);
  });
});
