import { describe, expect, it } from 'vitest';
import type { Failure } from '../../model';
import { entry, lostReply, moment, refusal, runOf } from '../../testing';
import {
  act,
  entryAt,
  entriesOf,
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

const types = (page: ReturnType<typeof filled>) => page.effects.map(({ type }) => type);
const doubtful = () => sending().fail('send', lostReply);
/** Two noes that may be believed. */
const unsent = () =>
  wait(wait(wait(doubtful(), 200).succeed('ask', false), 10), 10).succeed('ask', false);

describe('the chain', () => {
  it('takes the lock, saves, and lets go once the outcome is written down', () => {
    const page = press(filled());
    expect(page.effects).toEqual([{ type: 'lock', sequence: 'save' }]);
    expect(runOf(page)?.status).toBe('running');
    locked(page);
    expect(page.planned()).toEqual(['save']);
    expect(page.sent('save')?.body).toEqual({ key: 'k1', name: 'Ann' });
    page.succeed('save', true);
    expect(page.sent('send')).toMatchObject({ body: { key: 'k1' }, within: 120 });
    expect(page.sent('send')?.commit?.entry).toMatchObject({
      subject: 'q1',
      same: 'home 1',
      ties: [{ key: 'k1' }],
      state: 'sending',
      attempt: 1,
      record: { plan: 'P1' },
      again: false,
    });
    expect(entriesOf(page)).toEqual([]);
    leave(page);
    expect(page.effects).toEqual([{ type: 'wait', timer: 'order.q1', seconds: 20 }]);
    page.succeed('send', { reference: 'R1' });
    expect(entryAt(page)).toMatchObject({ state: 'done', answer: { reference: 'R1' }, ties: [] });
    expect(types(page)).toEqual(['note', 'call', 'stopWaiting', 'navigate', 'unlock']);
    expect(page.read('reference')).toBe('R1');
    expect(runOf(page)?.status).toBe('done');
    expect(page.read('commits.order.answer.reference')).toBe('R1');
  });

  it('that another tab holds up sends nothing, and says so', () => {
    const page = press(filled()).happen({
      type: 'lockRefused',
      sequence: 'save',
      ledger: {},
      at: moment,
    });
    expect(types(page)).toEqual(['watchLock']);
    expect(runOf(page)).toMatchObject({ status: 'failed', marker: null, message: null });
    expect(heardOn(page)).toEqual(['beside: otherTab']);
    page.happen({ type: 'lockFreed', ledger: {}, at: moment });
    expect(page.planned()).toEqual([]);
    expect(heardOn(page)).toEqual([]);
  });

  it('stops where the ledger that is read under the lock holds an open one (row 2)', () => {
    const page = locked(press(filled()), { order: [entry({ subject: 'q9' })] });
    expect(types(page)).toContain('unlock');
    expect(page.planned()).not.toContain('save');
    expect(runOf(page)).toMatchObject({ status: 'failed', message: null });
    expect(press(page).effects).toEqual([]);
  });

  it('stops where it was blocked right before the writing', () => {
    const page = locked(press(filled())).succeed('save', true);
    const request = page.request('send');
    page.happen({ type: 'commitBlocked', request, why: 'otherTab', ledger: {}, at: moment });
    expect(types(page)).toEqual(['watchLock', 'unlock']);
    expect(runOf(page)).toMatchObject({ status: 'failed', message: null });
    expect(entriesOf(page)).toEqual([]);
  });

  it('ends with its own message where a save fails, and lets go', () => {
    const page = locked(press(filled())).fail('save', refusal(503));
    expect(types(page)).toEqual(['unlock']);
    expect(runOf(page)).toMatchObject({ status: 'failed', marker: 'saved' });
    expect(locked(press(page)).planned()).toEqual(['save']);
  });

  it('that was never sent says that, and nothing is in the ledger (row 4)', () => {
    const none: Failure = { kind: 'notSent', status: 0, message: null };
    const before = locked(press(filled())).succeed('save', true).fail('send', none);
    expect(entriesOf(before)).toEqual([]);
    expect(heardOn(before)).toEqual(['beside: notSent → tryAgain']);
    const after = sending().fail('send', none);
    expect(types(after)).toContain('forget');
    expect(entriesOf(after)).toEqual([]);
    expect(types(act(after, 'tryAgain'))).toEqual(['lock']);
    expect(heardOn(after)).toEqual([]);
  });

  it('of a subject that is done leads to what is known of it', () => {
    const page = read(filled(), [entry({ state: 'done', ties: [] })]);
    expect(press(page).planned()).toEqual(['→ done']);
  });

  it('without a commit of its own is not begun while one is open either', () => {
    const choose = (page: ReturnType<typeof filled>) =>
      page.happen({ type: 'sequenceRequested', sequence: 'choose', with: {} });
    expect(types(choose(filled()))).toEqual(['lock']);
    expect(choose(doubtful()).effects).toEqual([]);
  });
});

describe('after sending', () => {
  it.each<[string, Failure]>([
    ['a lost connection', lostReply],
    ['no answer in time', { ...lostReply, kind: 'timeout' }],
    ['an answer that nobody understands', { ...lostReply, kind: 'malformed' }],
    ...[302, 408, 500, 502, 504].map((status): [string, Failure] => [
      String(status),
      refusal(status),
    ]),
  ])('%s is doubt, asked about at once, on the page (row 7, decision 40)', (_, failure) => {
    const page = sending().fail('send', failure);
    expect(entryAt(page).state).toBe('doubt');
    expect(types(page)).toEqual(['note', 'call', 'call', 'wait', 'unlock']);
    expect(page.planned()).toEqual(['track', 'ask']);
    expect(page.sent('ask')?.body).toBe('q1');
    expect(runOf(page)).toMatchObject({ status: 'failed', marker: null, message: null });
    expect(page.view().submit?.available).toBe(false);
  });

  it('a good status without what makes it good is doubt (N1)', () => {
    expect(entryAt(sending().succeed('send', {})).state).toBe('doubt');
  });

  it('patience ends in doubt, and the request goes on: a late answer counts (rows 7, 8)', () => {
    const page = wait(sending(), 19);
    expect(entryAt(page).state).toBe('sending');
    const request = page.request('send');
    expect(entryAt(wait(page, 1)).state).toBe('doubt');
    expect(types(page)).not.toContain('abort');
    page.happen({ type: 'callSucceeded', request, answer: { reference: 'R' }, at: moment });
    expect(entryAt(page)).toMatchObject({ state: 'done', answer: { reference: 'R' } });
    expect(page.planned()).toContain('→ done');
  });

  it('a late good answer after a yes brings its reference (decision 42)', () => {
    const page = wait(sending(), 20);
    const request = page.request('send');
    expect(entryAt(page.succeed('ask', true))).toMatchObject({ state: 'done', answer: null });
    page.happen({ type: 'callSucceeded', request, answer: { reference: 'R' }, at: moment });
    expect(entryAt(page).answer).toEqual({ reference: 'R' });
    expect(page.read('reference')).toBe('R');
  });

  it.each([400, 503, 409])('%d is asked about twice before it is believed (rows 5, 6)', (status) => {
    const page = sending().fail('send', refusal(status, 'No.'));
    expect(entryAt(page).state).toBe('sending');
    expect(heardOn(page)).toEqual(['panel: makingSure → copy']);
    expect(page.planned()).toEqual(['ask']);
    expect(types(page)).not.toContain('unlock');
    page.succeed('ask', false);
    expect(runOf(page)?.status).toBe('running');
    wait(page, 5);
    expect(page.planned()).toEqual(['ask']);
    page.succeed('ask', false);
    expect(entryAt(page)).toMatchObject({ state: 'refused', refusal: { status } });
    expect(runOf(page)).toMatchObject({ marker: 'sent', message: 'It could not be sent.' });
    expect(types(page)).toContain('unlock');
    expect(heardOn(page)).toEqual(['beside: refused → tryAgain']);
  });

  it('a refusal whose question fails is doubt', () => {
    const page = sending().fail('send', refusal(503)).fail('ask', refusal(500));
    expect(entryAt(page).state).toBe('doubt');
    expect(page.planned()).not.toContain('→ error');
  });

  it('a 401 that is believed is carried out once more by itself, and once only (decision 42)', () => {
    const refusedOnce = () => {
      const page = sending().fail('send', refusal(401));
      return wait(page.succeed('ask', false), 5).succeed('ask', false);
    };
    const page = refusedOnce();
    expect(page.planned()).toEqual(['track', 'send']);
    expect(page.sent('send')?.commit?.entry).toMatchObject({ attempt: 2, ties: [{ key: 'k1' }] });
    expect(types(page)).not.toContain('unlock');
    leave(page).fail('send', refusal(401));
    wait(page.succeed('ask', false), 5).succeed('ask', false);
    expect(page.planned()).toEqual(['track']);
    expect(entryAt(page)).toMatchObject({ state: 'refused', attempt: 2 });
  });

  it('nothing that the page does calls it back', () => {
    const page = sending();
    const request = page.request('send');
    page.happen({ type: 'startedAnew' });
    expect(types(page)).not.toContain('abort');
    expect(entryAt(page).state).toBe('sending');
    page.happen({ type: 'callSucceeded', request, answer: { reference: 'R' }, at: moment });
    expect(entryAt(page).state).toBe('done');
    // It is of another quote by now.
    expect(page.read('reference')).toBeNull();
    expect(types(page)).toContain('unlock');
  });

  it('is never in the snapshot', () => {
    const page = sending();
    expect(JSON.stringify(page.engine.snapshot(page.state))).not.toMatch(/q1|home 1|R1/);
  });
});

describe('asking', () => {
  it('goes on in intervals, slows down, and counts what was really waited', () => {
    const page = doubtful();
    const waits = [2, 5, 10, 20, 40, 60, 60];
    for (const seconds of waits) {
      page.fail('ask');
      const planned = page.effects.find(({ type }) => type === 'wait');
      expect(planned).toBeUndefined();
      wait(page, seconds);
      expect(page.planned()).toEqual(['ask']);
    }
    expect(entryAt(page).watched).toBe(197);
    page.fail('ask');
    wait(page, 403);
    page.fail('ask');
    expect(wait(page, 299).planned()).toEqual([]);
    expect(wait(page, 1).planned()).toEqual(['ask']);
  });

  it('never leads away, whatever the failure (decision 40)', () => {
    for (const status of [401, 500, 503]) {
      const page = doubtful().fail('ask', refusal(status));
      expect(page.planned()).toEqual([]);
      expect(entryAt(page)).toMatchObject({ state: 'doubt', said: 'unreached' });
    }
  });

  it('takes an answer that is neither yes nor no for none', () => {
    expect(entryAt(doubtful().succeed('ask', 'perhaps'))).toMatchObject({
      state: 'doubt',
      said: 'unreached',
    });
  });

  it('asks now at once, but never within ten seconds', () => {
    const page = doubtful().fail('ask');
    const asked = moment + 3_600_000;
    expect(act(page, 'askNow', asked).planned()).toEqual(['ask']);
    page.fail('ask');
    expect(act(page, 'askNow', asked + 9999).planned()).toEqual([]);
    expect(act(page, 'askNow', asked + 10_000).planned()).toEqual(['ask']);
  });

  it('waits while offline, and asks on return', () => {
    const page = wait(doubtful().fail('ask'), 2, false);
    expect(page.planned()).toEqual([]);
    expect(entryAt(page).said).toBe('offline');
    read(page, entriesOf(page), { cause: 'return', at: moment + 3_600_000 });
    expect(page.planned()).toEqual(['ask']);
  });

  it('yes is done, and leads on from where its panel stands', () => {
    const page = doubtful().succeed('ask', true);
    expect(entryAt(page)).toMatchObject({ state: 'done', answer: null, said: 'yes' });
    expect(page.planned()).toContain('→ done');
    expect(heardOn(page, 'done')).toEqual(['panel: doneAsked → copy print']);
    expect(page.read('commits.order.asked')).toBe(true);
  });

  it('yes is told by a banner elsewhere, until its page is opened', () => {
    const page = doubtful().enter('look').succeed('ask', true);
    expect(page.planned()).not.toContain('→ done');
    expect(heardOn(page, 'look')).toEqual(['banner: doneAsked → open']);
    expect(act(page, 'open').planned()).toEqual(['→ done']);
    expect(heardOn(page.enter('done'), 'look')).toEqual([]);
  });

  it('two noes late enough are unsent, which is watched still (row 11)', () => {
    const page = unsent();
    expect(entryAt(page)).toMatchObject({ state: 'unsent', noes: [200, 220] });
    expect(wait(page, 299).planned()).toEqual([]);
    expect(wait(page, 1).planned()).toEqual(['ask']);
    expect(entryAt(page.succeed('ask', true))).toMatchObject({ state: 'done', late: true });
    expect(heardOn(page, 'done')).toEqual(['panel: doneAsked lateYes → copy print']);
  });

  it('of two subjects goes on apart', () => {
    const page = read(filled(), [entry(), entry({ subject: 'q2' })]);
    expect(page.planned()).toEqual(['ask', 'ask']);
    const timers = page.effects.flatMap((effect) => (effect.type === 'wait' ? effect.timer : []));
    expect(new Set(timers)).toEqual(new Set(['order.q1', 'order.q2']));
  });
});

describe('sending again', () => {
  it('sends the same tie and body, and saves nothing (row 13)', () => {
    const page = unsent().answer('s', 'key', 'k2').answer('s', 'plan', 'P2');
    expect(heardOn(page)).toEqual(['panel: unsent → sendAgain change leave copy']);
    expect(types(act(page, 'sendAgain'))).toEqual(['lock']);
    locked(page);
    expect(page.planned()).toEqual(['send']);
    expect(page.sent('send')?.body).toEqual({ key: 'k1' });
    expect(page.sent('send')?.commit?.entry).toMatchObject({
      attempt: 2,
      ties: [{ key: 'k1' }],
      record: { plan: 'P1' },
      watched: 0,
      noes: [],
    });
    leave(page).succeed('send', { reference: 'R' });
    expect(entryAt(page).state).toBe('done');
  });

  it('is not offered in doubt, after the last attempt, or where the partner promises nothing', () => {
    expect(act(doubtful(), 'sendAgain').effects).toEqual([]);
    const spent = read(filled(), [entry({ state: 'unsent', attempt: 3 })]);
    expect(heardOn(spent)).toEqual(['panel: unsent → leave copy']);
    expect(act(spent, 'sendAgain').effects).toEqual([]);
    const about = order.commits['order'];
    if (about === undefined) throw new Error('no commit');
    const never = { ...order, commits: { order: { ...about, resend: 'never' as const } } };
    const page = read(filled('q1', never), [entry({ state: 'unsent' })]);
    expect(heardOn(page)).toEqual(['panel: unsent → leave copy']);
    expect(act(page, 'sendAgain').effects).toEqual([]);
  });

  it('with changed details fetches a fresh key, and saves all (row 14)', () => {
    const page = act(unsent(), 'change').answer('s', 'name', 'Bea');
    expect(heardOn(page)).toEqual(['beside: unsent → sendAgain change leave copy']);
    locked(press(page));
    expect(page.planned()).toEqual(['fresh']);
    page.succeed('fresh', 'k9');
    expect(page.sent('save')?.body).toEqual({ key: 'k9', name: 'Bea' });
    page.succeed('save', true);
    expect(page.sent('send')?.commit?.entry).toMatchObject({
      attempt: 2,
      ties: [{ key: 'k1' }, { key: 'k9' }],
      record: { plan: 'P1', earlier: { plan: 'P1' } },
    });
    leave(page).fail('send', lostReply).succeed('ask', true);
    expect(heardOn(page, 'done')).toEqual(['panel: whichUnknown → copy print']);
  });
});

describe('a save whose end is unknown', () => {
  const lostSave = () => locked(press(filled())).fail('save', lostReply);

  it('is repeated as it was', () => {
    expect(locked(press(lostSave())).planned()).toEqual(['save']);
  });

  it('is left behind by a fresh key once it differs (N7), and by one only', () => {
    const page = locked(press(lostSave().answer('s', 'name', 'Bea')));
    expect(page.planned()).toEqual(['fresh']);
    page.succeed('fresh', 'k9').fail('save', refusal(503));
    expect(locked(press(page.answer('s', 'name', 'Cat'))).planned()).toEqual(['save']);
  });

  it('of before a reload is unsure, as nobody knows what it held', () => {
    const restored = lostSave().engine.snapshot(lostSave().state);
    const page = filled();
    const back = page.engine.restore(restored, { today: '2026-11-21', settings: {} });
    expect(back?.progress.runs['save']?.unsure).toBe(true);
  });

  it('that says that all is done already is asked about (S16, rule 5)', () => {
    const page = locked(press(filled())).fail('save', refusal(409, 'Done.'));
    expect(page.planned()).toEqual(['ask']);
    expect(runOf(page)?.status).toBe('running');
    page.fail('ask');
    expect(heardOn(page)).toEqual(['beside: hint → askNow']);
    expect(runOf(page)).toMatchObject({ status: 'failed', message: null });
    expect(types(page)).toContain('unlock');
    expect(press(page).effects).toEqual([]);
    expect(act(page, 'askNow', moment + 3_600_000).planned()).toEqual(['ask']);
    page.succeed('ask', true);
    expect(entryAt(page)).toMatchObject({ state: 'done', record: null, attempt: 0 });
    expect(heardOn(page, 'done')).toEqual(['panel: doneUnknown → copy print']);
  });

  it('has its own message after two noes', () => {
    const page = locked(press(filled())).fail('save', refusal(409)).succeed('ask', false);
    expect(runOf(page)?.status).toBe('running');
    page.happen({
      type: 'waited',
      timer: 'suspicion:order.q1',
      seconds: 5,
      online: true,
      at: moment,
    });
    page.succeed('ask', false);
    expect(runOf(page)).toMatchObject({ status: 'failed', message: 'save failed' });
    expect(entriesOf(page)).toEqual([]);
  });
});
