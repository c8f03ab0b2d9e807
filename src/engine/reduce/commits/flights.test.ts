import { describe, expect, it } from 'vitest';
import { cutDownEntry } from '../../commits';
import type { CompiledJourney, CompiledSequenceStep } from '../../../journey';
import { change, entry, moment, refusal, runOf, use, v, type Drive } from '../../testing';
import {
  act,
  entryAt,
  filled,
  leave,
  locked,
  order,
  plannedTypes,
  press,
  read,
  sending,
  wait,
  elsewhere,
} from '../../testing/order';

const planned = (page: Drive = filled()) => locked(press(page)).succeed('save', true);

/** The order, with something more in the step that sends. */
function sendingWith(rest: Partial<CompiledSequenceStep>): CompiledJourney {
  const { save } = order.sequences;
  if (save === undefined) throw new Error('no sequence');
  const steps = save.steps.map((step) => (step.commits ? { ...step, ...rest } : step));
  return { ...order, sequences: { ...order.sequences, save: { ...save, steps } } };
}

describe('what is planned to be sent', () => {
  it('is awaited by its step, and has to be kept unless the page said that nothing is', () => {
    const page = planned();
    expect(runOf(page)?.requests['send']).toBe(page.request('send'));
    expect(page.sent('send')?.commit?.mustBeKept).toBe(true);
    const told = locked(press(read(filled(), [], { kept: false })), {}, { kept: false });
    expect(told.succeed('save', true).sent('send')?.commit?.mustBeKept).toBe(false);
  });

  it('reads what the sequence was asked with, and its own number', () => {
    const note = { cat: [v('with.note'), ' ', v('commit.subject')] };
    const about = sendingWith({ use: { ...use('send'), with: { note } } });
    const send = { ...order.calls['send'], ...about.calls['send'], body: v('with.note') };
    const page = filled('q1', { ...about, calls: { ...about.calls, send } as typeof order.calls });
    page.happen({ type: 'sequenceRequested', sequence: 'save', with: { note: 'now' } });
    expect(locked(page).succeed('save', true).sent('send')?.body).toBe('now q1');
  });

  it('keeps what was on the page at the press', () => {
    const page = locked(press(filled())).answer('s', 'plan', 'P2').succeed('save', true);
    expect(page.sent('send')?.commit?.entry.record).toEqual({ plan: 'P1' });
  });

  it.each([
    ['the same once more', entry({ state: 'refused' }), [{ key: 'k1' }]],
    [
      'another of which no record is left',
      cutDownEntry(entry({ state: 'refused', ties: [{ key: 'k0' }] })),
      [{ key: 'k0' }, { key: 'k1' }],
    ],
  ])('names no earlier record: %s', (_, known, ties) => {
    const page = locked(press(read(filled(), [known])));
    if (page.request('fresh') > 0) page.succeed('fresh', 'k1');
    const sent = page.succeed('save', true).sent('send')?.commit?.entry;
    expect(sent).toMatchObject({ attempt: 2, ties });
    expect(sent?.record).toEqual({ plan: 'P1' });
  });
});

describe('what follows from a failure of the step reads', () => {
  const failing = sendingWith({
    onFailure: [
      {
        when: true,
        changes: [
          change({ set: { reference: { cat: [v('failure.kind'), ' ', v('failure.status')] } } }),
        ],
      },
    ],
  });

  it('that it was not sent, where the number is gone', () => {
    const page = locked(press(filled('q1', failing))).answer('s', 'quote', null);
    expect(page.succeed('save', true).read('reference')).toBe('notSent 0');
    expect(page.planned()).toEqual([]);
    expect(runOf(page)?.status).toBe('failed');
  });

  it('with what it was refused', () => {
    const page = sending(filled('q1', failing)).fail('send', refusal(400)).succeed('ask', false);
    expect(wait(page, 5).succeed('ask', false).read('reference')).toBe('http 400');
  });
});

