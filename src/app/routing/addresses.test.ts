import { describe, expect, it } from 'vitest';
import { journey, step } from '../../engine/testing/build';
import { addressOf, cameFrom, leaving } from './addresses';

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

describe('the step that a household came from', () => {
  it('is told by how it was left', () => {
    expect(cameFrom(leaving('plans').state)).toBe('plans');
    expect(cameFrom(leaving(null).state)).toBeNull();
  });

  it.each([null, undefined, 'plans', {}, { from: 7 }])('is nothing in %j', (state) => {
    expect(cameFrom(state)).toBeNull();
  });
});
