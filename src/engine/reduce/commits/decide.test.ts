import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../../model';
import { entry, moment } from '../../testing';
import { decide, type Heard } from './decide';

const no = (watched: number): Heard => ({ on: 'no', watched, settlesWithin: 180 });
const refusal = { status: 503, message: null };

/** The entry after all of these; fails the test where one of them changes nothing. */
const after = (first: LedgerEntry, ...heard: readonly Heard[]): LedgerEntry =>
  heard.reduce((known, one) => {
    const next = decide(known, one, moment);
    if (next === null) throw new Error(`nothing follows from ${one.on}`);
    return next;
  }, first);

describe('a no', () => {
  const doubt = entry({ watched: 400 });

  it.each([
    [179, 199, 'doubt'],
    [179, 500, 'doubt'],
    [180, 199, 'doubt'],
    [180, 200, 'unsent'],
    [200, 219, 'doubt'],
    [200, 220, 'unsent'],
  ])('asked for at %d and %d seconds: %s', (first, second, state) => {
    expect(after(doubt, no(first)).state).toBe('doubt');
    expect(after(doubt, no(first), no(second)).state).toBe(state);
  });

  it('counts from the first that may count, whatever came between (decision 42)', () => {
    const failed = { on: 'askFailed', said: 'unreached' } as const;
    expect(after(doubt, no(100), no(190), failed, no(200), no(210))).toMatchObject({
      state: 'unsent',
      noes: [190, 210],
      said: 'no',
    });
  });

  it('that was asked for too soon is not kept (rule 2)', () => {
    expect(after(doubt, no(179))).toMatchObject({ noes: [], said: 'no', askedAt: moment });
  });

  it.each([
    [0, 4, 'sending'],
    [0, 5, 'refused'],
  ])('after a refusal, asked for at %d and %d seconds: %s', (first, second, state) => {
    const refused = entry({ state: 'sending', refusal });
    expect(after(refused, no(first)).state).toBe('sending');
    expect(after(refused, no(first), no(second)).state).toBe(state);
  });

  it('of a refusal whose question failed waits as any other (row 5)', () => {
    expect(after(entry({ refusal }), no(0), no(30)).state).toBe('doubt');
    expect(after(entry({ refusal }), no(180), no(185)).state).toBe('doubt');
  });

  it('while the answer is awaited is believed never, however often', () => {
    expect(after(entry({ state: 'sending' }), no(0), no(30), no(90)).state).toBe('sending');
  });
});

describe('what is kept', () => {
  it('of a yes: the ties only where nobody knows which was taken (row 9)', () => {
    const yes = { on: 'yes' } as const;
    expect(after(entry({ noes: [190] }), yes)).toMatchObject({
      state: 'done',
      ties: [],
      noes: [],
      late: false,
    });
    const two = entry({ ties: [{ key: 'k1' }, { key: 'k2' }], state: 'unsent' });
    expect(after(two, yes)).toMatchObject({ ties: two.ties, late: true, askedAt: moment });
  });

  it('of a good answer: the record of the attempt that it answers', () => {
    const first = entry({ record: { plan: 'A' } });
    const second = entry({ attempt: 2, record: { plan: 'B' }, state: 'sending', noes: [190] });
    const good = { on: 'goodAnswer', answer: { reference: 'R' }, sent: first } as const;
    expect(after(second, good)).toMatchObject({
      state: 'done',
      record: { plan: 'A' },
      answer: { reference: 'R' },
      ties: [],
      noes: [],
    });
  });

  it('of a good answer after the record was cleared: no record (decision 44)', () => {
    const good = { on: 'goodAnswer', answer: {}, sent: entry() } as const;
    expect(after(entry({ record: null }), good).record).toBeNull();
  });

  it.each([
    ['refused', true],
    ['unsent', true],
    ['doubt', false],
  ] as const)('of a good answer after %s: that it came late, %s (S13)', (state, late) => {
    const good = { on: 'goodAnswer', answer: {}, sent: entry() } as const;
    expect(after(entry({ state }), good).late).toBe(late);
    expect(after(entry({ state, late: true }), good).late).toBe(true);
  });

  it('of a refusal: what it was, and no no of before', () => {
    const heard = { on: 'refusal', refusal } as const;
    expect(after(entry({ state: 'sending', noes: [190] }), heard)).toMatchObject({
      state: 'sending',
      refusal,
      noes: [],
    });
  });

  it('of an ask that failed: when it was tried, but for offline', () => {
    const failed = (said: 'unreached' | 'offline') =>
      decide(entry({ askedAt: 1, noes: [190] }), { on: 'askFailed', said }, moment);
    expect(failed('unreached')).toMatchObject({ askedAt: moment, noes: [190] });
    expect(failed('offline')).toMatchObject({ askedAt: 1, said: 'offline' });
  });
});

describe('nothing follows', () => {
  it.each([
    ['lost', 'done', { on: 'lost' }],
    ['a no', 'done', no(400)],
    ['a no', 'refused', no(400)],
    ['putting aside', 'unsent', { on: 'putAside' }],
    // What is said of it is when the partner told that it has none.
    ['an ask that failed', 'unsent', { on: 'askFailed', said: 'unreached' }],
  ] as const)('from %s once it is %s', (_, state, heard) => {
    expect(decide(entry({ state }), heard, moment)).toBeNull();
  });
});