describe('what another tab was refused', () => {
  it('is no failure of this one', () => {
    const sets = [change({ set: { reference: 'mine' } })];
    const failing = sendingWith({ onFailure: [{ when: true, changes: sets }] });
    const page = read(filled('q1', failing), [entry({ state: 'sending' })], elsewhere);
    read(page, [entry({ state: 'refused' })], elsewhere);
    expect(page.read('reference')).toBeNull();
    expect(runOf(page)).toBeUndefined();
  });

  it('is one where this tab sent it, also once all but its number was cleared', () => {
    const refused = cutDownEntry({ ...entryAt(sending()), state: 'refused', refusal: null });
    const page = read(sending(), [refused], { cause: 'storage', lockIsFree: false });
    expect(runOf(page)).toMatchObject({ status: 'failed', marker: 'sent' });
  });
});

it('a good answer is held against what the sequence was asked with', () => {
  for (const [sure, state] of [
    [true, 'done'],
    [false, 'doubt'],
  ] as const) {
    const page = filled('q1', sendingWith({ okWhen: v('with.sure') }));
    page.happen({ type: 'sequenceRequested', sequence: 'save', with: { sure } });
    leave(locked(page).succeed('save', true)).succeed('send', true);
    expect(entryAt(page).state).toBe(state);
  }
});

describe('what is said to have left', () => {
  it('is heard once, and of nothing but what was planned', () => {
    const page = planned();
    const sent = page.sent('send')?.commit?.entry ?? entry();
    const event = { type: 'commitSent', kept: true } as const;
    const request = page.request('send');
    const { state } = page;
    const other = { ...sent, subject: 'q9' };
    expect(page.happen({ ...event, request, entry: other }).state).toBe(state);
    expect(page.happen({ ...event, request: request + 9, entry: sent }).state).toBe(state);
    const { state: left } = page.happen({ ...event, request, entry: sent });
    expect(page.happen({ ...event, request, entry: sent }).state).toBe(left);
  });

  it('is noted with its answer at the latest', () => {
    const page = planned().succeed('send', { reference: 'R' });
    expect(entryAt(page)).toMatchObject({ state: 'done', attempt: 1 });
    expect(entryAt(page).sentAt).toBeGreaterThan(moment);
  });

  it('holds the lock until it has an end, also where everything was begun anew meanwhile', () => {
    const page = planned();
    const request = page.request('send');
    const sent = { ...(page.sent('send')?.commit?.entry ?? entry()), sentAt: moment };
    expect(plannedTypes(page.happen({ type: 'startedAnew' }))).not.toContain('unlock');
    page.happen({ type: 'commitSent', request, entry: sent, kept: true });
    expect(plannedTypes(page)).not.toContain('unlock');
    page.happen({ type: 'callSucceeded', request, answer: { reference: 'R' }, at: moment });
    expect(plannedTypes(page)).toContain('unlock');
  });
});

describe('a failure', () => {
  it('that nobody understands is no refusal, whatever its status', () => {
    const page = sending().fail('send', { kind: 'malformed', status: 400, message: null });
    expect(entryAt(page)).toMatchObject({ state: 'doubt', refusal: null });
  });

  it('of the attempt before says nothing of this one, and a good answer to it does', () => {
    const page = wait(sending(), 20);
    const first = page.request('send');
    wait(wait(page.fail('ask'), 200).succeed('ask', false), 20).succeed('ask', false);
    leave(locked(act(page, 'sendAgain')));
    const at = moment;
    const answer = { reference: 'R' };
    page.happen({ type: 'callFailed', request: first, failure: refusal(400), at });
    expect(entryAt(page)).toMatchObject({ state: 'sending', attempt: 2, refusal: null });
    expect(page.state.lookups['send']?.status).toBe('loading');
    expect(entryAt(page.succeed('send', { reference: 'R2' })).answer).toEqual({ reference: 'R2' });
    const late = wait(sending(), 20);
    const request = late.request('send');
    wait(wait(late.fail('ask'), 200).succeed('ask', false), 20).succeed('ask', false);
    leave(locked(act(late, 'sendAgain')));
    late.happen({ type: 'callSucceeded', request, answer, at });
    expect(entryAt(late)).toMatchObject({ state: 'done', answer });
    expect(late.state.lookups['send']?.status).toBe('loading');
  });

  it('that is believed and repeated by itself leaves the sequence going', () => {
    const page = sending().fail('send', refusal(401)).succeed('ask', false);
    expect(runOf(wait(page, 5).succeed('ask', false))?.status).toBe('running');
  });
});
