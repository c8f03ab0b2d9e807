/** The known name that was probably meant; null when none is near. */
function nearest(name: string, known: readonly string[]): string | null {
  const most = Math.max(2, Math.floor(name.length / 3));
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best !== undefined && best.far <= most ? best.candidate : null;
}

/** Levenshtein distance, one row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Help for a name that nothing has: the nearest, or all that are `known`. */
export function meant(
  name: string,
  known: readonly string[],
  otherwise: string | null = `known: ${known.join(', ')}`,
): string | null {
  const near = nearest(name, known);
  return near === null ? otherwise : `did you mean \`${near}\`?`;
}
