/** Something that could be chosen, and what it brings. */
export interface Choice {
  readonly brings: ReadonlySet<number>;
  /** Of two that bring as much, the one that costs less is chosen. */
  readonly costs: number;
}

export interface Chosen<T extends Choice> {
  readonly choice: T;
  /** What no other that was chosen brings, or what was brought by it first. */
  readonly own: ReadonlySet<number>;
}

/**
 * Few choices that bring all of `wanted` that any brings: always the one that brings most of what is
 * left, and in the end without those that the others make needless.
 */
export function smallest<T extends Choice>(
  choices: readonly T[],
  wanted: ReadonlySet<number>,
): readonly Chosen<T>[] {
  const left = new Set(
    [...wanted].filter((each) => choices.some(({ brings }) => brings.has(each))),
  );
  const rest = new Set(choices);
  const chosen: T[] = [];
  while (left.size > 0) {
    const [best] = [...rest]
      .map((choice) => ({ choice, gain: count(choice.brings, left) }))
      .sort((one, other) => other.gain - one.gain || one.choice.costs - other.choice.costs);
    if (best === undefined) break;
    rest.delete(best.choice);
    chosen.push(best.choice);
    for (const each of best.choice.brings) left.delete(each);
  }
  const needed = withoutNeedless(chosen, wanted);
  const told = new Set<number>();
  return needed.map((choice) => {
    const own = [...choice.brings].filter((each) => wanted.has(each) && !told.has(each));
    for (const each of own) told.add(each);
    return { choice, own: new Set(own) };
  });
}

/** How many at least any choice of these has: things of which no two are brought by the same one. */
export function atLeast(choices: readonly Choice[], wanted: ReadonlySet<number>): number {
  const bringers = new Map<number, readonly number[]>();
  for (const each of wanted) {
    const own = choices.flatMap(({ brings }, index) => (brings.has(each) ? [index] : []));
    if (own.length > 0) bringers.set(each, own);
  }
  const taken = new Set<number>();
  let bound = 0;
  for (const [, own] of [...bringers].sort(([, one], [, other]) => one.length - other.length)) {
    if (own.some((index) => taken.has(index))) continue;
    for (const index of own) taken.add(index);
    bound += 1;
  }
  return bound;
}

function withoutNeedless<T extends Choice>(
  chosen: readonly T[],
  wanted: ReadonlySet<number>,
): readonly T[] {
  const times = new Map<number, number>();
  for (const { brings } of chosen)
    for (const each of brings) times.set(each, (times.get(each) ?? 0) + 1);
  return chosen.filter(({ brings }) => {
    const own = [...brings].filter((each) => wanted.has(each));
    if (own.some((each) => times.get(each) === 1)) return true;
    for (const each of brings) times.set(each, (times.get(each) ?? 0) - 1);
    return false;
  });
}

const count = (brings: ReadonlySet<number>, left: ReadonlySet<number>): number => {
  let found = 0;
  for (const each of left) if (brings.has(each)) found += 1;
  return found;
};
