import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, ScreenChoice } from '../model';
import { drive } from '../testing';
import { parkingSpaces, spaceScreen } from '../testing/spaces';

const space = fc.record({
  id: fc.integer({ min: 0, max: 999 }),
  side: fc.constantFrom('north', 'south', null),
  owner: fc.constantFrom('Ann', 'Zoe', 'Åke'),
  ownerId: fc.constantFrom(2, 7, null),
  price: fc.option(fc.integer({ min: 0, max: 99 })),
  isCovered: fc.constantFrom(true, false, null),
});
const spaces = fc.array(space, { maxLength: 20 });
const choice = fc.record(
  {
    roof: fc.constantFrom('any', 'covered', 'open', 'glass'),
    side: fc.constantFrom('north', 'both'),
    owner: fc.subarray(['2', '7', '99']),
  },
  { requiredKeys: [] },
);
type Filters = NonNullable<ScreenChoice['filters']>;

function screenWith(items: Json, filters = spaceScreen.filters) {
  const screens = { spaces: { ...spaceScreen, filters } };
  const { engine, state } = drive({ ...parkingSpaces, screens })
    .enter()
    .succeed('spaces', items);
  return (filters: Filters, order: string | null = null) => {
    const view = engine.screen(state, 'spaces', { filters, order });
    if (view === null) throw new Error('there is no such screen');
    return view;
  };
}
const chosenIn = (view: ReturnType<ReturnType<typeof screenWith>>): Filters =>
  Object.fromEntries(view.filters.map(({ id, chosen }) => [id, chosen]));

const byId = (a: { readonly id: string }, b: { readonly id: string }) => a.id.localeCompare(b.id);

describe('filters of any items, whatever is chosen', () => {
  it('keep what they have kept', () => {
    fc.assert(
      fc.property(spaces, choice, (items, filters) => {
        const kept = screenWith(items)(filters);
        // An owner of whom nothing is left is not offered any more: what is kept is filtered as it was.
        const again = screenWith(kept.items)(chosenIn(kept));
        expect(again.items).toEqual(kept.items);
      }),
    );
  });

  it('keep the same, in whatever order the screen has them', () => {
    const { filters: written } = spaceScreen;
    const shuffled = fc.shuffledSubarray([...written], { minLength: written.length });
    fc.assert(
      fc.property(spaces, choice, shuffled, (items, filters, other) => {
        const [one, two] = [screenWith(items)(filters), screenWith(items, other)(filters)];
        expect(two.items).toEqual(one.items);
        expect([...two.filters].sort(byId)).toEqual([...one.filters].sort(byId));
      }),
    );
  });

  it('count of each option what choosing it leaves', () => {
    fc.assert(
      fc.property(spaces, choice, (items, filters) => {
        const screen = screenWith(items);
        for (const filter of screen(filters).filters) {
          for (const { value, count } of filter.options) {
            const chosen = filter.as === 'boxes' ? [value] : value;
            expect(screen({ ...filters, [filter.id]: chosen }).items).toHaveLength(count);
          }
        }
      }),
    );
  });

  it('say what is chosen as it may be chosen again', () => {
    fc.assert(
      fc.property(spaces, choice, (items, filters) => {
        const screen = screenWith(items);
        const view = screen(filters);
        expect(screen(chosenIn(view))).toEqual(view);
      }),
    );
  });

  it('take nothing of an order but its order', () => {
    const sorted = (items: readonly Json[]) => items.map((item) => JSON.stringify(item)).sort();
    fc.assert(
      fc.property(spaces, choice, (items, filters) => {
        const screen = screenWith(items);
        const [byPrice, byOwner] = [screen(filters, 'price'), screen(filters, 'owner')];
        expect(sorted(byPrice.items)).toEqual(sorted(byOwner.items));
        const prices = byPrice.items.map((item) => item['price'] ?? null);
        const known = prices.filter((price) => price !== null);
        expect(prices.slice(0, known.length)).toEqual(known);
        expect(known).toEqual([...known].sort((a, b) => Number(a) - Number(b)));
      }),
    );
  });
});
