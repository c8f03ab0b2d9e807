import { describe, expect, it } from 'vitest';
import type { Json } from '../model';
import type { CompiledJourney } from '../../journey';
import {
  call,
  drive,
  field,
  given,
  journey,
  permit,
  reaction,
  section,
  step,
  use,
} from '../testing';

const asked = (...paths: readonly string[]) => ({ kind: 'answered', paths }) as const;
const about: CompiledJourney = journey(
  [
    step(
      'apply',
      [
        section(
          's',
          [
            field('unit', 'use.unit', 'string', { initial: 'year' }),
            field('secret', 'secret', 'string'),
            field('mode', 'mode', 'string', { initial: 'auto' }),
            field('place', 'place', 'string'),
          ],
          {
            needs: [],
            reactions: [
              reaction({ kind: 'entered' }, [{ set: { count: 'entered' } }]),
              reaction(asked('use.unit'), [{ call: [use('zones')] }]),
              reaction(asked('place'), [
                { call: [use('areas'), { ...use('told'), with: { it: { var: 'facts.hint' } } }] },
              ]),
              reaction(
                { kind: 'changed', paths: ['place'] },
                [{ clear: ['lookups.areas', 'lookups.zones'] }],
                { '!': [{ isAnswered: { var: 'place' } }] },
              ),
              reaction({ kind: 'succeeded', lookup: 'areas' }, [
                { set: { count: 'succeeded' }, call: [use('zones')] },
              ]),
            ],
          },
        ),
        section('later', [field('x', 'x', 'string')], {
          relevant: { isAnswered: { var: 'lookups.zones' } },
          reactions: [reaction({ kind: 'entered' }, [{ set: { x: 'default' } }])],
        }),
      ],
      { progressive: false },
    ),
    step('other', [], { requires: [{ that: false, goTo: 'apply', notice: ['First this.'] }] }),
  ],
  {
    facts: { hint: { var: 'secret' } },
    records: { count: { initial: null } },
    persist: { version: 2, days: 1, allow: ['use', 'mode', 'place', 'count', 'x'] },
    calls: {
      areas: call('areas', { body: { var: 'place' } }),
      zones: call('zones', { body: { var: 'lookups.areas.id' } }),
      told: call('told'),
    },
  },
);
const filled = () =>
  drive(about)
    .enter()
    .answer('s', 'secret', 'mum')
    .answer('s', 'place', 'here')
    .succeed('areas', { id: 1 })
    .succeed('zones', 'z');

describe('a snapshot', () => {
  it('holds the allowed answers alone, and no call that was told another', () => {
    const drives = filled();
    const stored = drives.engine.snapshot(drives.state);
    expect(JSON.stringify(stored)).not.toContain('mum');
    expect(stored['answers']).toMatchObject({ use: { unit: 'year' }, place: 'here', x: 'default' });
    expect(stored['lost']).toEqual(['s.secret']);
    expect(stored['lookups']).toEqual([
      { as: 'areas', call: 'areas', with: {}, settled: true },
      { as: 'zones', call: 'zones', with: {}, settled: true },
    ]);
  });

  it('taken before everything is loaded again still names it', () => {
    const back = filled().reload();
    expect(back.engine.snapshot(back.state)['lookups']).toHaveLength(2);
  });
});

describe('after a reload', () => {
  it('an answer that was emptied does not come back as what it starts as', () => {
    expect(filled().answer('s', 'unit', null).reload().read('use.unit')).toBeNull();
    expect(filled().reload().read('use.unit')).toBe('year');
    expect(filled().answer('s', 'mode', null).reload().read('mode')).toBeNull();
  });

  it('lookups are loaded in order, and neither `succeeded` nor `entered` fires', () => {
    const back = filled().answer('later', 'x', 'mine').reload().enter('apply', true);
    expect(back.planned()).toEqual(['areas']);
    expect(back.read('count')).toBe('succeeded');
    back.succeed('areas', { id: 7 });
    expect(back.planned()).toEqual(['zones']);
    expect(back.sent('zones')?.body).toBe(7);
    back.succeed('zones', 'z');
    expect(back.read('x')).toBe('mine');
  });

  it('`entered` fires for a section that the person had not come to', () => {
    const back = drive(about)
      .enter()
      .answer('s', 'place', 'here')
      .succeed('areas', { id: 1 })
      .reload();
    expect(back.enter('apply', true).read('x')).toBeNull();
    back.succeed('areas', { id: 1 }).succeed('zones', 'z');
    expect(back.read('x')).toBe('default');
    expect(back.read('count')).toBe('succeeded');
  });

  it('lookups are loaded at whichever step the person is sent to', () => {
    const back = filled().reload().enter('other', true);
    expect(back.planned()).toEqual(['→ apply']);
    expect(back.enter('apply').planned()).toEqual(['areas']);
    expect(back.view('apply').notice).toBe('First this.');
  });

  it('a newer call under its name is not overtaken by what waited to be loaded again', () => {
    const back = filled().reload().enter('apply', true).answer('s', 'unit', 'month');
    expect(back.planned()).toEqual(['zones']);
    expect(back.succeed('areas', { id: 1 }).planned()).toEqual([]);
  });

  it('what is cleared is not loaded again', () => {
    const back = filled().reload().enter('apply', true);
    back.answer('s', 'place', null);
    expect(back.state.progress.restore).toEqual([]);
    expect(back.planned()).toEqual(['abort', 'areas', 'told']);
    expect(back.state.lookups['zones']?.status ?? 'idle').toBe('idle');
  });

  it('what could not be kept is asked for again until it is there', () => {
    const back = filled().reload().enter('apply', true);
    expect(back.view().lost.map(({ field }) => field)).toEqual(['secret']);
    expect(back.answer('s', 'secret', 'dad').view().lost).toEqual([]);
    expect(back.state.progress.lost).toEqual([]);
  });
});

