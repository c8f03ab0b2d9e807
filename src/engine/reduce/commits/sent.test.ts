import { describe, expect, it } from 'vitest';
import type { CompiledCommit } from '../../../journey';
import {
  call,
  commit,
  entry,
  moment,
  reaction,
  refusal,
  runOf,
  sequence,
  use,
  neverLeft,
} from '../../testing';
import {
  act,
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
  unsent,
  wait,
  elsewhere,
  saving,
} from '../../testing/order';

describe('a number that is gone by the time it is to be sent', () => {
  it('is not sent, and the step says its message', () => {
    const page = saving().answer('s', 'quote', null).succeed('save', true);
    expect(page.planned()).toEqual([]);
    expect(runOf(page)).toMatchObject({
      status: 'failed',
      marker: 'sent',
      message: 'It could not be sent.',
    });
    expect(entriesOf(page)).toEqual([]);
  });
});

it('what would be sent without the lock is not sent, nor is it done', () => {
  const save = { ...sequence('save', order.sequences['save']?.steps ?? []), commit: 'order' };
  const page = filled('q1', { ...order, sequences: { ...order.sequences, save } });
  expect(press(page).planned()).toEqual(['save']);
  expect(page.succeed('save', true).planned()).toEqual([]);
  expect(runOf(page)).toMatchObject({ status: 'failed', marker: 'sent' });
  expect(page.state.commits.flights).toEqual({});
});

describe('what another tab has open since the lock was taken (rule 4)', () => {
  it.each([
    { state: 'sending' },
    { state: 'doubt' },
    { state: 'aside' },
    { subject: 'q0', state: 'sending', same: 'home 0' },
    { subject: 'q0', state: 'doubt', same: 'home 0' },
  ] as const)('is not joined by another one: %j', (about) => {
    const page = read(saving(), [entry(about)], elsewhere).succeed('save', true);
    expect(page.planned()).toEqual([]);
    expect(plannedTypes(page)).toContain('unlock');
    expect(runOf(page)).toMatchObject({ status: 'failed', marker: null });
  });

  it('is no hindrance where it is settled', () => {
    const settled = entry({ subject: 'q0', state: 'refused', same: 'home 0' });
    const page = read(saving(), [settled], elsewhere).succeed('save', true);
    expect(page.planned()).toEqual(['send']);
  });

  it('is not joined by the attempt that follows a 401 either', () => {
    const page = sending().fail('send', refusal(401)).succeed('ask', false);
    read(page, [entry({ subject: 'q0', same: 'home 0' })], elsewhere);
    wait(page, 5).succeed('ask', false);
    expect(page.planned()).not.toContain('send');
    expect(plannedTypes(page)).toContain('unlock');
  });
});

describe('another attempt that was never sent', () => {
  it('leaves what was known before, and notes that it was taken back', () => {
    const page = leave(locked(act(unsent(), 'sendAgain')));
    expect(entryAt(page)).toMatchObject({ state: 'sending', attempt: 2 });
    page.fail('send', neverLeft);
    expect(entryAt(page)).toMatchObject({ state: 'unsent', attempt: 1, takenBack: 1 });
    expect(plannedTypes(page)).toEqual(expect.arrayContaining(['forget', 'note', 'unlock']));
    expect(heardOn(page)[0]).toContain('unsent');
  });
});

describe('what could not be kept right before it was sent', () => {
  it('is said, and lets go', () => {
    const page = saving().succeed('save', true);
    const request = page.request('send');
    page.happen({ type: 'commitBlocked', request, why: 'notKept', ledger: {}, at: moment });
    expect(plannedTypes(page)).toEqual(['unlock']);
    expect(heardOn(page)).toEqual(['beside: notKept']);
    expect(page.state.lookups['send']?.status).toBe('idle');
  });
});

describe('a 401 that is believed', () => {
  const refused = (about: Partial<CompiledCommit>) => {
    const commits = { order: { ...commit('order'), ...order.commits['order'], ...about } };
    const page = sending(filled('q1', { ...order, commits })).fail('send', refusal(401));
    return wait(page.succeed('ask', false), 5).succeed('ask', false);
  };

  it('is sent once more where the partner refuses a second one, and it may be tried again', () => {
    expect(refused({}).planned()).toEqual(['track', 'send']);
    expect(refused({ resend: 'never' }).planned()).not.toContain('send');
    expect(refused({ attempts: 1 }).planned()).not.toContain('send');
    expect(refused({ attempts: 2 }).planned()).toContain('send');
  });

  it('is not sent once more where this browser does not hold any more what it was sent with', () => {
    const page = sending().fail('send', refusal(401)).succeed('ask', false);
    read(page, [{ ...entryAt(page), ties: [], watched: 1 }], { cause: 'storage' });
    wait(page, 4).succeed('ask', false);
    expect(entryAt(page)).toMatchObject({ state: 'refused', attempt: 1 });
    expect(page.planned()).not.toContain('send');
    expect(plannedTypes(page)).toContain('unlock');
  });
});

