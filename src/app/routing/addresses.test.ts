import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journey, step } from '../../engine/testing/build';
import { addressOf, cameFrom, choiceOf, isAtEntry, leaving, searchOf, stepAt } from './addresses';

describe('the address of a step', () => {
  const permits = journey([
    step('paid', [], {
      route: '/paid/:id',
      parameters: [{ name: 'id', answer: 'id', values: null }],
      query: [
        { name: 'oid', answer: 'order', pattern: '^[A-Z0-9-]+$', otherwise: null },
        { name: 'c', answer: 'refused', pattern: '^[0-9]+$', otherwise: '1' },
      ],
    }),
  ]);

  it('has what its query had when the household was there: a way back leads to the same page', () => {
    const carried = { id: '7', oid: 'P-1', other: 'x' };
    expect(addressOf(permits, 'paid', carried)).toBe('/paid/7?oid=P-1');
    expect(addressOf(permits, 'paid', { ...carried, c: '1' })).toBe('/paid/7?oid=P-1&c=1');
  });

  it('has nothing of it where nothing is carried', () => {
    expect(addressOf(permits, 'paid', { id: '7' })).toBe('/paid/7');
  });
});

it.each([
  ['/switch/home', true],
  ['/switch/home/', true],
  ['/switch/boat', false],
  ['/', false],
  ['/paid', false],
])('%s is an address of the first step as it stands: %s', (path, isSo) => {
  const first = step('start', [], {
    route: '/switch/:type',
    parameters: [{ name: 'type', answer: 'type', values: ['home', 'car'] }],
  });
  expect(isAtEntry(journey([first, step('paid', [], { route: '/paid' })]), path)).toBe(isSo);
});

describe('the step that a path belongs to', () => {
  const steps = [
    step('any', [], { route: '/plans/:id' }),
    step('own', [], { route: '/plans/own' }),
    step('home', [], { route: '/' }),
  ];

  it.each([
    ['/plans/7', 'any', { id: '7' }],
    ['/plans/own', 'own', {}],
    ['/Plans/OWN/', 'own', {}],
    ['/', 'home', {}],
  ])('%s is that of %s', (path, id, parameters) => {
    expect(stepAt(steps, path)).toMatchObject({ step: { id }, parameters });
  });

  it.each(['/plans', '/plans/7/more', '/nothing'])('%s is none', (path) => {
    expect(stepAt(steps, path)).toBeNull();
  });
});

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

  it('names what is picked out, beside what is filtered', () => {
    const choice = { filters: { rate: ['fixed'] }, order: null, picked: ['7', '2'] };
    expect(searchOf(choice)).toBe('?rate=fixed&pick=7&pick=2');
    expect(choiceOf('?rate=fixed&pick=7&pick=2')).toEqual(choice);
  });

  it('is nothing where everything is as it begins', () => {
    expect(searchOf({})).toBe('');
    expect(searchOf({ filters: {}, order: null })).toBe('');
    expect(choiceOf('')).toEqual({ filters: {}, order: null });
  });

  it('comes back from the address as it went there, whatever the values', () => {
    const values = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 });
    const names = fc.string({ minLength: 1 }).filter((name) => !['sort', 'pick'].includes(name));
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
