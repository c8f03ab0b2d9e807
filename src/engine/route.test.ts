import { describe, expect, it } from 'vitest';
import { isAddressOf } from './route';
import { call, drive, type Drive, field, journey, reaction, section, step, use } from './testing';

/** A page that is about cars or vans, by its address, and one after it. */
const sheds = journey(
  [
    step(
      'apply',
      [
        section('s', [field('plate', 'plate', 'string')], {
          reactions: [reaction({ kind: 'answered', paths: ['plate'] }, [{ call: [use('owner')] }])],
        }),
      ],
      {
        route: '/apply/:kind',
        parameters: [{ name: 'kind', answer: 'kind', values: ['car', 'van'] }],
        startsAnew: true,
        reactions: [
          reaction({ kind: 'entered' }, [{ call: [use('lengths')] }], {
            '===': [{ var: 'kind' }, 'van'],
          }),
        ],
      },
    ),
    step('pay', [], {
      requires: [{ that: { isAnswered: { var: 'paid' } }, goTo: 'apply', notice: [] }],
    }),
  ],
  {
    records: { kind: { initial: null }, paid: { initial: null } },
    calls: { owner: call('owner'), lengths: call('lengths') },
    persist: { version: 1, days: 1, allow: ['kind', 'plate'] },
  },
);

const arrive = (drives: Drive, kind: string | null, restored = false): Drive =>
  drives.happen({
    type: 'stepEntered',
    step: 'apply',
    parameters: kind === null ? {} : { kind },
    today: '2026-09-01',
    restored,
  });
const withVan = (): Drive => arrive(drive(sheds), 'van').answer('s', 'plate', 'AB12');

describe('a parameter of the address that is an answer', () => {
  it.each([
    ['van', 'van'],
    ['car', 'car'],
    ['boat', 'car'],
    [null, 'car'],
  ])('%s stands as %s, and is there for what the step does on entry', (given, kind) => {
    const drives = arrive(drive(sheds), given);
    expect(drives.read('kind')).toBe(kind);
    expect(drives.state.progress.parameters).toEqual({ kind });
    expect(drives.planned()).toEqual(kind === 'van' ? ['lengths'] : []);
  });

  it('stays what it was where the address does not say', () => {
    const drives = arrive(withVan(), null);
    expect(drives.read('kind')).toBe('van');
    expect(drives.read('plate')).toBe('AB12');
  });

  it('begins the step anew with another value: answers, lookups and what is done on entry', () => {
    const drives = arrive(withVan(), 'car');
    expect(drives.planned()).toEqual(['abort', 'abort']);
    expect(drives.read('plate')).toBeNull();
    expect(drives.state.lookups).toEqual({});
    expect(arrive(drives, 'van').planned()).toEqual(['lengths']);
  });

  it('begins anew also where the page is reloaded with another value, and not with the same', () => {
    expect(arrive(withVan().reload(), 'van', true).read('plate')).toBe('AB12');
    const other = arrive(withVan().reload(), 'car', true);
    expect(other.read('plate')).toBeNull();
    expect(other.read('kind')).toBe('car');
    const onwards = arrive(arrive(drive(sheds), 'car').reload(), 'van', true);
    expect(onwards.planned(), 'what the step does on entry is done').toEqual(['lengths']);
  });

  it('keeps the answers of a step that does not start anew', () => {
    const steps = sheds.steps.map((each) => ({ ...each, startsAnew: false }));
    const drives = arrive(drive({ ...sheds, steps }), 'van').answer('s', 'plate', 'AB12');
    expect(arrive(drives, 'car').read('plate')).toBe('AB12');
  });

  it('is part of every way that leads to the step', () => {
    const drives = withVan().enter('pay');
    expect(drives.effects).toEqual([
      { type: 'navigate', step: 'apply', parameters: { kind: 'van' } },
    ]);
  });

  it('ROU-04 takes any text where no values are said, and needs one', () => {
    const steps = sheds.steps.map((each) => ({
      ...each,
      startsAnew: false,
      parameters: each.parameters.map((parameter) => ({ ...parameter, values: null })),
    }));
    const drives = arrive(drive({ ...sheds, steps }), 'any-7');
    expect(drives.read('kind')).toBe('any-7');
    expect(drives.state.progress.parameters).toEqual({ kind: 'any-7' });
    const [apply] = steps;
    if (apply === undefined) throw new Error('no steps');
    expect(isAddressOf(apply, { kind: 'boat' })).toBe(true);
    expect(isAddressOf(apply, { kind: '' })).toBe(false);
    expect(isAddressOf(apply, {})).toBe(false);
  });

  it('tells an address of the step from one that is none', () => {
    const [apply, pay] = sheds.steps;
    if (apply === undefined || pay === undefined) throw new Error('no steps');
    expect(isAddressOf(apply, { kind: 'van' })).toBe(true);
    expect(isAddressOf(apply, { kind: 'boat' })).toBe(false);
    expect(isAddressOf(apply, {})).toBe(false);
    expect(isAddressOf(pay, { anything: 'at all' })).toBe(true);
  });
});
