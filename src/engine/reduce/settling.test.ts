import { describe, expect, it } from 'vitest';
import type { CompiledChange, CompiledReaction, CompiledSection } from '../../journey';
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
  sequenceStep,
  step,
  use,
  v,
} from '../testing';

const names = ['a', 'b', 'c'];
const answersOf = (id: string, rest: Partial<CompiledSection> = {}) =>
  section(
    id,
    names.map((name) => field(name, name, 'string')),
    rest,
  );

/** Two steps; the reactions stand in the section of the first. */
const reacting = (
  reactions: readonly CompiledReaction[],
  {
    later = [],
    own = [],
  }: { later?: readonly CompiledReaction[]; own?: readonly CompiledReaction[] } = {},
) =>
  drive(
    journey(
      [
        step('apply', [answersOf('s', { reactions })], { reactions: own }),
        step('later', [section('t', [])], { reactions: later }),
        step('error', []),
      ],
      {
        records: { heard: { initial: null }, more: { initial: null } },
        calls: { l: call('l') },
        sequences: {
          begin: sequence(
            'begin',
            [sequenceStep('one', { use: { ...use('l'), with: { x: 1 } } })],
            {
              first: [change({ set: { more: v('with.x') } })],
            },
          ),
        },
        failures: { statuses: [500], goTo: 'error', track: null },
      },
    ),
  );

const onA = (changes: readonly Partial<CompiledChange>[]) =>
  reaction({ kind: 'answered', paths: ['a'] }, changes);

describe('reactions of a step', () => {
  it('fire at each entry, those of `entered` alone', () => {
    const drives = reacting([], {
      own: [
        reaction({ kind: 'entered' }, [{ set: { heard: { cat: [v('heard'), '+'] } } }]),
        reaction({ kind: 'changed', paths: ['b'] }, [{ set: { more: 'changed' } }]),
      ],
    }).enter();
    expect([drives.read('heard'), drives.read('more')]).toEqual(['+', null]);
    expect(drives.enter('later').enter().read('heard')).toBe('++');
    expect(drives.answer('s', 'b', 'x').read('more')).toBe('changed');
  });

  it('that nobody is at stay still', () => {
    const drives = reacting([], {
      later: [reaction({ kind: 'changed', paths: ['a'] }, [{ set: { heard: 'later' } }])],
    }).enter();
    expect(drives.answer('s', 'a', 'x').read('heard')).toBeNull();
  });

  it('behind a page that is not the error page stay still', () => {
    const drives = reacting([
      onA([{ call: [use('l')] }]),
      reaction({ kind: 'succeeded', lookup: 'l' }, [{ set: { heard: 'yes' } }]),
    ]).enter();
    drives.answer('s', 'a', 'x').enter('later').succeed('l', 1);
    expect(drives.read('heard')).toBeNull();
    const failed = drives.enter().answer('s', 'a', 'y').fail('l', refusal(500));
    expect(failed.planned()).toEqual(['→ error']);
    failed.enter('error').enter('later');
    expect(
      failed.happen({ type: 'lookupRetried', lookup: 'l' }).succeed('l', 1).read('heard'),
    ).toBeNull();
  });
});

describe('a change', () => {
  it.each([
    ['one of several paths', ['a', 'b'], 'x'],
    ['another path', ['c'], null],
  ])('of %s', (_, paths, heard) => {
    const drives = reacting([reaction({ kind: 'changed', paths }, [{ set: { heard: 'x' } }])]);
    expect(drives.enter().answer('s', 'a', 'y').read('heard')).toBe(heard);
  });

  it('that begins a sequence begins it as a visit does, with nothing', () => {
    const drives = reacting([
      onA([{ run: 'begin' }]),
      reaction({ kind: 'succeeded', lookup: 'l' }, [{ set: { heard: 'yes' } }]),
    ]).enter();
    expect(drives.answer('s', 'a', 'x').planned()).toEqual(['l']);
    expect(drives.state.progress.runs['begin']).toMatchObject({ restoring: false, with: {} });
    expect(drives.read('more')).toBeNull();
    expect(drives.succeed('l', 1).read('heard')).toBe('yes');
  });
});

describe('changes that are stopped', () => {
  const grows = (path: string) => ({ [path]: { cat: [v(path), '.'] } });

  it('name all that was still to be heard', () => {
    const drives = reacting([
      reaction({ kind: 'changed', paths: ['a'] }, [{ set: { ...grows('a'), ...grows('b') } }]),
    ]).enter();
    expect(drives.answer('s', 'a', 'x').effects).toEqual([
      { type: 'report', fault: 'Changes were stopped after 64 rounds. Still to be heard: a, b.' },
    ]);
    expect(drives.state.progress.stuck).toEqual(['a', 'b']);
  });

  it('are stopped too where sequences begin each other, and nothing is to be heard', () => {
    const drives = drive(
      journey([step('apply', [answersOf('s', { reactions: [onA([{ run: 'one' }])] })])], {
        sequences: {
          one: sequence('one', [], { then: [change({ run: 'two' })] }),
          two: sequence('two', [], { then: [change({ run: 'one' })] }),
        },
      }),
    ).enter();
    expect(drives.answer('s', 'a', 'x').effects).toEqual([
      { type: 'report', fault: 'Changes were stopped after 64 rounds.' },
    ]);
    expect(drives.state.progress.stuck).toEqual([]);
  });
});

