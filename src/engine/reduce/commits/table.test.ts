import { describe, expect, it } from 'vitest';
import { commitHeard, commitStates } from '../../model';
import { entry, moment } from '../../testing';
import { decide, type Heard } from './decide';
import { leadsTo, transitions } from './table';

const states = ['none', ...commitStates] as const;

/** By state, all that leads somewhere; what is not named changes nothing. */
const expected: Readonly<Record<(typeof states)[number], Readonly<Record<string, string>>>> = {
  none: { sent: 'sending' },
  sending: {
    goodAnswer: 'done',
    notSent: 'none',
    refusal: 'sending',
    alreadyDone: 'sending',
    noAfterRefusal: 'refused',
    askFailed: 'doubt',
    lost: 'doubt',
    patienceOver: 'doubt',
    cutOff: 'doubt',
    yes: 'done',
    no: 'sending',
  },
  doubt: {
    goodAnswer: 'done',
    yes: 'done',
    no: 'doubt',
    believedNo: 'unsent',
    askFailed: 'doubt',
    putAside: 'aside',
  },
  aside: { goodAnswer: 'done', yes: 'done', no: 'aside', believedNo: 'unsent', askFailed: 'aside' },
  unsent: {
    sent: 'sending',
    goodAnswer: 'done',
    yes: 'done',
    no: 'unsent',
    believedNo: 'unsent',
    askFailed: 'unsent',
  },
  refused: { sent: 'sending', goodAnswer: 'done', yes: 'done' },
  done: { goodAnswer: 'done' },
};

describe('the transition table (design §1.2)', () => {
  it.each(states.flatMap((from) => commitHeard.map((heard) => [from, heard] as const)))(
    'from %s, hearing %s',
    (from, heard) => {
      expect(leadsTo(from, heard)).toBe(expected[from][heard] ?? null);
    },
  );

  it('says of no state twice what the same thing leads to', () => {
    const pairs = transitions.flatMap(({ from, on }) => from.map((state) => `${state} ${on}`));
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('knows an outcome from a good answer, a yes, or a no that is believed alone (rule 1)', () => {
    for (const { from, on, to } of transitions) {
      if (to === 'done') expect(['goodAnswer', 'yes']).toContain(on);
      if (to === 'unsent') expect(on).toBe('believedNo');
      if (to === 'refused') expect(on).toBe('noAfterRefusal');
      if (from.includes('done')) expect(to).toBe('same');
    }
  });
});

const no = (watched: number): Heard => ({ on: 'no', watched, settlesWithin: 180 });

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
    const once = decide(doubt, no(first), moment);
    expect(once?.state).toBe('doubt');
    expect(decide(once, no(second), moment)?.state).toBe(state);
  });

  it('counts from the first that may count, whatever came between (decision 42)', () => {
    const asked = [
      no(100),
      no(190),
      { on: 'askFailed', said: 'unreached' } as const,
      no(200),
      no(210),
    ];
    const after = asked.reduce<typeof doubt | null>(
      (known, heard) => decide(known, heard, moment),
      doubt,
    );
    expect(after).toMatchObject({ state: 'unsent', noes: [190, 210], said: 'no' });
  });

  it.each([
    [0, 4, 'sending'],
    [0, 5, 'refused'],
  ])('after a refusal, asked for at %d and %d seconds: %s', (first, second, state) => {
    const refused = entry({ state: 'sending', refusal: { status: 503, message: null } });
    const once = decide(refused, no(first), moment);
    expect(once?.state).toBe('sending');
    expect(decide(once, no(second), moment)?.state).toBe(state);
  });

  it('while the answer is awaited is believed never, however often', () => {
    const many = [0, 30, 90].reduce<ReturnType<typeof entry> | null>(
      (known, watched) => decide(known, no(watched), moment),
      entry({ state: 'sending' }),
    );
    expect(many?.state).toBe('sending');
  });
});

describe('what is kept', () => {
  it('of a yes: the ties only where nobody knows which was taken (row 9)', () => {
    const yes = { on: 'yes' } as const;
    expect(decide(entry(), yes, moment)).toMatchObject({ state: 'done', ties: [], late: false });
    const two = entry({ ties: [{ key: 'k1' }, { key: 'k2' }], state: 'unsent' });
    expect(decide(two, yes, moment)).toMatchObject({ ties: two.ties, late: true, askedAt: moment });
  });

  it('of a good answer: the record of the attempt that it answers', () => {
    const first = entry({ record: { plan: 'A' } });
    const second = entry({ attempt: 2, record: { plan: 'B' }, state: 'sending' });
    const good = { on: 'goodAnswer', answer: { reference: 'R' }, sent: first } as const;
    expect(decide(second, good, moment)).toMatchObject({
      state: 'done',
      record: { plan: 'A' },
      answer: { reference: 'R' },
      ties: [],
    });
  });

  it('of an ask that failed: when it was tried, but for offline', () => {
    const failed = (said: 'unreached' | 'offline') =>
      decide(entry({ askedAt: 1, noes: [190] }), { on: 'askFailed', said }, moment);
    expect(failed('unreached')).toMatchObject({ askedAt: moment, noes: [190] });
    expect(failed('offline')).toMatchObject({ askedAt: 1, said: 'offline' });
  });
});
