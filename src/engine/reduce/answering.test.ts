import { describe, expect, it } from 'vitest';
import type { CompiledReaction } from '../model';
import {
  call,
  drive,
  field,
  journey,
  permit,
  permitValidators,
  reaction,
  section,
  step,
} from '../testing';

const at = () => drive(permit, permitValidators).enter();
const found = () =>
  at()
    .answer('home', 'postcode', 'ab1 2cd')
    .happen({ type: 'actionPressed', section: 'home', action: 'find' })
    .succeed('addresses', [
      { id: 'a1', text: 'One', secret: 'x' },
      { id: 'a2', text: 'Two', secret: 'y' },
    ]);
const zoned = () =>
  found()
    .answer('home', 'address', 'a1')
    .answer('home', 'consent', true)
    .succeed('zone', { kind: 'van' });

describe('an answer', () => {
  it('is tidied while it is typed, and trimmed once the field is left', () => {
    const journeyOfNames = journey([
      step('apply', [section('who', [field('name', 'name', 'string')])]),
    ]);
    const typed = drive(journeyOfNames).enter().answer('who', 'name', ' Ann ');
    expect(typed.read('name')).toBe(' Ann ');
    expect(typed.happen({ type: 'fieldLeft', section: 'who', field: 'name' }).read('name')).toBe(
      'Ann',
    );
    expect(at().answer('home', 'postcode', 'ab1 2cd').read('postcode')).toBe('AB12CD');
  });

  it('of an option from a lookup keeps the declared keys, and shows the value', () => {
    const chosen = found().answer('home', 'address', 'a1');
    expect(chosen.read('address')).toEqual({ id: 'a1', text: 'One' });
    expect(chosen.field('home', 'address')?.value).toBe('a1');
  });

  it('that is not offered is not taken', () => {
    const before = found();
    const { state } = before;
    expect(before.answer('home', 'address', 'a9').state.answers).toBe(state.answers);
  });

  it('that is an object where a word is asked for is not taken', () => {
    expect(at().answer('home', 'postcode', { toString: 'x' }).read('postcode')).toBeNull();
  });

  it('of an unticked box is what the field says', () => {
    expect(zoned().answer('home', 'consent', false).read('consent')).toBeNull();
  });

  it('to a section that is not on the page, or a field that is hidden, is not taken', () => {
    const early = at().answer('vehicle', 'kind', 'van');
    expect(early.state.answers).toEqual({});
    const none = zoned()
      .happen({ type: 'sectionContinued', section: 'home' })
      .answer('vehicle', 'kind', 'none');
    expect(none.answer('vehicle', 'length', 3).state.answers).not.toHaveProperty('size');
  });

  it('to a disabled field is not taken', () => {
    const locked = journey([
      step('apply', [section('s', [field('a', 'a', 'string', { disabled: true })])]),
    ]);
    expect(drive(locked).enter().answer('s', 'a', 'x').read('a')).toBeNull();
  });

  it('to a folded section is taken, and opens what it makes invalid', () => {
    const on = zoned().happen({ type: 'sectionContinued', section: 'home' });
    expect(on.page()).toEqual(['home folded', 'vehicle open']);
    expect(on.answer('home', 'consent', false).page()).toEqual(['home open']);
  });
});

describe('transitive clearing', () => {
  it('follows every `changed`: postcode → address → zone and kind', () => {
    const before = zoned();
    expect(before.read('kind')).toBe('van');
    const after = before.answer('home', 'postcode', 'xy9 9yx');
    expect(after.state.answers).toMatchObject({ postcode: 'XY99YX', address: null, kind: null });
    expect(after.state.lookups).toMatchObject({
      addresses: { status: 'idle' },
      zone: { status: 'idle' },
    });
  });

  it('aborts what is on its way', () => {
    const asked = found().answer('home', 'address', 'a1').answer('home', 'consent', true);
    const request = asked.request('zone');
    asked.answer('home', 'postcode', 'xy9 9yx');
    expect(asked.effects).toContainEqual({ type: 'abort', request });
    const { state } = asked;
    expect(asked.happen({ type: 'callSucceeded', request, answer: { kind: 'car' } }).state).toBe(
      state,
    );
  });
});

