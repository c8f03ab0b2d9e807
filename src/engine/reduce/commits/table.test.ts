import { describe, expect, it } from 'vitest';
import { commitHeard, commitStates } from '../../model';
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
