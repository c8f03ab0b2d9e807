import { describe, expect, it } from 'vitest';
import { drive, entered, field, found, journey, section, step, zoned } from '../testing';

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
    expect(entered().answer('home', 'postcode', 'ab1 2cd').read('postcode')).toBe('AB12CD');
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
    expect(entered().answer('home', 'postcode', { toString: 'x' }).read('postcode')).toBeNull();
  });

  it('of an unticked box is what the field says', () => {
    expect(zoned().answer('home', 'consent', false).read('consent')).toBeNull();
  });

  it('to a section that is not on the page, or a field that is hidden, is not taken', () => {
    const early = entered().answer('vehicle', 'kind', 'van');
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
    expect(
      asked.happen({ type: 'callSucceeded', request, answer: { kind: 'car' }, at: 0 }).state,
    ).toBe(state);
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
