import { describe, expect, it } from 'vitest';
import type { Failure } from '../../model';
import { entry, lostReply, moment, reaction, refusal, runOf, use, neverLeft } from '../../testing';
import {
  act,
  doubtful,
  entriesOf,
  entryAt,
  filled,
  heardOn,
  leave,
  locked,
  order,
  plannedTypes,
  press,
  read,
  sending,
  wait,
} from '../../testing/order';

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
    expect(plannedTypes(page)).toEqual(['note', 'call', 'stopWaiting', 'navigate', 'unlock']);
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
    expect(plannedTypes(page)).toEqual(['watchLock']);
    expect(runOf(page)).toMatchObject({ status: 'failed', marker: null, message: null });
    expect(heardOn(page)).toEqual(['beside: otherTab']);
    page.happen({ type: 'lockFreed', ledger: {}, at: moment });
    expect(page.planned()).toEqual([]);
    expect(heardOn(page)).toEqual([]);
  });

  it('stops where the ledger that is read under the lock holds an open one (row 2)', () => {
    const page = locked(press(filled()), { order: [entry({ subject: 'q9' })] });
    expect(plannedTypes(page)).toContain('unlock');
    expect(page.planned()).not.toContain('save');
    expect(runOf(page)).toMatchObject({ status: 'failed', message: null });
    expect(press(page).effects).toEqual([]);
  });

  it('stops where it was blocked right before the writing', () => {
    const page = locked(press(filled())).succeed('save', true);
    const request = page.request('send');
    page.happen({ type: 'commitBlocked', request, why: 'otherTab', ledger: {}, at: moment });
    expect(plannedTypes(page)).toEqual(['watchLock', 'unlock']);
    expect(runOf(page)).toMatchObject({ status: 'failed', message: null });
    expect(entriesOf(page)).toEqual([]);
  });

  it('ends with its own message where a save fails, and lets go', () => {
    const page = locked(press(filled())).fail('save', refusal(503));
    expect(plannedTypes(page)).toEqual(['unlock']);
    expect(runOf(page)).toMatchObject({ status: 'failed', marker: 'saved' });
    expect(locked(press(page)).planned()).toEqual(['save']);
  });

  it('that was never sent says that, and nothing is in the ledger (row 4)', () => {
    const before = locked(press(filled())).succeed('save', true).fail('send', neverLeft);
    expect(entriesOf(before)).toEqual([]);
    expect(heardOn(before)).toEqual(['beside: notSent → tryAgain']);
    const after = sending().fail('send', neverLeft);
    expect(plannedTypes(after)).toContain('forget');
    expect(entriesOf(after)).toEqual([]);
    expect(plannedTypes(act(after, 'tryAgain'))).toEqual(['lock']);
    expect(heardOn(after)).toEqual([]);
  });

  it.each(['sending', 'doubt', 'done'] as const)(
    'and says so no more once another tab has sent it: %s (row 16)',
    (state) => {
      const page = locked(press(filled())).succeed('save', true).fail('send', neverLeft);
      expect(heardOn(page)).toEqual(['beside: notSent → tryAgain']);
      read(page, [entry({ state })], { cause: 'storage', lockIsFree: false });
      expect(heardOn(page).join()).not.toContain('notSent');
    },
  );

  it('of a subject that is done leads to what is known of it', () => {
    const page = read(filled(), [entry({ state: 'done', ties: [] })]);
    expect(press(page).planned()).toEqual(['→ done']);
  });

  it('of a subject that is done leads on from any page by a press (finding 16)', () => {
    const page = read(filled(), [entry({ state: 'done', ties: [] })]).enter('look');
    const chosen = page.happen({ type: 'sequenceRequested', sequence: 'choose', with: {} });
    expect(chosen.planned()).toEqual(['→ done']);
  });

  it('without a commit of its own is not begun while one is open either', () => {
    const choose = (page: ReturnType<typeof filled>) =>
      page.happen({ type: 'sequenceRequested', sequence: 'choose', with: {} });
    expect(plannedTypes(choose(filled()))).toEqual(['lock']);
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
    expect(plannedTypes(page)).toEqual(['note', 'call', 'call', 'wait', 'unlock']);
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
    expect(plannedTypes(page)).not.toContain('abort');
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

  it.each([
    [400, 'makingSure'],
    [503, 'makingSure'],
    // It may be done already: that it was not taken is not known.
    [409, 'sending'],
  ])('%d is asked about twice before it is believed (rows 5, 6)', (status, said) => {
    const page = sending().fail('send', refusal(status, 'No.'));
    expect(entryAt(page).state).toBe('sending');
    expect(heardOn(page)).toEqual([`panel: ${said} → copy`]);
    expect(page.planned()).toEqual(['ask']);
    expect(plannedTypes(page)).not.toContain('unlock');
    page.succeed('ask', false);
    expect(runOf(page)?.status).toBe('running');
    wait(page, 5);
    expect(page.planned()).toEqual(['ask']);
    page.succeed('ask', false);
    expect(entryAt(page)).toMatchObject({ state: 'refused', refusal: { status } });
    // Taken for done, and it was not: why, the server alone knows.
    const message = status === 409 ? 'No.' : 'It could not be sent.';
    expect(runOf(page)).toMatchObject({ marker: 'sent', message });
    expect(plannedTypes(page)).toContain('unlock');
    expect(heardOn(page)).toEqual(['beside: refused → tryAgain']);
  });

  it.each([401, 503])('a refusal (%i) whose question fails is doubt, and asked about', (status) => {
    const page = sending().fail('send', refusal(status)).fail('ask', refusal(500));
    expect(entryAt(page).state).toBe('doubt');
    expect(page.planned()).toEqual(['track']);
    expect(page.effects).toContainEqual({ type: 'wait', timer: 'order.q1', seconds: 2 });
  });

  it('a 401 that is believed is carried out once more by itself, and once only (decision 42)', () => {
    const refusedOnce = () => {
      const page = sending().fail('send', refusal(401));
      return wait(page.succeed('ask', false), 5).succeed('ask', false);
    };
    const page = refusedOnce();
    expect(page.planned()).toEqual(['track', 'send']);
    expect(page.sent('send')?.commit?.entry).toMatchObject({ attempt: 2, ties: [{ key: 'k1' }] });
    expect(plannedTypes(page)).not.toContain('unlock');
    leave(page).fail('send', refusal(401));
    wait(page.succeed('ask', false), 5).succeed('ask', false);
    expect(page.planned()).toEqual(['track']);
    expect(entryAt(page)).toMatchObject({ state: 'refused', attempt: 2 });
  });

  it('nothing that the page does calls it back', () => {
    const page = sending();
    const request = page.request('send');
    page.answer('s', 'plan', 'P2');
    expect(page.state.lookups['send']?.status).toBe('idle');
    expect(plannedTypes(page)).not.toContain('abort');
    page.happen({ type: 'startedAnew' });
    expect(plannedTypes(page)).not.toContain('abort');
    expect(entryAt(page).state).toBe('sending');
    page.happen({ type: 'callSucceeded', request, answer: { reference: 'R' }, at: moment });
    expect(entryAt(page).state).toBe('done');
    // It is of another quote by now.
    expect(page.read('reference')).toBeNull();
    expect(plannedTypes(page)).toContain('unlock');
  });

  it('is not sent by Try again once it is known', () => {
    const page = sending().fail('send', lostReply).succeed('ask', true);
    expect(page.state.lookups['send']?.status).toBe('failed');
    expect(page.happen({ type: 'lookupRetried', lookup: 'send' }).planned()).toEqual([]);
  });

  it('a question about it that something else asks leads to no error page', () => {
    const asks = reaction({ kind: 'answered', paths: ['name'] }, [{ call: [use('ask')] }]);
    const steps = order.steps.map((step) => ({
      ...step,
      sections: step.sections.map((one) => ({ ...one, reactions: [asks] })),
    }));
    const page = filled('q1', { ...order, steps }).fail('ask', refusal(500));
    expect(page.state.lookups['ask']?.status).toBe('failed');
    expect(page.effects).toEqual([]);
  });

  it('is never in the snapshot', () => {
    const page = sending();
    expect(JSON.stringify(page.engine.snapshot(page.state))).not.toMatch(/q1|home 1|R1/);
  });
});
