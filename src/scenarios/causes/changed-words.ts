/** What has changed in a text: with … for the words that stay. */
export interface ChangedWords {
  readonly before: string;
  readonly after: string;
}

/** A word or a sign, with the blanks before it. */
const token = /\s*(?:[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}])/gu;

/** Which words of `before` others stand for in `after`: the same for all texts that one template made. */
export function changedWords(before: string, after: string): ChangedWords {
  const [from, to] = [before.match(token) ?? [], after.match(token) ?? []];
  const [stays, kept] = inBoth(from, to);
  return { before: withDots(from, stays), after: withDots(to, kept) };
}

/** The texts with one … for each run of words that stay. */
function withDots(tokens: readonly string[], stays: ReadonlySet<number>): string {
  const parts = tokens.map((text, index) => {
    if (!stays.has(index)) return text;
    return stays.has(index - 1) ? '' : `${index === 0 ? '' : ' '}…`;
  });
  return parts.join('').trim();
}

/** Indexes, in each of both, of the longest run of tokens in order that both have. */
function inBoth(
  from: readonly string[],
  to: readonly string[],
): readonly [ReadonlySet<number>, ReadonlySet<number>] {
  const same = (i: number, j: number): boolean => from[i]?.trim() === to[j]?.trim();
  // Row i, column j: how many tokens can stay of what follows there.
  const most = [...from, ''].map(() => Array<number>(to.length + 1).fill(0));
  const at = (i: number, j: number): number => most[i]?.[j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const row = most[i] ?? [];
    for (let j = to.length - 1; j >= 0; j -= 1)
      row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const [stays, kept] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < from.length && j < to.length;) {
    if (same(i, j)) {
      stays.add(i);
      kept.add(j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return [stays, kept];
}
