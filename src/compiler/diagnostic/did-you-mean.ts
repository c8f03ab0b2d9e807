/** Levenshtein distance that counts two swapped neighbours as one slip. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, cell(i - 2, j - 2) + 1);
      }
      row.push(best);
    }
  }
  return cell(a.length, b.length);
}

/** The known name that was probably meant; null when none is near. */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const far = candidate.toLowerCase() === name.toLowerCase() ? 0 : distance(name, candidate);
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
