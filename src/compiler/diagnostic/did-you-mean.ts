/**
 * Levenshtein distance that counts two swapped neighbours as one slip; `limit` where it is that or more, of
 * which nobody wants to know how much.
 */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let [before, last, row] = [0, 1, 2].map(() => new Uint16Array(b.length + 1)) as Rows;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  let lastLeast = 0;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1);
      const step = Math.min(at(last, j), at(row, j - 1)) + 1;
      let best = Math.min(step, at(last, j - 1) + (letter === other ? 0 : 1));
      const isSwapped =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other;
      if (isSwapped) best = Math.min(best, at(before, j - 2) + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    // What follows grows out of these two rows.
    if (least >= limit && lastLeast >= limit) return limit;
    lastLeast = least;
    [before, last, row] = [last, row, before];
  }
  return at(last, b.length);
}

type Rows = [Uint16Array, Uint16Array, Uint16Array];

const at = (row: Uint16Array, column: number): number => row[column] ?? 0;

/** The known name that was probably meant; null when none is near. */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  const lower = name.toLowerCase();
  for (const candidate of known) {
    const far = candidate.toLowerCase() === lower ? 0 : distance(name, candidate, least);
    if (far < least && far < Math.max(candidate.length, 1)) {
      best = candidate;
      least = far;
    }
  }
  return best;
}

/** A line of help: the near name, or all of them when they are few. */
export function didYouMean(name: string, known: Iterable<string>): string | null {
  const names = [...known];
  const near = nearest(name, names);
  if (near !== null) return `did you mean \`${near}\`?`;
  if (names.length === 0 || names.length > 12) return null;
  return `known: ${names.map((each) => `\`${each}\``).join(', ')}`;
}
