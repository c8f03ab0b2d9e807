import { describe, expect, it } from 'vitest';
import type { Json } from '../model';
import type { CompiledField, CompiledOption, CompiledPart, FieldType } from '../../journey';
import { call, drive, field, journey, reaction, section, step, use } from '../testing';

const option = (value: string, rest: Partial<CompiledOption> = {}): CompiledOption => ({
  value,
  label: [value],
  hint: [],
  pictogram: null,
  when: true,
  unavailable: false,
  unavailableReason: [],
  ...rest,
});

const part = (name: string): CompiledPart => ({
  name,
  type: 'string',
  label: [name],
  subject: name,
  required: false,
});

/** What is kept of a value that somebody gave; `before` it another one, so that nothing can be told from null. */
function kept(
  type: FieldType,
  rest: Partial<CompiledField>,
  value: Json,
  before: Json = null,
): Json {
  const drives = drive(
    journey(
      [
        step('apply', [
          section('s', [field('x', 'x', type, rest)], {
            reactions: [reaction({ kind: 'entered' }, [{ call: [use('homes')] }])],
          }),
        ]),
      ],
      { calls: { homes: call('homes') } },
    ),
  )
    .enter()
    .succeed('homes', [
      { id: 'h1', name: 'One', secret: 'x', at: { street: 'Elm Row' } },
      { id: 'h2', name: 'Two', secret: 'y' },
    ]);
  return drives.answer('s', 'x', before).answer('s', 'x', value).read('x');
}

const listed = {
  options: {
    kind: 'list',
    items: [option('a'), option('b'), option('c', { unavailable: true })],
  },
} as const;
const lookedUp = (keep: readonly string[]) =>
  ({
    options: {
      kind: 'lookup',
      lookup: 'homes',
      at: '',
      value: 'id',
      label: 'name',
      keep,
      known: {},
    },
  }) as const;
const composite = { parts: [part('street'), part('town')] };

describe('what is kept of an answer', () => {
  it.each<[string, FieldType, Partial<CompiledField>, Json, Json, Json]>([
    ['a text', 'string', {}, 'x', null, 'x'],
    ['nothing', 'string', {}, null, 'x', null],
    ['an object for a text: what was there', 'string', {}, { a: 1 }, 'x', 'x'],
    ['an object', 'object', {}, { a: 1 }, null, { a: 1 }],
    ['a tick', 'boolean', {}, true, null, true],
    ['no tick', 'boolean', { unticked: false }, false, true, false],
    ['no tick where that is no answer', 'boolean', { unticked: null }, false, true, null],
    ['an option', 'string', listed, 'a', 'b', 'a'],
    ['no option', 'string', listed, null, 'b', null],
    ['an option that is not offered', 'string', listed, 'd', 'b', 'b'],
    ['an option that cannot be had', 'string', listed, 'c', 'b', 'b'],
    [
      'an option with some of its keys',
      'object',
      lookedUp(['id', 'name']),
      'h2',
      null,
      { id: 'h2', name: 'Two' },
    ],
    [
      'an option with a key that it lacks',
      'object',
      lookedUp(['id', 'at']),
      'h2',
      null,
      { id: 'h2', at: null },
    ],
    ['an option without keys', 'string', lookedUp([]), 'h1', null, 'h1'],
    [
      'parts',
      'object',
      composite,
      { street: 'Elm Row', town: 'York' },
      null,
      { street: 'Elm Row', town: 'York' },
    ],
    [
      'the parts that are filled',
      'object',
      composite,
      { street: ' ', town: '' },
      null,
      { street: ' ' },
    ],
    ['no part', 'object', composite, { street: null, town: '' }, { street: 'x' }, null],
    ['nothing for parts', 'object', composite, null, { street: 'x' }, null],
    [
      'parts that there are not',
      'object',
      composite,
      { county: 'x' },
      { street: 'x' },
      { street: 'x' },
    ],
    ['a text for parts', 'object', composite, 'x', { street: 'x' }, { street: 'x' }],
  ])('%s', (_, type, rest, value, before, expected) => {
    expect(kept(type, rest, value, before)).toEqual(expected);
  });

  it('of options that say no and yes, no is an answer', () => {
    const items = [false, true].map((value) => ({ ...option('x'), value }));
    const rest = { options: { kind: 'list', items }, unticked: null } as const;
    expect(kept('boolean', rest, false, true)).toBe(false);
  });
});

describe('where somebody answers', () => {
  const folding = (progressive = true) =>
    drive(
      journey([
        step(
          'apply',
          ['one', 'two', 'three'].map((id) =>
            section(id, [field('x', id, 'string', { required: true })]),
          ),
          { progressive },
        ),
      ]),
    ).enter();

  it('is open from then on', () => {
    const drives = folding().answer('one', 'x', 'a');
    drives.happen({ type: 'sectionContinued', section: 'one' });
    expect(drives.state.progress.open).toEqual({ apply: 'two' });
    expect(drives.answer('one', 'x', 'b').state.progress.open).toEqual({ apply: 'one' });
  });

  it('is of no matter on a page that does not fold', () => {
    const drives = folding(false).answer('two', 'x', 'a');
    expect(drives.state.progress.open).toEqual({});
  });

  it('Continue goes on to the next that is not valid, and remembers the furthest', () => {
    const drives = folding().answer('one', 'x', 'a');
    drives.happen({ type: 'sectionContinued', section: 'one' }).answer('two', 'x', 'b');
    drives.happen({ type: 'sectionContinued', section: 'two' });
    expect(drives.state.progress).toMatchObject({
      open: { apply: 'three' },
      reached: { apply: 'three' },
    });
    drives.happen({ type: 'sectionOpened', section: 'one' });
    drives.happen({ type: 'sectionContinued', section: 'one' });
    expect(drives.state.progress).toMatchObject({
      open: { apply: 'three' },
      reached: { apply: 'three' },
    });
    drives.answer('three', 'x', 'c').happen({ type: 'sectionContinued', section: 'three' });
    expect(drives.state.progress).toMatchObject({
      open: { apply: null },
      reached: { apply: 'three' },
    });
  });

  it('Continue where something is missing shows it, until it is there', () => {
    const drives = folding().happen({ type: 'sectionContinued', section: 'one' });
    expect(drives.state.progress).toMatchObject({
      refused: { apply: true },
      touched: { 'one.x': true },
      open: { apply: 'one' },
    });
    const { state } = drives;
    expect(drives.happen({ type: 'sectionContinued', section: 'one' }).state).toBe(state);
    drives.answer('one', 'x', 'a').happen({ type: 'sectionContinued', section: 'one' });
    expect(drives.state.progress.refused).toEqual({});
  });
});
