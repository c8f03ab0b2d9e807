import { describe, expect, it } from 'vitest';
import {
  call,
  drive,
  field,
  found,
  journey,
  permit,
  reaction,
  section,
  step,
  use,
  zoned,
} from '../testing';

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

  it('takes with it what the same call failed to answer under other names, and nothing else', () => {
    const fields = [field('x', 'x', 'string')];
    const asked = [use('l', 'one'), use('l', 'two'), use('l', 'three'), use('m', 'four')];
    const drives = drive(
      journey(
        [
          step('apply', [
            section('s', fields, {
              reactions: [reaction({ kind: 'answered', paths: ['x'] }, [{ call: asked }])],
            }),
          ]),
        ],
        { calls: { l: call('l'), m: call('m') } },
      ),
    )
      .enter()
      .answer('s', 'x', '1')
      .fail('one')
      .fail('two')
      .succeed('three', 1)
      .fail('four');
    drives.happen({ type: 'lookupRetried', lookup: 'two' });
    const status = (name: string) => drives.state.lookups[name]?.status;
    expect(['one', 'two', 'three', 'four'].map(status)).toEqual([
      'loading',
      'loading',
      'ready',
      'failed',
    ]);
  });

  it('fires `failed`, and not while it is only loaded again after a reload', () => {
    const asked = () => drive(failing).enter().answer('s', 'a', 'x');
    expect(asked().fail('l').read('b')).toBe('failed');
    const reloaded = () => asked().succeed('l', 1).reload().enter('apply', true);
    expect(reloaded().fail('l').read('b')).toBeNull();
    expect(reloaded().succeed('l', 1).read('b')).toBeNull();
  });

  it('fires on an answer that a reload kept from coming', () => {
    const cut = () => drive(failing).enter().answer('s', 'a', 'x').reload().enter('apply', true);
    expect(cut().succeed('l', 1).read('b')).toBe('succeeded');
    expect(cut().fail('l').read('b')).toBe('failed');
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

  it('on the error page, another answer still fires what the step behind it waits for', () => {
    const fields = [field('a', 'a', 'string'), field('b', 'b', 'string')];
    const asked = [use('l', 'down'), use('l', 'late')];
    const away = drive(
      journey(
        [
          step('apply', [
            section('s', fields, {
              reactions: [
                reaction({ kind: 'answered', paths: ['a'] }, [{ call: asked }]),
                reaction({ kind: 'succeeded', lookup: 'late' }, [{ set: { b: 'a' } }]),
                reaction({ kind: 'changed', paths: ['b'] }, [{ set: { a: 'b' } }]),
              ],
            }),
          ]),
          step('error', []),
        ],
        { calls: { l: call('l') }, failures: { statuses: [500], goTo: 'error', track: null } },
      ),
    )
      .enter()
      .answer('s', 'a', 'x')
      .fail('down', { kind: 'http', status: 500, message: null })
      .enter('error')
      .succeed('late', 1);
    expect([away.read('b'), away.read('a')]).toEqual(['a', 'b']);
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

describe('a status that says that there is no such thing', () => {
  const asked = () =>
    drive({ ...failing, calls: { l: call('l', { none: [404] }) } })
      .enter()
      .answer('s', 'a', 'x');

  it('is an answer with nothing in it, and no failure', () => {
    const drives = asked().fail('l', { kind: 'http', status: 404, message: 'No such thing.' });
    expect(drives.state.lookups['l']).toMatchObject({ status: 'ready', data: null });
    expect(drives.read('b')).toBe('succeeded');
  });

  it('is told from every other failure', () => {
    const http = (status: number) => ({ kind: 'http', status, message: null }) as const;
    expect(asked().fail('l', http(410)).read('b')).toBe('failed');
    expect(asked().fail('l', { kind: 'malformed', status: 404, message: null }).read('b')).toBe(
      'failed',
    );
  });
});

it('a section tells of what one of its buttons looks up, without waiting for it', () => {
  const drives = drive(
    journey(
      [
        step('apply', [
          section('s', [field('a', 'a', 'string')], {
            actions: [
              {
                id: 'find',
                label: ['Find'],
                beside: null,
                block: null,
                look: 'second',
                enabled: true,
                valid: [],
              },
            ],
            reactions: [
              reaction({ kind: 'pressed', action: 'find' }, [{ call: [use('l')] }]),
              reaction({ kind: 'answered', paths: ['a'] }, [{ call: [use('quiet')] }]),
            ],
          }),
        ]),
      ],
      { calls: { l: call('l'), quiet: call('quiet') } },
    ),
  ).enter();
  drives.answer('s', 'a', 'x').fail('quiet');
  drives.happen({ type: 'actionPressed', section: 's', action: 'find' }).fail('l');
  expect(drives.view().sections[0]).toMatchObject({
    verdict: 'valid',
    lookups: [{ name: 'l', status: 'failed', text: ['Could not load'] }],
  });
});

it('a lookup-driven `set` of an option keeps the keys that its field keeps', () => {
  const options = {
    kind: 'lookup',
    lookup: 'l',
    at: '',
    value: 'id',
    label: 'name',
    keep: ['id', 'name'],
    known: {},
  } as const;
  const best = { firstWhere: [{ var: 'lookups.l' }, 'best', true] };
  const drives = drive(
    journey(
      [
        step('apply', [
          section('s', [field('x', 'x', 'object', { options })], {
            reactions: [
              reaction({ kind: 'entered' }, [{ call: [use('l')] }]),
              reaction({ kind: 'succeeded', lookup: 'l' }, [{ set: { x: best } }]),
            ],
          }),
        ]),
      ],
      { calls: { l: call('l') } },
    ),
  ).enter();
  drives.succeed('l', [
    { id: 1, name: 'One', best: false },
    { id: 2, name: 'Two', best: true },
  ]);
  expect(drives.read('x')).toEqual({ id: 2, name: 'Two' });
});
