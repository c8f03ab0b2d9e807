import { describe, expect, it } from 'vitest';
import { drive, field, is, journey, section, step } from '../testing';

const names = ['add', 'save', 'cancel', 'change', 'remove'] as const;
const word = (name: string) => [`${name} one`];
const words = {
  ...{ add: word('add'), save: word('save'), cancel: word('cancel') },
  ...{ change: word('change'), remove: word('remove') },
};
const list = (name: string, initial: readonly { readonly kind: string }[] = []) =>
  field(name, name, 'array', {
    initial,
    list: {
      ...{ item: `one of ${name}`, max: 3, words },
      summary: [{ when: is('item.kind', 'cat'), text: ['A cat'] }],
    },
  });
const itemOf = (name: string, host: string) =>
  section(`one of ${name}`, [field('kind', `draft.${name}`, 'string')], {
    present: { as: 'item', section: host, field: name },
  });

describe('a list', () => {
  it('says its words, and of an item what its summary says of it, if anything', () => {
    const pets = list('pets', [{ kind: 'cat' }, { kind: 'dog' }]);
    const page = drive(journey([step('apply', [section('s', [pets]), itemOf('pets', 's')])]));
    const view = page.enter().field('s', 'pets')?.list;
    expect(view?.items).toEqual([
      { index: 0, summary: ['A cat'] },
      { index: 1, summary: [] },
    ]);
    expect(view?.words).toEqual(Object.fromEntries(names.map((name) => [name, word(name)])));
    expect(view?.draft).toBeNull();
  });

  it('takes its draft along when it does not count any more, whatever becomes of others', () => {
    const sections = [
      section('s', [field('tick', 'tick', 'boolean', { initial: true }), list('pets')]),
      section('more', [list('cars')], { relevant: is('tick', true) }),
      itemOf('pets', 's'),
      itemOf('cars', 'more'),
    ];
    const page = drive(journey([step('apply', sections, { progressive: false })])).enter();
    page.happen({ type: 'itemOpened', section: 'more', field: 'cars', index: null });
    expect(page.answer('one of cars', 'kind', 'van').read('draft.cars')).toBe('van');
    expect(page.answer('s', 'tick', false).read('draft.cars')).toBeNull();
  });
});