describe('irrelevant means kept but not sent', () => {
  it('an answer reads as null, goes into no payload, and comes back', () => {
    const drives = zoned()
      .happen({ type: 'sectionContinued', section: 'home' })
      .answer('vehicle', 'plate', 'AB12')
      .answer('vehicle', 'length', 5)
      .answer('vehicle', 'kind', 'none');
    expect(drives.read('plate')).toBeNull();
    expect(drives.state.answers['plate']).toBe('AB12');
    drives
      .happen({ type: 'sectionContinued', section: 'vehicle' })
      .happen({ type: 'stepSubmitted', step: 'apply' });
    expect(drives.sent('saveVehicle')?.body).toEqual({ kind: 'none', length: null, plate: null });
    expect(drives.answer('vehicle', 'kind', 'van').read('plate')).toBe('AB12');
  });

  it('a path bound by several fields counts while any of them does', () => {
    const twice = drive(
      journey([
        step('apply', [
          section('s', [
            field('on', 'on', 'boolean'),
            field('a', 'x', 'string', { relevant: { '!==': [{ var: 'on' }, true] } }),
            field('b', 'x', 'string', { relevant: false }),
          ]),
        ]),
      ]),
    ).enter();
    expect(twice.answer('s', 'a', 'kept').read('x')).toBe('kept');
    expect(twice.answer('s', 'on', true).read('x')).toBeNull();
  });
});

