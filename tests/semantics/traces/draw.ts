/** Choices at random: everything in a trace comes from one stream of whole numbers. */
export class Draw {
  private readonly next: () => number;

  /** @param next gives whole numbers from 0, evenly, without end. */
  constructor(next: () => number) {
    this.next = next;
  }

  /** A whole number from 0, less than `n`. */
  int(n: number): number {
    return this.next() % n;
  }

  /** True in so many of a hundred. */
  chance(percent: number): boolean {
    return this.int(100) < percent;
  }

  /** @throws {Error} where there is nothing to choose from. */
  one<T>(items: readonly T[]): T {
    const [chosen] = items.slice(this.int(Math.max(items.length, 1)));
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }

  /** Those of the items that so many of a hundred let through, in their order. */
  some<T>(items: readonly T[], percent: number): T[] {
    return items.filter(() => this.chance(percent));
  }

  /** So many different items at most, in an order of their own. */
  few<T>(items: readonly T[], most: number): T[] {
    const left = [...items];
    const chosen: T[] = [];
    while (chosen.length < most && left.length > 0)
      chosen.push(...left.splice(this.int(left.length), 1));
    return chosen;
  }

  /** One of several, by weight. */
  weighted<T>(table: readonly (readonly [number, () => T])[]): T {
    const total = table.reduce((sum, [weight]) => sum + weight, 0);
    let at = this.int(Math.max(total, 1));
    for (const [weight, make] of table) {
      if (at < weight) return make();
      at -= weight;
    }
    throw new Error('nothing to choose from');
  }

  /** Made in so many of a hundred, else nothing. */
  maybe<T>(percent: number, make: () => T): T | Record<string, never> {
    return this.chance(percent) ? make() : {};
  }

  /** So many, from the least to the most. */
  times<T>(least: number, most: number, make: (i: number) => T): T[] {
    return Array.from({ length: least + this.int(most - least + 1) }, (_none, i) => make(i));
  }
}
