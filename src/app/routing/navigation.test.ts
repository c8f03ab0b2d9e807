import { describe, expect, it, vi } from 'vitest';
import { leaveTo, onceAtHand } from './navigation';

/** Code that comes when it is told to. */
function slowly(atHand: readonly string[] = []) {
  const loads: { readonly come: () => void; readonly fail: () => void }[] = [];
  const seen: string[] = [];
  const goTo = onceAtHand((step) => seen.push(`goes to ${step}`), {
    isAtHand: (step) => atHand.includes(step),
    load: () =>
      new Promise<void>((resolve, reject) => {
        loads.push({
          come: resolve,
          fail: () => {
            reject(new Error('no code'));
          },
        });
      }),
    found: () => undefined,
    missed: (step) => seen.push(`misses ${step}`),
  });
  return { goTo, loads, seen };
}
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve)).then(() => undefined);

it('goes at once where the code is there', () => {
  const { goTo, seen } = slowly(['first']);
  goTo('first', {});
  expect(seen).toEqual(['goes to first']);
});

it('goes once the code is there, and says so where it does not come', async () => {
  const { goTo, loads, seen } = slowly();
  goTo('results', {});
  expect(seen).toEqual([]);
  loads[0]?.come();
  await settled();
  goTo('details', {});
  loads[1]?.fail();
  await settled();
  expect(seen).toEqual(['goes to results', 'misses details']);
});

it('leaves where it is whoever went elsewhere before the code was there', async () => {
  const { goTo, loads, seen } = slowly(['first']);
  goTo('results', {});
  goTo('first', {});
  loads[0]?.come();
  await settled();
  expect(seen).toEqual(['goes to first']);
});

it('goes the newest of two ways that wait, whichever code comes first', async () => {
  const { goTo, loads, seen } = slowly();
  goTo('results', {});
  goTo('details', {});
  loads[1]?.come();
  await settled();
  loads[0]?.fail();
  await settled();
  expect(seen).toEqual(['goes to details']);
});

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
