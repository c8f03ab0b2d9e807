import { describe, expect, it } from 'vitest';
import type { CompiledChange, CompiledJourney } from '../../journey';
import type { Effect, Json } from '../model';
import {
  call,
  change,
  drive,
  field,
  journey,
  reaction,
  refusal,
  section,
  sequence,
  step,
  use,
  v,
} from '../testing';

/** A page on which an answer to `a` makes these changes. */
const changing = (
  changes: readonly Partial<CompiledChange>[],
  rest: Partial<CompiledJourney> = {},
) =>
  drive(
    journey(
      [
        step('apply', [
          section('s', [field('a', 'a', 'string'), field('b', 'b', 'string')], {
            reactions: [
              reaction({ kind: 'answered', paths: ['a'] }, changes),
              reaction({ kind: 'answered', paths: ['b'] }, [{ call: [use('l')] }]),
              reaction({ kind: 'changed', paths: ['lookups.l'] }, [{ set: { heard: 'changed' } }]),
            ],
          }),
        ]),
        step('away', []),
      ],
      {
        records: { heard: { initial: null } },
        calls: { l: call('l'), other: call('other'), count: call('count') },
        ...rest,
      },
    ),
  ).enter();

describe('a call', () => {
  it('is sent with all that it says, and without parameters that have no value', () => {
    const asking = changing([{ call: [{ call: 'l', as: 'mine', with: { x: v('a') } }] }], {
      calls: {
        l: call('l', {
          operation: 'getHomes',
          path: { id: v('with.x') },
          query: { a: v('a'), none: v('b'), zero: 0, no: false },
          body: { deep: [v('with.x')], none: v('b') },
          within: 7,
        }),
      },
    }).answer('s', 'a', 'x');
    expect(asking.effects).toEqual([
      {
        type: 'call',
        request: 1,
        operation: 'getHomes',
        path: { id: 'x' },
        query: { a: 'x', zero: 0, no: false },
        body: { deep: ['x'], none: null },
        silent: false,
        within: 7,
        commit: null,
      },
    ]);
    expect(asking.state.lookups).toEqual({
      mine: { status: 'loading', request: 1, call: 'l', with: { x: 'x' }, restoring: false },
    });
  });

  it('that the journey does not have is not sent', () => {
    const asking = changing([{ call: [use('toString')] }]).answer('s', 'a', 'x');
    expect(asking.effects).toEqual([]);
    expect(asking.state.lookups).toEqual({});
  });

  it('is given up for a newer one under its name alone', () => {
    const asking = changing([{ call: [use('other')] }]).answer('s', 'b', 'x');
    expect(asking.answer('s', 'a', 'x').planned()).toEqual(['other']);
    expect(asking.answer('s', 'b', 'y').planned()).toEqual(['abort', 'l']);
    asking.succeed('l', 1);
    expect(asking.answer('s', 'b', 'z').planned()).toEqual(['l']);
  });

  it('an answer with a number that nobody waits for changes nothing', () => {
    const asking = changing([]).answer('s', 'b', 'x');
    const { state } = asking;
    expect(asking.happen({ type: 'callSucceeded', request: 9, answer: 1, at: 0 }).state).toBe(
      state,
    );
    expect(
      asking.happen({ type: 'callFailed', request: 9, failure: refusal(503), at: 0 }).state,
    ).toBe(state);
  });
});

describe('a lookup that is cleared', () => {
  const cleared = () => changing([{ clear: ['lookups.l'] }]);

  it('is heard of where there was something', () => {
    const drives = cleared().answer('s', 'b', 'x').succeed('l', 1).answer('s', 'a', 'x');
    expect(drives.read('heard')).toBe('changed');
    expect(drives.state.lookups['l']).toEqual({ status: 'idle' });
    expect(drives.effects).toEqual([]);
  });

  it('is aborted where it is on its way', () => {
    const drives = cleared().answer('s', 'b', 'x').answer('s', 'a', 'x');
    expect(drives.planned()).toEqual(['abort']);
    expect(drives.read('heard')).toBe('changed');
  });

  it('is heard of where it failed', () => {
    const drives = cleared().answer('s', 'b', 'x').fail('l').answer('s', 'a', 'x');
    expect([drives.planned(), drives.read('heard')]).toEqual([[], 'changed']);
  });

  it('is not heard of where there was nothing, or was cleared before', () => {
    const drives = cleared().answer('s', 'a', 'x');
    expect(drives.read('heard')).toBeNull();
    expect(drives.state.lookups).toEqual({});
  });
});