describe('what is sent', () => {
  it('is not called back by what comes too late to hold it up', () => {
    const page = sending();
    const request = page.request('send');
    const { state } = page;
    const event = {
      type: 'commitBlocked',
      request,
      why: 'notKept',
      ledger: {},
      at: moment,
    } as const;
    expect(page.happen(event).state).toBe(state);
  });

  it('is waited for by its own number, whatever else is called under its name', () => {
    const calls = reaction({ kind: 'answered', paths: ['name'] }, [
      { call: [use('load', 'send')] },
    ]);
    const steps = order.steps.map((step) => ({
      ...step,
      sections: step.sections.map((one) => ({ ...one, reactions: [calls] })),
    }));
    const page = sending(filled('q1', { ...order, steps }));
    const { requests } = runOf(page) ?? {};
    expect(page.answer('s', 'name', 'Bea').planned()).toEqual(['load']);
    expect(runOf(page)?.requests).toEqual(requests);
    expect(page.succeed('send', { reference: 'R' }).planned()).toEqual([]);
    expect(entryAt(page).state).toBe('sending');
  });

  it('is news and put away no more', () => {
    const page = act(unsent(), 'change');
    locked(press(page)).succeed('fresh', 'k9').succeed('save', true);
    expect(page.state.commits.dismissed).toEqual(['order.q1']);
    expect(leave(page).state.commits.dismissed).toEqual([]);
  });

  it('leaves what was put away of others', () => {
    const later = entry({ subject: 'q2', state: 'unsent', same: 'home 2', sentAt: moment - 1000 });
    const page = read(filled('q2'), [entry({ state: 'unsent' }), later]);
    act(act(page, 'change').answer('s', 'quote', 'q1'), 'change');
    expect(page.state.commits.dismissed).toEqual(['order.q2', 'order.q1']);
    locked(act(page, 'sendAgain'));
    expect(runOf(page)?.steps).toEqual({ fresh: 'skipped', save: 'skipped', send: 'running' });
    expect(leave(page).state.commits.dismissed).toEqual(['order.q2']);
  });

  it('and never left is not spoken of once everything was begun anew', () => {
    const page = sending();
    const request = page.request('send');
    page.happen({ type: 'startedAnew' });
    page.happen({ type: 'callFailed', request, failure: neverLeft, at: moment });
    expect(page.state.commits).toMatchObject({ notSent: null, ledger: { order: [] } });
  });

  it('is kept by what its step says, which knows the number', () => {
    const { save } = order.sequences;
    if (save === undefined) throw new Error('no sequence');
    const steps = save.steps.map((one) => ({
      ...one,
      keep: { number: { var: 'commit.subject' } },
    }));
    const about = { ...order, sequences: { ...order.sequences, save: { ...save, steps } } };
    const page = sending(filled('q1', about)).succeed('send', { reference: 'R' });
    expect(entryAt(page).answer).toEqual({ number: 'q1' });
  });

  it('is answered by what its call picks, which reactions hear of', () => {
    const calls = {
      ...order.calls,
      send: call('send', { ...order.calls['send'], pick: { kind: 'path', path: 'data' } }),
    };
    const hears = reaction({ kind: 'succeeded', lookup: 'send' }, [{ set: { fresh: 'heard' } }]);
    const other = reaction({ kind: 'succeeded', lookup: 'save' }, [{ set: { again: true } }]);
    const fails = reaction({ kind: 'failed', lookup: 'send' }, [{ set: { plan: 'failed' } }]);
    const steps = order.steps.map((step) => ({
      ...step,
      sections: step.sections.map((one) => ({ ...one, reactions: [hears, other, fails] })),
    }));
    const page = leave(
      locked(press(filled('q1', { ...order, calls, steps }))).succeed('save', true),
    );
    page.answer('s', 'again', false).succeed('send', { data: { reference: 'R' } });
    expect(entryAt(page)).toMatchObject({ state: 'done', answer: { reference: 'R' } });
    expect([page.read('fresh'), page.read('again')]).toEqual(['heard', false]);
    expect(page.read('plan')).toBe('P1');
    expect(page.state.lookups['send']).toMatchObject({ status: 'ready', data: { reference: 'R' } });
  });

  it('by another tab right before it holds this one up, and the page keeps what it keeps', () => {
    const page = saving().succeed('save', true);
    const request = page.request('send');
    const ledger = { order: [entry({ subject: 'q2' })] };
    page.happen({ type: 'commitBlocked', request, why: 'inDoubt', ledger, at: moment });
    expect(plannedTypes(page)).not.toContain('watchLock');
    const late = saving().succeed('save', true);
    const other = { order: [entry({ subject: 'q2', state: 'sending' })] };
    const blocked = { type: 'commitBlocked', why: 'otherTab', ledger: other, at: moment } as const;
    late.happen({ ...blocked, request: late.request('send') });
    expect(entryAt(late, 'q2').state).toBe('sending');
    expect(page.state.commits).toMatchObject({ elsewhere: false, kept: true, chain: null });
  });
});
