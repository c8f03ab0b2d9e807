import { describe, expect, it } from 'vitest';
import { cameFrom, leaving } from './addresses';

describe('the step that a household came from', () => {
  it('is told by how it was left', () => {
    expect(cameFrom(leaving('plans').state)).toBe('plans');
    expect(cameFrom(leaving(null).state)).toBeNull();
  });

  it.each([null, undefined, 'plans', {}, { from: 7 }])('is nothing in %j', (state) => {
    expect(cameFrom(state)).toBeNull();
  });
});
