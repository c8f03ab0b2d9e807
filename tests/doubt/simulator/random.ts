/** Numbers that are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number;
  /** True so many times in a hundred. */
  percent(percent: number): boolean;
  of<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Each with its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
}

/** Mulberry32: small, fast and even enough to draw schedules with. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    percent: (percent) => next() * 100 < percent,
    of: (items) => items[below(items.length)] ?? items[0],
    weighted: (weights) => {
      const keys = Object.keys(weights) as (keyof typeof weights)[];
      let left = next() * keys.reduce((sum, key) => sum + weights[key], 0);
      const found = keys.find((key) => (left -= weights[key]) < 0) ?? keys[0];
      if (found === undefined) throw new Error('There is nothing to draw from.');
      return found;
    },
  };
}