describe('reactions', () => {
  const traced = (...reactions: readonly CompiledReaction[]) =>
    drive(
      journey([
        step('apply', [
          section(
            's',
            ['a', 'b', 'c', 'd'].map((name) => field(name, name, 'string')),
            { reactions },
          ),
        ]),
      ]),
    ).enter();
  const cat = (path: string, word: string) => ({
    cat: [{ if: [{ isAnswered: { var: path } }, { var: path }, ''] }, word],
  });

  it('`answered` fires for a person alone; `changed` for every change', () => {
    const traces = traced(
      reaction({ kind: 'answered', paths: ['a'] }, [{ set: { b: 'set' } }]),
      reaction({ kind: 'answered', paths: ['b'] }, [{ set: { c: 'answered b' } }]),
      reaction({ kind: 'changed', paths: ['b'] }, [{ set: { d: 'changed b' } }]),
    ).answer('s', 'a', 'x');
    expect(traces.state.answers).toEqual({ a: 'x', b: 'set', d: 'changed b' });
    expect(traces.answer('s', 'b', 'y').read('c')).toBe('answered b');
  });

  it('the same answer again fires nothing', () => {
    const traces = traced(
      reaction({ kind: 'answered', paths: ['a'] }, [{ set: { b: cat('b', '+') } }]),
    );
    traces.answer('s', 'a', 'x');
    expect(traces.answer('s', 'a', 'x').read('b')).toBe('+');
  });

  it('`changed` waits until its reaction has ended, and each change sees the earlier ones', () => {
    const traces = traced(
      reaction({ kind: 'answered', paths: ['a'] }, [
        { set: { b: 'early' } },
        { when: { '===': [{ var: 'b' }, 'early'] }, set: { c: 'last' } },
      ]),
      reaction({ kind: 'changed', paths: ['b'] }, [{ set: { d: cat('c', '!') } }]),
    ).answer('s', 'a', 'x');
    expect(traces.read('d')).toBe('last!');
  });

  it('in one change `clear` comes before `set`', () => {
    const traces = traced(
      reaction({ kind: 'answered', paths: ['a'] }, [{ clear: ['b'], set: { b: 'new' } }]),
    ).answer('s', 'a', 'x');
    expect(traces.read('b')).toBe('new');
  });

  it('whose `when` does not hold stay still', () => {
    const traces = traced(
      reaction({ kind: 'answered', paths: ['a'] }, [{ set: { b: 'x' } }], {
        '===': [{ var: 'a' }, 'go'],
      }),
    );
    expect(traces.answer('s', 'a', 'stay').read('b')).toBeNull();
    expect(traces.answer('s', 'a', 'go').read('b')).toBe('x');
  });

  it('that would change for ever come to an end', () => {
    const traces = traced(
      reaction({ kind: 'changed', paths: ['a'] }, [{ set: { a: cat('a', '.') } }]),
    );
    expect(() => traces.answer('s', 'a', 'x')).not.toThrow();
    const { state } = traces;
    expect(traces.happen({ type: 'noticeDismissed' }).state).toBe(state);
  });

  it('hear of an answer that lies in what was cleared', () => {
    const nested = drive(
      journey([
        step('apply', [
          section('s', [field('a', 'a', 'string'), field('in', 'group.in', 'string')], {
            reactions: [
              reaction({ kind: 'answered', paths: ['a'] }, [{ clear: ['group'] }]),
              reaction({ kind: 'changed', paths: ['group.in'] }, [{ set: { a: 'heard' } }]),
            ],
          }),
        ]),
      ]),
    ).enter();
    nested.answer('s', 'in', 'x').answer('s', 'a', 'y');
    expect(nested.read('a')).toBe('heard');
  });

  it('of a button are those of its own section', () => {
    const action = { id: 'go', label: [], beside: null, valid: [], enabled: true };
    const two = drive(
      journey([
        step(
          'apply',
          ['one', 'two'].map((id) =>
            section(id, [field('x', id, 'string')], {
              actions: [action],
              reactions: [
                reaction({ kind: 'pressed', action: 'go' }, [{ set: { [id]: 'pressed' } }]),
              ],
            }),
          ),
          { progressive: false },
        ),
      ]),
    ).enter();
    two.happen({ type: 'actionPressed', section: 'two', action: 'go' });
    expect(two.state.answers).toEqual({ two: 'pressed' });
  });

  it('`untouch` hides errors until the field is touched again', () => {
    const untouching = drive(
      journey([
        step('apply', [
          section('s', [field('a', 'a', 'string', { required: true }), field('b', 'b', 'string')], {
            reactions: [reaction({ kind: 'answered', paths: ['b'] }, [{ untouch: ['s.a'] }])],
          }),
        ]),
      ]),
    ).enter();
    untouching.happen({ type: 'sectionContinued', section: 's' });
    expect(untouching.field('s', 'a')?.error).toBe('a is required');
    expect(untouching.answer('s', 'b', 'x').field('s', 'a')?.error).toBeNull();
  });
});

describe('a button', () => {
  it('whose fields are not valid shows what is wrong with them, and calls nothing', () => {
    const pressed = at().happen({ type: 'actionPressed', section: 'home', action: 'find' });
    expect(pressed.planned()).toEqual([]);
    expect(pressed.field('home', 'postcode')?.error).toBe('postcode is required');
    expect(pressed.field('home', 'consent')?.error).toBeNull();
  });

  it('is busy while its call is on its way; pressed again, the newest call wins', () => {
    const pressed = at()
      .answer('home', 'postcode', 'ab1 2cd')
      .happen({ type: 'actionPressed', section: 'home', action: 'find' });
    expect(pressed.sent('addresses')?.query).toEqual({ postcode: 'AB12CD' });
    expect(pressed.view().sections[0]?.actions[0]?.busy).toBe(true);
    const older = pressed.request('addresses');
    pressed.happen({ type: 'actionPressed', section: 'home', action: 'find' });
    expect(pressed.planned()).toEqual(['abort', 'addresses']);
    const { state } = pressed;
    expect(pressed.happen({ type: 'callSucceeded', request: older, answer: [] }).state).toBe(state);
  });
});

