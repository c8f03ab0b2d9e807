import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../model';
import type { CompiledForgetting, CompiledJourney, CompiledSection } from '../../journey';
import {
  drive,
  field,
  given,
  journey,
  reaction,
  section,
  step,
  use,
  call,
  type Drive,
} from '../testing';

const forgets = (
  name: string,
  causes: readonly string[],
  initial: Json = null,
): CompiledForgetting => ({ what: 'answer', name, with: causes, initial });

const text = (name: string, rest = {}) => field(name, name, 'string', rest);

/** One page of texts, and what of them is forgotten with what. */
const page = (
  names: readonly string[],
  forgetting: readonly CompiledForgetting[],
  rest: Partial<CompiledSection> = {},
): CompiledJourney =>
  journey(
    [
      step('apply', [
        section(
          'home',
          names.map((name) => text(name)),
          rest,
        ),
      ]),
    ],
    { forgetting },
  );

const filled = (drives: Drive, ...names: readonly string[]): Drive =>
  names.reduce((all, name) => all.answer('home', name, `${name} said`), drives);

describe('what is forgotten with another answer', () => {
  it('Z15 goes back to its beginning, and so does what is forgotten with that', () => {
    const forgetting = [forgets('b', ['a'], 'first'), forgets('c', ['b'])];
    const drives = filled(
      drive(page(['a', 'b', 'c', 'd'], forgetting)).enter(),
      'a',
      'b',
      'c',
      'd',
    );
    drives.answer('home', 'a', 'other');
    expect(['a', 'b', 'c', 'd'].map((name) => drives.read(name))).toEqual([
      'other',
      'first',
      null,
      'd said',
    ]);
  });

  it('Z15 stays while its cause is given the value that it has', () => {
    const drives = filled(drive(page(['a', 'b'], [forgets('b', ['a'])])).enter(), 'a', 'b');
    expect(drives.answer('home', 'a', 'a said').read('b')).toBe('b said');
  });

  it('Z15 is quiet again', () => {
    const drives = drive(page(['a', 'b'], [forgets('b', ['a'])])).enter();
    filled(drives, 'a', 'b').happen({ type: 'fieldLeft', section: 'home', field: 'b' });
    expect(drives.state.progress.touched).toEqual({ 'home.b': true });
    drives.answer('home', 'a', 'other');
    expect(drives.state.progress.touched).toEqual({});
  });

  it('Z14 is forgotten with a part of what its cause lies above', () => {
    const fields = [field('a', 'house.number', 'string'), text('b')];
    const made = journey([step('apply', [section('home', fields)])], {
      forgetting: [forgets('b', ['house'])],
    });
    const drives = drive(made).enter().answer('home', 'b', 'said').answer('home', 'a', '4');
    expect(drives.read('b')).toBeNull();
  });

  it('Z16 stands where it is set after its cause', () => {
    const set = reaction({ kind: 'changed', paths: ['go'] }, [{ set: { a: 'set', b: 'set too' } }]);
    const made = page(['go', 'a', 'b'], [forgets('b', ['a'])], { reactions: [set] });
    const drives = drive(made).enter().answer('home', 'go', 'x');
    expect([drives.read('a'), drives.read('b')]).toEqual(['set', 'set too']);
  });

  it('Z17 is not forgotten by what is set on entry, but by what hears of it', () => {
    const reactions = [
      reaction({ kind: 'entered' }, [{ set: { a: 'entered' } }]),
      reaction({ kind: 'changed', paths: ['a'] }, [{ set: { c: 'heard' } }]),
    ];
    const made = journey(
      [
        step('apply', [section('first', [text('x')])], { progressive: false }),
        step('pay', [
          section(
            'home',
            ['a', 'b', 'c', 'd'].map((name) => text(name)),
            { reactions },
          ),
        ]),
      ],
      {
        records: { b: { initial: 'kept' }, d: { initial: 'kept' } },
        forgetting: [forgets('b', ['a']), forgets('d', ['c'])],
      },
    );
    const drives = drive(made).enter('apply').enter('pay');
    expect([drives.read('b'), drives.read('d')]).toEqual(['kept', null]);
  });

  it('Z15 a lookup is given up, and what is forgotten with it goes along', () => {
    const load = reaction({ kind: 'answered', paths: ['go'] }, [{ call: [use('zones')] }]);
    const made: CompiledJourney = {
      ...page(['go', 'a', 'b'], [], { reactions: [load] }),
      calls: { zones: call('zones') },
      forgetting: [
        { what: 'lookup', name: 'zones', with: ['a'], initial: null },
        forgets('b', ['lookups.zones']),
      ],
    };
    const drives = drive(made).enter();
    drives.answer('home', 'b', 'said').answer('home', 'go', 'x').succeed('zones', []);
    expect(drives.read('b')).toBe('said');
    drives.answer('home', 'a', 'x');
    expect(drives.state.lookups['zones']).toEqual({ status: 'idle' });
    expect(drives.read('b')).toBeNull();
  });

  it('ends, and nothing is left that hangs on what has changed', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    // Each may hang on any before it, so that no circle comes about.
    const causes = names.map((_, index) => fc.subarray(names.slice(0, index)));
    fc.assert(
      fc.property(fc.tuple(...causes), fc.constantFrom(...names), (with_, changed) => {
        const forgetting = names.flatMap((name, index) => {
          const own = with_[index] ?? [];
          return own.length === 0 ? [] : [forgets(name, own)];
        });
        const drives = drive(page(names, forgetting)).enter();
        // The last first: what is answered later forgets nothing that hangs on it.
        filled(drives, ...names);
        const before = new Map(names.map((name) => [name, drives.read(name)]));
        drives.answer('home', changed, 'other');
        const hangs = (name: string): boolean =>
          (with_[names.indexOf(name)] ?? []).some((cause) => cause === changed || hangs(cause));
        for (const name of names) {
          const wanted = name === changed ? 'other' : hangs(name) ? null : before.get(name);
          expect(drives.read(name)).toEqual(wanted);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('a section that opens', () => {
  const opening = (rest: Partial<CompiledSection> = {}, more: Partial<CompiledJourney> = {}) => {
    const opens = [
      { path: 'a', value: 'opened' },
      { path: 'b', value: { var: 'a' } },
    ];
    const home = section(
      'home',
      ['a', 'b', 'key'].map((name) => text(name)),
      { opens, ...rest },
    );
    return journey([step('apply', [home])], {
      persist: { version: 1, days: 1, allow: ['a', 'b', 'key'] },
      ...more,
    });
  };

  it('Z18 sets its answers once, each seeing the earlier ones', () => {
    const drives = drive(opening()).enter();
    expect([drives.read('a'), drives.read('b')]).toEqual(['opened', 'opened']);
    drives.answer('home', 'a', 'mine').enter('apply');
    expect(drives.read('a')).toBe('mine');
  });

  it('Z19 does not open again by a reload', () => {
    const drives = drive(opening()).enter().answer('home', 'a', 'mine');
    const back = drives.engine.restore(drives.engine.snapshot(drives.state), given);
    if (back === null) throw new Error('the snapshot was not taken up');
    const after = drive(opening(), {}, back).enter('apply', true);
    expect([after.read('a'), after.read('b')]).toEqual(['mine', 'opened']);
  });

  it('Z19 opens anew after what it is forgotten with', () => {
    const forgetting: readonly CompiledForgetting[] = [
      forgets('a', ['key']),
      { what: 'section', name: 'home', with: ['key'], initial: null },
    ];
    const drives = drive(opening({}, { forgetting })).enter().answer('home', 'a', 'mine');
    expect(drives.answer('home', 'key', 'K2').read('a')).toBe('opened');
  });

  it('Z19 opens anew alone: what others opened with stays as it was answered', () => {
    const anew: CompiledForgetting = { what: 'section', name: 'one', with: ['key'], initial: null };
    const sheets = [
      section('one', [text('a'), text('key')], { opens: [{ path: 'a', value: 'opened' }] }),
      section('two', [text('b')], { opens: [{ path: 'b', value: 'opened' }] }),
    ];
    const drives = drive(
      journey([step('apply', sheets, { progressive: false })], { forgetting: [anew] }),
    ).enter();
    drives.answer('one', 'a', 'mine').answer('two', 'b', 'mine').answer('one', 'key', 'K2');
    expect([drives.read('a'), drives.read('b')]).toEqual(['opened', 'mine']);
  });

  it('Z18 of items opens for each new one, never for one that is opened to be changed', () => {
    const words = { add: [], save: [], cancel: [], change: [], remove: [] };
    const cars = field('cars', 'cars', 'array', {
      list: { item: 'car', max: 3, words, summary: [] },
    });
    const at = { section: 'home', field: 'cars' };
    const drives = drive(
      journey([
        step('apply', [
          section('home', [cars]),
          section(
            'car',
            [field('plate', 'car.plate', 'string'), field('fuel', 'car.fuel', 'string')],
            {
              present: { as: 'item', ...at },
              opens: [{ path: 'car.fuel', value: 'petrol' }],
            },
          ),
        ]),
      ]),
    ).enter();
    const begin = (index: number | null) => drives.happen({ type: 'itemOpened', ...at, index });
    const save = () => drives.happen({ type: 'itemSaved', ...at });
    begin(null);
    expect([drives.read('car.fuel'), drives.view().missing]).toEqual(['petrol', []]);
    drives.answer('car', 'plate', 'A').answer('car', 'fuel', 'gas');
    save();
    begin(0);
    expect(drives.read('car.fuel')).toBe('gas');
    save();
    begin(null);
    expect(drives.read('car.fuel')).toBe('petrol');
    drives.happen({ type: 'itemDismissed', ...at });
    expect(drives.read('cars')).toEqual([{ plate: 'A', fuel: 'gas' }]);
    expect(drives.state.progress).toMatchObject({ drafts: {}, opened: {} });
  });

  it('Z18 waits for what it needs, and until its variant is known', () => {
    const load = reaction({ kind: 'answered', paths: ['key'] }, [{ call: [use('plan')] }]);
    const made = opening(
      { needs: ['plan'], known: { isAnswered: { var: 'lookups.plan.id' } }, reactions: [load] },
      { calls: { plan: call('plan') } },
    );
    const drives = drive(made).enter().answer('home', 'key', 'x');
    expect(drives.read('a')).toBeNull();
    drives.succeed('plan', { id: 4 });
    expect(drives.read('a')).toBe('opened');
  });

  it('is noted as not opened on the device where nothing opens', () => {
    const drives = drive(opening({ opens: [] })).enter();
    expect(drives.engine.snapshot(drives.state)['progress']).toHaveProperty('opened', {});
  });

  it('does not open again what a release without `opens` had entered', () => {
    const about = opening();
    const drives = drive(about).enter();
    const stored = JSON.parse(
      JSON.stringify(drives.engine.snapshot(drives.state), (key, value: Json) =>
        key === 'opened' ? undefined : value,
      ),
    ) as Json;
    const back = drives.engine.restore(stored, given);
    expect(back?.progress.opened).toEqual(back?.progress.entered);
    expect(Object.keys(back?.progress.opened ?? {})).not.toEqual([]);
  });
});
