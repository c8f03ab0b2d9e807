import { describe, expect, it } from 'vitest';
import { commit, entry, given, later, moment } from '../testing';
import { filled, locked, order, press, read, sending } from '../testing/order';
import type { LedgerEntry } from '../model';

const facts = (entries: readonly Partial<LedgerEntry>[]) =>
  read(filled(), entries.map(entry), { lockIsFree: false }).read('commits.order');

const nothing = {
  state: null,
  open: false,
  subject: null,
  sentAt: null,
  askedAt: null,
  said: null,
  record: null,
  answer: null,
  asked: false,
  before: null,
  consents: null,
};

describe('what rules read of a commit', () => {
  it('is nothing while there is none', () => {
    expect(facts([])).toEqual(nothing);
  });

  it('is what the newest entry says, and whether any holds the page up', () => {
    const doubt = { subject: 'q2', sentAt: later(-60), askedAt: moment, said: 'no' } as const;
    expect(facts([doubt])).toEqual({
      ...nothing,
      state: 'doubt',
      open: true,
      subject: 'q2',
      sentAt: later(-60),
      askedAt: moment,
      said: 'no',
      record: { plan: 'P1' },
    });
    expect(facts([doubt, { state: 'refused' }])).toMatchObject({
      state: 'refused',
      open: true,
      subject: 'q1',
    });
  });

  it('says of what is done whether it is known by asking alone', () => {
    expect(facts([{ state: 'done' }])).toMatchObject({ state: 'done', asked: true, open: false });
    expect(facts([{ state: 'done', answer: { reference: 'R' } }])).toMatchObject({
      asked: false,
      answer: { reference: 'R' },
    });
    expect(facts([{ state: 'unsent' }])).toMatchObject({ asked: false });
  });

  it('names no time where it was never sent', () => {
    expect(facts([{ sentAt: 0 }])).toMatchObject({ state: 'doubt', sentAt: null });
  });

  it('has what came before of the same, of another subject', () => {
    expect(facts([{ state: 'unsent', subject: 'q2' }])).toMatchObject({
      before: { state: 'unsent', subject: 'q2', sentAt: moment, record: { plan: 'P1' } },
    });
    expect(facts([{ state: 'unsent' }])).toMatchObject({ before: null });
  });

  it('counts by a number as by a text, and by nothing as by no subject', () => {
    const about = { ...order, commits: { order: commit('order', { subject: { '+': [3, 4] } }) } };
    const page = read(filled('q1', about), [entry({ subject: '7' })]);
    expect(page.view().commits[0]).toMatchObject({ place: 'panel', subject: '7' });
    const blank = { ...order, commits: { order: commit('order', { subject: ' ' }) } };
    const none = read(filled('q1', blank), [], { kept: false });
    expect(none.view().commits[0]?.subject).toBeNull();
  });
});

describe('what Clear asks', () => {
  const clearing = (page: ReturnType<typeof filled>) => page.engine.clearing(page.state);

  it('is nothing while nothing is open, or only saved', () => {
    expect(clearing(filled())).toBeNull();
    expect(clearing(locked(press(filled())))).toBeNull();
    expect(clearing(read(filled(), [entry({ state: 'unsent' })]))).toBeNull();
  });

  it('is refused from the moment at which it is about to be sent', () => {
    const planned = locked(press(filled())).succeed('save', true);
    const asked = {
      kind: 'sending',
      commit: 'order',
      subject: 'q1',
      says: { id: 'sending', title: ['sending'], text: [['number q1']] },
    };
    expect(clearing(planned)).toEqual(asked);
    expect(clearing(sending())).toEqual(asked);
  });

  it('is what is being sent before what is in doubt, of several the newest', () => {
    const doubt = entry({ subject: 'q2', sentAt: later(60) });
    const both = read(filled(), [entry({ state: 'sending' }), doubt], { lockIsFree: false });
    expect(clearing(both)).toMatchObject({ kind: 'sending', subject: 'q1' });
    const open = read(filled(), [entry(), doubt]);
    expect(clearing(open)).toMatchObject({ kind: 'open', subject: 'q2', says: { id: 'clear' } });
  });

  it('is what another tab left in doubt while this one only saves', () => {
    const saving = locked(press(filled()));
    read(saving, [entry({ subject: 'q2' })], { cause: 'storage', lockIsFree: false });
    expect(clearing(saving)).toMatchObject({ kind: 'open', subject: 'q2' });
  });

  it('speaks of the record that is sent', () => {
    const says = { sending: { title: [{ path: 'commit.record.plan' }], text: [] } };
    const about = {
      ...order,
      commits: { order: { ...commit('order'), ...order.commits['order'], says } },
    };
    const planned = locked(press(filled('q1', about))).succeed('save', true);
    expect(clearing(planned)?.says.title).toEqual(['P1']);
  });

  it('is asked without words where the journey has none', () => {
    const about = { ...order, commits: { order: commit('order') } };
    expect(clearing(read(filled('q1', about), [entry()]))).toEqual({
      kind: 'open',
      commit: 'order',
      subject: 'q1',
      says: { id: 'clear', title: [], text: [] },
    });
  });

  it('is nothing in a journey without commits', () => {
    const page = filled('q1', { ...order, commits: {} });
    expect(clearing(page)).toBeNull();
    expect(page.engine.start(given).commits.ledger).toEqual({});
  });

  it('is of whichever commit has anything open', () => {
    const about = { ...order, commits: { first: commit('first'), ...order.commits } };
    const page = filled('q1', about);
    expect(clearing(read(page, [entry()]))).toMatchObject({ commit: 'order' });
  });
});