describe('a snapshot that somebody wrote', () => {
  const restore = (stored: Json) => {
    const { engine } = drive(permit);
    const back = engine.restore(stored, given);
    return back === null ? null : drive(permit, {}, back);
  };

  it.each<[string, Json]>([
    ['nothing', null],
    ['a word', 'x'],
    ['a list', []],
    ['another version', { version: 2 }],
    ['no version', {}],
  ])('%s is not taken up', (_, stored) => {
    expect(restore(stored)).toBeNull();
  });

  it.each<[string, Json]>([
    ['nothing else', {}],
    ['words for parts', { answers: 'x', lookups: 'x', progress: 'x', lost: 'x' }],
    ['lists for parts', { answers: [], lookups: {}, progress: [], lost: {} }],
    [
      'names of prototypes',
      {
        answers: { kind: 'constructor', size: { length: 5 } },
        lookups: [
          { as: 'constructor', call: 'constructor' },
          { as: '__proto__', call: 'toString' },
        ],
        progress: {
          open: { apply: 'constructor', constructor: 'x' },
          runs: {
            constructor: { status: 'failed', steps: { finish: 'failed' } },
            save: { steps: { constructor: 'failed' } },
          },
        },
      },
    ],
    [
      'answers that are no answers',
      { answers: { postcode: { toString: 1 }, kind: [], size: { length: {} } } },
    ],
    [
      'entries of other kinds',
      {
        lookups: [null, 5, { as: 5, call: 'zone' }, { as: 'zone', call: 'zone', with: [] }],
        progress: {
          open: { apply: 5 },
          reached: { apply: null },
          entered: { x: 1 },
          runs: { save: { status: 5, steps: [] } },
        },
        lost: [null, 5, 'home.nowhere', 'vehicle.plate', 'vehicle.plate'],
      },
    ],
  ])('%s throws nothing, whatever comes next', (_, stored) => {
    const hostile = restore({ version: 3, ...(stored as Record<string, Json>) });
    expect(hostile).not.toBeNull();
    hostile
      ?.enter('apply', true)
      .succeed('zone', null)
      .answer('home', 'postcode', 'ab1')
      .happen({ type: 'actionPressed', section: 'home', action: 'find' })
      .fail('addresses')
      .happen({ type: 'lookupRetried', lookup: 'addresses' })
      .happen({ type: 'lookupRetried', lookup: 'constructor' })
      .happen({ type: 'stepSubmitted', step: 'apply' });
    expect(hostile?.view().sections[0]?.id).toBe('home');
    expect(Object.keys(hostile?.state.progress.runs ?? {}).every((id) => id === 'save')).toBe(true);
  });

  it('leaves out answers that may not be stored, and fields that are not there', () => {
    const back = restore({
      version: 3,
      answers: { plate: 'AB', kind: 'van', postcode: { x: 1 }, consent: true },
      lost: ['vehicle.plate', 'home.gone', 'vehicle.plate', 'vehicle.kind'],
    });
    expect(back?.state.answers).toEqual({ kind: 'van', consent: true });
    expect(back?.state.progress.lost).toEqual(['vehicle.plate', 'home.postcode']);
  });

  it('leaves out calls that are not there, and keys that every object inherits', () => {
    const back = restore({
      version: 3,
      answers: { address: { id: 'a1', toString: 1 } },
      lookups: [{ as: 'zone', call: 'valueOf', with: {} }],
    });
    expect(back?.state.answers).toEqual({ address: { id: 'a1' } });
    expect(back?.state.progress.restore).toEqual([]);
  });

  it('calls that wait for each other are loaded all the same', () => {
    const round = journey([step('apply', [])], {
      calls: {
        a: call('a', { body: { var: 'lookups.b' } }),
        b: call('b', { body: { var: 'lookups.a' } }),
      },
    });
    const { engine } = drive(round);
    const calls = ['a', 'b'].map((id) => ({ as: id, call: id, with: {} }));
    const back = engine.restore({ version: 1, lookups: calls }, given);
    const drives = drive(round, {}, back ?? undefined).enter('apply', true);
    expect(drives.planned()).toEqual(['a']);
    expect(drives.succeed('a', 1).planned()).toEqual(['b']);
  });
});
