import { expect, it } from 'vitest';
import { drive, field, isAnswered, journey, section, step } from '../testing';

it.each([
  ['its own place, where it is shown', true, true, ['s-a', 's-b']],
  ['the first that is shown, where it is not', true, isAnswered('a'), ['s-a', 's-a']],
  ['its own place, where nothing is shown', false, isAnswered('a'), ['s-a', 's-b']],
])('what is missing is reached by %s', (_, first, second, targets) => {
  const fields = [
    field('a', 'a', 'string', { required: true, visible: first }),
    field('b', 'b', 'string', { required: true, visible: second }),
  ];
  const page = drive(journey([step('apply', [section('s', fields)])])).enter();
  expect(page.view().missing.map(({ target }) => target)).toEqual(targets);
});

it('a draft that is not saved is reached by its first field, a list that is wrong itself by its own', () => {
  const words = { add: [], save: [], cancel: [], change: [], remove: [] };
  const pets = field('pets', 'pets', 'array', {
    required: true,
    list: { item: 'pet', max: 3, summary: [], words },
  });
  const pet = section('pet', [field('kind', 'draft.kind', 'string')], {
    present: { as: 'item', section: 's', field: 'pets' },
  });
  const page = drive(journey([step('apply', [section('s', [pets]), pet])])).enter();
  const targets = () => page.view().missing.map(({ target }) => target);
  page.happen({ type: 'itemOpened', section: 's', field: 'pets', index: null });
  expect(targets()).toEqual(['s-pets']);
  page.answer('pet', 'kind', 'cat').happen({ type: 'itemSaved', section: 's', field: 'pets' });
  page.happen({ type: 'itemOpened', section: 's', field: 'pets', index: null });
  page.answer('pet', 'kind', 'dog');
  expect(targets()).toEqual(['pet-kind']);
});

it('an answer of parts that is missing as a whole is reached by its own place', () => {
  const parts = ['day', 'month'].map((name) => ({
    ...{ name, type: 'string' as const, label: [name], subject: name, required: false },
  }));
  const born = field('born', 'born', 'object', { required: true, parts });
  const page = drive(journey([step('apply', [section('s', [born])])])).enter();
  expect(page.view().missing.map(({ target }) => target)).toEqual(['s-born']);
});
