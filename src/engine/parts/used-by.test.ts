import { describe, expect, it } from 'vitest';
import type { CompiledJourney } from '../../journey';
import {
  call,
  change,
  field,
  journey,
  reaction,
  section,
  sequence,
  sequenceStep,
  step,
  use,
} from '../testing';
import { commit } from '../testing/commits';
import { splitJourney } from './split-journey';
import { usedBy } from './used-by';

const names = ['load', 'more', 'last', 'later', 'count', 'ask'];

const whole: CompiledJourney = journey(
  [
    step('apply', [section('s', [field('a', 'a', 'string')])], {
      entry: 'load',
      aside: ['prices'],
      reactions: [reaction({ kind: 'entered' }, [{ run: 'more' }])],
    }),
    step(
      'pay',
      [
        section('p', [
          field('a', 'a', 'string', { initial: 'later' }),
          field('b', 'b', 'string', { initial: 'B' }),
          field('c', 'c', 'string'),
        ]),
      ],
      {
        aside: ['prices', 'help'],
        title: [{ when: true, text: ['Pay'] }],
        lead: [{ when: true, text: ['How to'] }],
        requires: [{ that: true, goTo: 'apply', notice: [] }],
        reactions: [reaction({ kind: 'entered' }, [{ run: 'later' }])],
        submit: { label: ['Pay'], sequence: 'later', ready: [], deliberate: false },
        entry: 'later',
      },
    ),
  ],
  {
    records: { mark: { initial: 'x' } },
    calls: Object.fromEntries(names.map((name) => [name, call(name)])),
    sequences: {
      load: sequence('load', [sequenceStep('load', { then: [change({ run: 'last' })] })]),
      // Two that begin each other come to an end.
      more: sequence('more', [sequenceStep('more')], { then: [change({ run: 'load' })] }),
      last: sequence('last', [sequenceStep('last')], {
        first: [change({ run: 'more' })],
        then: [change({ run: 'nowhere' })],
      }),
      later: sequence('later', [sequenceStep('later')]),
    },
    messages: {
      default: [],
      rules: {},
      fields: {},
      texts: { 'prices.a': ['A'], 'help.b': ['B'], 'page.c': ['C'] },
    },
  },
);
const of = (about: CompiledJourney, steps = about.steps.slice(0, 1)) => {
  const { calls, sequences } = usedBy(steps, about);
  return [[...calls].sort(), [...sequences].sort()];
};

describe('what a step can come to', () => {
  it('is what its entry and its reactions begin, and what that begins in turn', () => {
    expect(of(whole)).toEqual([
      ['last', 'load', 'more'],
      ['last', 'load', 'more'],
    ]);
    expect(of(whole, whole.steps.slice(1))).toEqual([['later'], ['later']]);
  });

  it('is nothing where no step is', () => {
    expect(of(whole, [])).toEqual([[], []]);
  });

  it('is what a section calls', () => {
    const asking = section('s', [], {
      reactions: [reaction({ kind: 'entered' }, [{ call: [use('count')] }])],
    });
    expect(of(whole, [step('apply', [asking])])).toEqual([['count'], []]);
  });

  it('is always the call that counts, and the question about a commit', () => {
    const counting = { ...whole, tracking: { call: 'count', records: {} } };
    expect(of(counting, [])[0]).toEqual(['count']);
    const committing = { ...whole, commits: { order: commit('order') } };
    expect(of(committing, [])[0]).toEqual(['ask']);
  });
});

describe('the start of a journey', () => {
  it('has of a later step what the way there needs, and nothing that it does', () => {
    const { start } = splitJourney(whole);
    const [, pay] = whole.steps;
    expect(start.steps[1]).toEqual({
      ...pay,
      title: [],
      lead: [],
      sections: [],
      content: [],
      requires: [],
      reactions: [],
      entry: null,
      submit: null,
    });
    expect(start.steps[0]).toBe(whole.steps[0]);
  });

  it('declares answers that only later fields are bound to, with what they begin with', () => {
    const { start, rest } = splitJourney(whole);
    expect(start.records).toEqual({
      mark: { initial: 'x' },
      b: { initial: 'B' },
      c: { initial: null },
    });
    expect(rest.records).toEqual({ mark: { initial: 'x' } });
  });

  it('has the texts of screens that stand beside it, and those of no screen', () => {
    const { start, rest } = splitJourney(whole);
    expect(Object.keys(start.messages.texts)).toEqual(['prices.a', 'page.c']);
    expect(Object.keys(rest.texts)).toEqual(['help.b']);
  });

  it('leaves the other calls and sequences to the rest', () => {
    const { rest } = splitJourney(whole);
    expect(Object.keys(rest.calls)).toEqual(['later', 'count', 'ask']);
    expect(Object.keys(rest.sequences)).toEqual(['later']);
  });
});
