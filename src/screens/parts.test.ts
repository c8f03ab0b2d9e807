import { expect, it } from 'vitest';
import suppliers from '../../sandbox/data/suppliers.json';
import { lettersOf } from './parts';

it.each([
  ['E.ON', 'E.ON'],
  ['E.ON Next', 'EN'],
  ['Outfox Energy', 'Ou'],
  ['Fuse Energy', 'Fuse'],
  ['British Gas', 'BG'],
  ['Energy', 'En'],
  ['', ''],
])('RES-06 stands for %s as %s', (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});

it('RES-06 no two suppliers look alike', () => {
  const letters = suppliers.suppliers.map(({ name }) => lettersOf(name));
  expect(new Set(letters).size).toBe(letters.length);
});
