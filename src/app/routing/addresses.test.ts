import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameFrom, choiceOf, leaving, searchOf } from './addresses';

describe('the step that a household came from', () => {
  it('is told by how it was left', () => {
    expect(cameFrom(leaving('plans').state)).toBe('plans');
    expect(cameFrom(leaving(null).state)).toBeNull();
  });

  it.each([null, undefined, 'plans', {}, { from: 7 }])('is nothing in %j', (state) => {
    expect(cameFrom(state)).toBeNull();
  });
});

describe('what is chosen on a screen, in its address', () => {
  it('is readable, one value after another', () => {
    const filters = { rate: 'fixed', supplier: ['2', '7'] };
    expect(searchOf({ filters, order: 'supplier' })).toBe(
      '?rate=fixed&supplier=2&supplier=7&sort=supplier',
    );
  });

  it('is nothing where everything is as it begins', () => {
    expect(searchOf({})).toBe('');
    expect(searchOf({ filters: {}, order: null })).toBe('');
    expect(choiceOf('')).toEqual({ filters: {}, order: null });
  });

  it('comes back from the address as it went there, whatever the values', () => {
    const values = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 });
    const names = fc.string({ minLength: 1 }).filter((name) => name !== 'sort');
    fc.assert(
      fc.property(
        fc.dictionary(names, values, { noNullPrototype: true }),
        fc.option(fc.string()),
        (filters, order) => {
          expect(choiceOf(searchOf({ filters, order }))).toEqual({ filters, order });
        },
      ),
    );
  });
});
