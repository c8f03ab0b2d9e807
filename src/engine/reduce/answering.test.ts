import { describe, expect, it } from 'vitest';
import {
  drive,
  entered,
  field,
  found,
  given,
  journey,
  reaction,
  section,
  step,
  variant,
  zoned,
} from '../testing';

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

describe('where somebody answers', () => {
  const words = { add: [], save: [], cancel: [], change: [], remove: [] };
  const cars = field('cars', 'cars', 'array', {
    list: { item: 'car', max: 2, words, summary: [] },
  });

  /** Two sheets, and a dialog with a question and a list, which a press opens. */
  const apply = (progressive = true) =>
    drive(
      journey([
        step(
          'apply',
          [
            section('one', [field('a', 'a', 'string', { required: true })], {
              reactions: [reaction({ kind: 'changed', paths: ['a'] }, [{ open: 'asks' }])],
            }),
            section('two', [field('b', 'b', 'string', { required: true })]),
            section('asks', [field('c', 'c', 'string'), cars], {
              present: { as: 'dialog', paged: false, button: [], complete: [] },
            }),
            section('car', [field('plate', 'car.plate', 'string')], {
              present: { as: 'item', section: 'asks', field: 'cars' },
            }),
          ],
          { progressive },
        ),
      ]),
    ).enter();
  const openOf = (page: ReturnType<typeof apply>) => page.state.progress.open['apply'];

  it('the sheet stays open (P9)', () => {
    const page = apply().answer('one', 'a', 'x');
    expect(openOf(page)).toBe('one');
    page.happen({ type: 'sectionContinued', section: 'one' });
    expect(openOf(page)).toBe('two');
    expect(openOf(page.answer('one', 'a', 'y'))).toBe('one');
  });

  it('in a dialog, or in a draft of a list in one, nothing is kept as open (P9)', () => {
    const page = apply().answer('one', 'a', 'x');
    page.answer('asks', 'c', 'x');
    page.happen({ type: 'itemOpened', section: 'asks', field: 'cars', index: null });
    page.answer('car', 'plate', 'AB');
    expect(page.state.answers).toMatchObject({ c: 'x', car: { plate: 'AB' } });
    expect(openOf(page)).toBe('one');
  });

  it('on a page that shows all its sheets, nothing is kept as open', () => {
    expect(openOf(apply(false).answer('two', 'b', 'x'))).toBeUndefined();
  });
});

describe('an answer that a reload lost', () => {
  const medical = { medical: true } as const;
  const lost = (...names: readonly string[]) => {
    const about = journey([
      step('apply', [
        section('s', [
          field('a', 'a', 'string'),
          field('b', 'b', 'string'),
          field('m', 'm', 'string', medical),
          field('n', 'n', 'string', medical),
          field('o', 'o', 'string', { ...medical, relevant: false }),
        ]),
      ]),
    ]);
    const state = drive(about).engine.restore({ version: 1, lost: names }, given);
    return drive(about, {}, state ?? undefined).enter('apply', true);
  };
  const missed = (page: ReturnType<typeof lost>) => page.view().lost.map(({ field: name }) => name);

  it('is missed until it is answered, with a blank too (P19)', () => {
    const page = lost('s.a', 's.b');
    expect(missed(page.answer('s', 'a', 'x'))).toEqual(['b']);
    page.answer('s', 'b', ' ').answer('s', 'b', null);
    expect([missed(page), page.state.progress.lost]).toEqual([[], []]);
  });

  it('that is medical is missed until all of its section are there that count (Z22)', () => {
    const page = lost('s.');
    expect(missed(page.answer('s', 'm', 'x'))).toEqual([null]);
    page.answer('s', 'n', 'x').answer('s', 'n', null);
    expect([missed(page), page.state.progress.lost]).toEqual([[], []]);
  });
});

it('a word is taken as it is where it is no box, and of sections with variants in the one in force', () => {
  const two = journey([
    step('apply', [
      section('s', [field('a', 'a', 'string', { unticked: null })], { relevant: false }),
      section('s', [field('a', 'b', 'string', { unticked: null })], { variant: variant('other') }),
    ]),
  ]);
  const page = drive(two).enter().answer('s', 'a', false);
  expect(page.state.answers).toEqual({ b: false });
});