describe('a call planned by two answers', () => {
  it('waits for both, whichever comes last', () => {
    const first = found().answer('home', 'address', 'a1');
    expect(first.planned()).toEqual([]);
    expect(first.answer('home', 'consent', true).planned()).toEqual(['zone']);
    const other = found().answer('home', 'consent', true);
    expect(other.planned()).toEqual([]);
    expect(other.answer('home', 'address', 'a1').sent('zone')?.body).toEqual({ address: 'a1' });
  });

  it('sets an answer from what came back', () => {
    expect(zoned().read('kind')).toBe('van');
  });
});

describe('a failed lookup', () => {
  it('leaves its section pending, clears nothing, and can be tried again', () => {
    const failed = found().answer('home', 'address', 'a1').answer('home', 'consent', true);
    const { answers } = failed.state;
    failed.fail('zone');
    expect(failed.view().sections[0]).toMatchObject({
      verdict: 'pending',
      lookups: [{ name: 'zone', status: 'failed', text: ['Could not load'] }],
    });
    expect(failed.state.answers).toBe(answers);
    expect(failed.happen({ type: 'sectionContinued', section: 'home' }).page()).toEqual([
      'home open',
    ]);
    failed.happen({ type: 'lookupRetried', lookup: 'zone' });
    expect(failed.planned()).toEqual(['zone']);
    expect(failed.succeed('zone', { kind: 'car' }).view().sections[0]?.verdict).toBe('valid');
  });

  it('fires `failed`, and not while it is only loaded again after a reload', () => {
    const failing = journey(
      [
        step('apply', [
          section('s', [field('a', 'a', 'string'), field('b', 'b', 'string')], {
            reactions: [
              reaction({ kind: 'answered', paths: ['a'] }, [
                { call: [{ call: 'l', as: 'l', with: {} }] },
              ]),
              reaction({ kind: 'failed', lookup: 'l' }, [{ set: { b: 'failed' } }]),
              reaction({ kind: 'succeeded', lookup: 'l' }, [{ set: { b: 'succeeded' } }]),
            ],
          }),
        ]),
      ],
      { calls: { l: call('l') }, persist: { version: 1, days: 1, allow: ['a'] } },
    );
    const asked = () => drive(failing).enter().answer('s', 'a', 'x');
    expect(asked().fail('l').read('b')).toBe('failed');
    expect(asked().reload().enter('apply', true).fail('l').read('b')).toBeNull();
    expect(asked().reload().enter('apply', true).succeed('l', 1).read('b')).toBeNull();
  });

  it('with a status of the error page leads there, and keeps the way back (ERR-18)', () => {
    const failed = found().answer('home', 'address', 'a1').answer('home', 'consent', true);
    failed.fail('zone', { kind: 'http', status: 500, message: null });
    expect(failed.effects).toEqual([
      { type: 'navigate', step: 'error', parameters: { status: '500' } },
    ]);
    expect(failed.state.progress.fault?.step).toBe('apply');
    failed.happen({ type: 'lookupRetried', lookup: 'zone' }).enter('error');
    failed.fail('zone', { kind: 'http', status: 401, message: null });
    expect(failed.effects).toEqual([]);
    expect(failed.state.progress.fault?.step).toBe('apply');
  });

  it('of a silent call, and one without an answer, lead nowhere', () => {
    const silent = drive({
      ...permit,
      calls: { ...permit.calls, zone: call('zone', { silent: true }) },
    })
      .enter()
      .answer('home', 'postcode', 'ab1 2cd')
      .happen({ type: 'actionPressed', section: 'home', action: 'find' })
      .succeed('addresses', [{ id: 'a1', text: 'One' }])
      .answer('home', 'address', 'a1')
      .answer('home', 'consent', true)
      .fail('zone', { kind: 'http', status: 500, message: null });
    expect(silent.planned()).toEqual([]);
    const offline = found().answer('home', 'address', 'a1').answer('home', 'consent', true);
    expect(offline.fail('zone', { kind: 'network', status: 500, message: null }).planned()).toEqual(
      [],
    );
  });
});
