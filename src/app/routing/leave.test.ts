import { describe, expect, it, vi } from 'vitest';
import { leaveTo } from './leave';

/** A page of this origin, and the addresses that it was sent to. */
function pageAt(origin: string) {
  const assign = vi.fn<(address: string) => void>();
  const page = { location: { origin, assign } };
  return { leave: leaveTo(page), assign };
}

describe('the way to another site (CAR-13)', () => {
  it.each([
    ['over https', 'https://pay.example/1?a=b'],
    ['to the page’s own origin', 'http://localhost:4173/pay/1'],
  ])('leads there %s', (_, address) => {
    const { leave, assign } = pageAt('http://localhost:4173');
    leave(address);
    expect(assign.mock.calls).toEqual([[address]]);
  });

  it.each([
    'http://pay.example/1',
    'http://localhost:9999/1',
    'javascript:alert(1)',
    'data:text/html,taken',
    '/pay/1',
    '//pay.example/1',
    '',
  ])('leads nowhere for %j, and says so', (address) => {
    const { leave, assign } = pageAt('http://localhost:4173');
    expect(() => leave(address)).toThrow();
    expect(assign).not.toHaveBeenCalled();
  });
});
