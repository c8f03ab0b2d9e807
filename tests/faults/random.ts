/** A small generator of our own, so that the same seed gives the same corpus on every machine. */
export interface Random {
  /** From 0 up to, and without, `below`. */
  readonly below: (below: number) => number;
  readonly pick: <T>(items: readonly T[]) => T | undefined;
  readonly shuffled: <T>(items: readonly T[]) => readonly T[];
}

/** Mulberry32: 32 bits of state are plenty for picking places. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    pick: (items) => items[below(items.length)],
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: below(2 ** 30) }))
        .sort((one, other) => one.order - other.order)
        .map(({ item }) => item),
  };
}

/** A word as somebody in a hurry types it: a letter lost, doubled or swapped. Never one of `taken`. */
export function misspelt(word: string, random: Random, taken: ReadonlySet<string>): string {
  for (let attempt = 0; attempt < 20; attempt++) {
    const at = random.below(Math.max(1, word.length - 1));
    const [one = '', two = ''] = [word[at], word[at + 1]];
    const middle = [one, one + one + two, two + one][random.below(3)] ?? one;
    const typed = word.slice(0, at) + middle + word.slice(at + 2);
    if (typed !== word && typed !== '' && !taken.has(typed)) return typed;
  }
  return `${word}x`;
}
