import { describe, expect, it } from 'vitest';
import { commit, entry, later, lostReply, moment, runOf } from '../../testing';
import {
  act,
  filled,
  heardOn,
  leave,
  locked,
  order,
  press,
  read,
  sending,
  wait,
} from '../../testing/order';

describe('what a page says', () => {
  it('while it saves and while it sends', () => {
    const page = locked(press(filled()));
    expect(heardOn(page)).toEqual(['beside: saving']);
    page.succeed('save', true);
    expect(heardOn(leave(page))).toEqual(['panel: sending → copy']);
    expect(heardOn(page, 'done')).toEqual(['panel: sending → copy']);
    expect(heardOn(page, 'look')).toEqual(['banner: banner → open']);
  });

  it.each([
    ['no', 'doubt no'],
    ['unreached', 'doubt unreached'],
  ] as const)('of the last ask: %s, announced when its kind changes alone', (said, says) => {
    const page = read(filled(), [entry({ said, askedAt: 1 })]);
    expect(page.view().commits[0]?.kind).toBe(says);
    const before = page.view().commits;
    expect(wait(page, 1).view().commits).toBe(before);
  });

  it('of a connection that went, until it is back', () => {
    const page = read(filled(), [entry()]).fail('ask');
    const online = (is: boolean) =>
      page.happen({ type: 'pageChanged', online: is, inView: true, at: moment });
    expect(online(false).view().commits[0]?.kind).toBe('doubt offline');
    expect(wait(page, 60).planned()).toEqual([]);
    expect(online(true).view().commits[0]?.kind).toBe('doubt');
  });

  it('speaks of what was sent, never of what is on the page (F5)', () => {
    const page = read(filled('q7'), [entry()]);
    expect(page.view('done').commits[0]).toMatchObject({
      subject: 'q1',
      says: [{ id: 'doubt', title: ['doubt'], text: [['number q1']] }],
    });
  });

  it('where nothing is kept: before the press, and while it is open the page is held (S14)', () => {
    const page = read(filled(), [], { kept: false });
    expect(heardOn(page)).toEqual(['beside: notKept']);
    locked(press(page), {}, { kept: false }).succeed('save', true);
    const sent = page.sent('send');
    page.happen({
      type: 'commitSent',
      request: sent?.request ?? 0,
      entry: entry({ state: 'sending' }),
      kept: false,
    });
    expect(heardOn(page)).toEqual(['panel: sending notKept → copy']);
    expect(page.view().commits[0]?.holdPage).toBe(true);
    page.succeed('send', { reference: 'R' });
    expect(heardOn(page)).toEqual(['panel: doneAnswered → open print']);
    expect(page.view().commits[0]?.holdPage).toBe(false);
  });

  it.each([
    ['earlier', later(-60), 'q1'],
    ['later', later(60), 'q2'],
  ])('of several that are open the newest first: %s', (_, sentAt, newest) => {
    const page = read(filled(), [entry(), entry({ subject: 'q2', sentAt })]);
    expect(page.view().commits.map(({ place }) => place)).toEqual(['panel', 'panel']);
    expect(page.view().commits[0]?.subject).toBe(newest);
  });

  it('of what is open before what is settled, whichever commit the journey names first', () => {
    const two = { ...order, commits: { first: commit('first'), ...order.commits } };
    const page = filled('q1', two);
    const ledger = {
      first: [entry({ commit: 'first', state: 'unsent', sentAt: later(60) })],
      order: [entry()],
    };
    page.happen({
      type: 'ledgerRead',
      ledger,
      cause: 'start',
      kept: true,
      lockIsFree: true,
      at: moment,
    });
    expect(page.view().commits.map((view) => view.commit)).toEqual(['order', 'first']);
  });

  it('of a refusal after a reload: the message of the step too (CON-19)', () => {
    const refused = entry({ state: 'refused', refusal: { status: 503, message: null } });
    const page = read(filled(), [refused]);
    expect(page.view().commits[0]?.says[0]?.text[0]).toEqual(['It could not be sent.']);
    expect(runOf(page)).toBeUndefined();
  });

  it('nothing of what was answered well: its page says that', () => {
    expect(heardOn(sending().succeed('send', { reference: 'R' }), 'done')).toEqual([]);
  });

  it('of Clear: not while it is sent, and what it would drop while it is open', () => {
    const page = filled();
    expect(page.engine.clearing(page.state)).toBeNull();
    sending(page);
    expect(page.engine.clearing(page.state)).toMatchObject({
      kind: 'sending',
      says: { id: 'sending' },
      subject: 'q1',
    });
    page.fail('send', lostReply);
    expect(page.engine.clearing(page.state)).toMatchObject({
      kind: 'open',
      says: { id: 'clear' },
    });
    page.succeed('ask', true);
    expect(page.engine.clearing(page.state)).toBeNull();
  });

  it('leads around and to the form', () => {
    const page = read(filled(), [entry({ state: 'unsent' })]);
    expect(act(page, 'lookAround').planned()).toEqual(['→ look']);
    expect(act(page, 'leave').planned()).toEqual(['→ look']);
    expect(act(page.enter('done'), 'change').planned()).toEqual(['→ apply']);
    expect(act(page.enter('look'), 'open').planned()).toEqual(['→ done']);
  });
});