describe('a record of what was done', () => {
  const counting = (rest: Partial<CompiledJourney['tracking']> = {}) =>
    changing([{ track: ['done'] }], {
      calls: { count: call('count', { body: { about: v('with.properties') }, within: 3 }) },
      tracking: {
        call: 'count',
        records: { done: { answer: v('a'), other: v('b'), zero: 0, no: false } },
        ...rest,
      },
    }).answer('s', 'a', 'x');

  it('is sent without a wait, with the properties that have a value', () => {
    const drives = counting();
    expect(drives.effects).toEqual([
      {
        type: 'call',
        request: 1,
        operation: 'count',
        path: {},
        query: {},
        body: {
          about: [
            { name: 'answer', value: 'x' },
            { name: 'zero', value: 0 },
            { name: 'no', value: false },
          ],
        },
        silent: true,
        within: 3,
        commit: null,
      },
    ]);
    expect(drives.state.lookups).toEqual({});
  });

  it('is not sent where nothing is counted, or it is not known', () => {
    expect(counting({ call: null }).effects).toEqual([]);
    expect(counting({ call: 'missing' }).effects).toEqual([]);
    expect(counting({ records: {} }).effects).toEqual([]);
  });

  it('is sent without a body where its call has none', () => {
    const drives = changing([{ track: ['done'] }], {
      calls: { count: call('count') },
      tracking: { call: 'count', records: { done: {} } },
    }).answer('s', 'a', 'x');
    expect(drives.sent('count')?.body).toBeNull();
  });
});

describe('what changes ask for', () => {
  it('is done in order: cleared, set, untouched, called, run, gone to', () => {
    const drives = changing(
      [{ clear: ['b'], set: { heard: v('b') }, call: [use('l')], run: 'begin', goTo: 'away' }],
      {
        sequences: { begin: sequence('begin', [], { first: [change({ call: [use('other')] })] }) },
      },
    );
    drives.answer('s', 'b', 'x').succeed('l', 1).answer('s', 'a', 'x');
    expect(drives.read('b')).toBeNull();
    // The lookup `l` has no newer answer yet.
    expect(drives.read('heard')).toBeNull();
    expect(drives.planned()).toEqual(['l', '→ away', 'other']);
  });

  it('only where their `when` holds, one by one', () => {
    const drives = changing([
      { when: false, set: { heard: 'one' } },
      { when: 1, set: { heard: 'two' } },
      { set: { b: 'three' } },
    ]).answer('s', 'a', 'x');
    expect([drives.read('heard'), drives.read('b')]).toEqual([null, 'three']);
  });

  it('a sequence that a change begins is asked with nothing, and makes its calls in earnest', () => {
    const drives = changing([{ run: 'begin' }], { sequences: { begin: sequence('begin', []) } });
    expect(drives.answer('s', 'a', 'x').state.progress.runs['begin']).toMatchObject({
      status: 'done',
      with: {},
      restoring: false,
    });
  });

  it.each<[Json, readonly Effect[]]>([
    [v('a'), [{ type: 'leave', address: 'https://a.b' }]],
    ['', []],
    [null, []],
    [7, []],
  ])('the way to another site is that to a text which is not empty: %j', (leave, planned) => {
    const drives = changing([{ leave }]).answer('s', 'a', 'https://a.b');
    expect(drives.effects).toEqual(planned);
  });

  it('an answer that stays the same is no change', () => {
    const drives = changing([{ set: { b: v('b') } }]);
    const { answers } = drives.answer('s', 'b', 'x').state;
    drives.answer('s', 'a', 'x');
    expect(drives.state.answers).toEqual({ ...answers, a: 'x' });
  });
});