describe('a button', () => {
  const action = (id: string) => ({
    id,
    label: [],
    beside: null,
    block: null,
    look: 'second' as const,
    valid: [],
    enabled: id !== 'off',
  });
  const pressed = (id: string) =>
    drive(
      journey(
        [
          step('apply', [
            answersOf('s', {
              actions: ['one', 'two', 'off'].map(action),
              reactions: [
                reaction({ kind: 'pressed', action: 'one' }, [{ set: { heard: 'one' } }]),
                reaction({ kind: 'pressed', action: 'off' }, [{ set: { heard: 'off' } }]),
                reaction({ kind: 'entered' }, [{ set: { entries: { cat: [v('entries'), '+'] } } }]),
              ],
            }),
          ]),
        ],
        { records: { heard: { initial: null }, entries: { initial: null } } },
      ),
    )
      .enter()
      .happen({ type: 'actionPressed', section: 's', action: id });

  it.each([
    ['one', 'one'],
    ['two', null],
    ['off', null],
    ['three', null],
  ])('%s: %j', (id, heard) => {
    const drives = pressed(id);
    expect(drives.read('heard')).toBe(heard);
    expect(drives.read('entries')).toBe('+');
  });
});

it('what a section does as it is entered takes away the next one, which is entered when it is back (X6)', () => {
  const drives = drive(
    journey(
      [
        step(
          'apply',
          [
            answersOf('one', {
              reactions: [
                reaction({ kind: 'entered' }, [{ set: { a: 'away' } }]),
                reaction({ kind: 'entered' }, [{ set: { heard: { cat: [v('heard'), '1'] } } }]),
              ],
            }),
            section('two', [], {
              relevant: { '!==': [v('a'), 'away'] },
              reactions: [
                reaction({ kind: 'entered' }, [{ set: { heard: { cat: [v('heard'), '2'] } } }]),
              ],
            }),
          ],
          { progressive: false },
        ),
      ],
      { records: { heard: { initial: null } } },
    ),
  ).enter();
  expect(drives.read('heard')).toBe('1');
  expect(drives.answer('one', 'a', 'back').read('heard')).toBe('12');
  expect(drives.answer('one', 'a', 'away').answer('one', 'a', 'again').read('heard')).toBe('12');
});

describe('errors that were shown', () => {
  const left = (name: string) => ({ type: 'fieldLeft', section: 's', field: name }) as const;

  it('stay beside those that are added, and go one by one', () => {
    const drives = reacting([
      reaction({ kind: 'answered', paths: ['c'] }, [{ untouch: ['s.a', 's.c'] }]),
    ]).enter();
    drives.answer('s', 'a', 'x').happen(left('a')).answer('s', 'b', 'x').happen(left('b'));
    expect(drives.state.progress.touched).toEqual({ 's.a': true, 's.b': true });
    expect(drives.answer('s', 'c', 'x').state.progress.touched).toEqual({ 's.b': true });
    const { touched } = drives.state.progress;
    expect(drives.answer('s', 'c', 'y').state.progress.touched).toBe(touched);
  });
});

it('what had to be entered again after a reload is found once it is there', () => {
  const secret = ['a', 'b'].map((name) => field(name, name, 'string', { required: true }));
  const drives = drive(journey([step('apply', [section('s', secret)])])).enter();
  drives.answer('s', 'a', 'x').answer('s', 'b', 'y');
  const back = drives.reload().enter('apply', true);
  expect(back.state.progress.lost).toEqual(['s.a', 's.b']);
  expect(back.answer('s', 'a', 'x').state.progress.lost).toEqual(['s.b']);
  const { lost } = back.state.progress;
  expect(back.answer('s', 'a', 'z').state.progress.lost).toBe(lost);
});

describe('an option of a lookup that a change sets', () => {
  const options = (keep: readonly string[]) =>
    ({ kind: 'lookup', lookup: 'l', at: '', value: 'id', label: 'id', keep, known: {} }) as const;
  it.each([
    ['some keys', ['id', 'none'], { id: 1, more: 2 }, { id: 1, none: null }],
    ['all where none is named', [], { id: 1, more: 2 }, { id: 1, more: 2 }],
    ['a value that is no object', ['id'], 'h1', 'h1'],
  ])('keeps %s', (_, keep, value, expected) => {
    const drives = drive(
      journey(
        [
          step('apply', [
            section('s', [field('x', 'x', 'object', { options: options(keep) })], {
              reactions: [
                reaction({ kind: 'entered' }, [{ call: [use('l')] }]),
                reaction({ kind: 'succeeded', lookup: 'l' }, [{ set: { x: v('lookups.l') } }]),
              ],
            }),
          ]),
        ],
        { calls: { l: call('l') } },
      ),
    ).enter();
    expect(drives.succeed('l', value).read('x')).toEqual(expected);
  });
});
