/** By what one thing is told from another: what it is called, and what it is of one of them. */
export type Marks<T> = readonly (readonly [name: string, of: (one: T) => unknown])[];

const longest = 60;

/** What some have in common that not all of them have. */
export function inCommon<T>(some: readonly T[], all: readonly T[], marks: Marks<T>): string {
  if (some.length === all.length) return 'everywhere';
  return marks
    .flatMap(([name, of]) => {
      const values = new Set(some.map((one) => written(of(one))));
      const others = new Set(all.map((one) => written(of(one))));
      return values.size < others.size ? [`${name}: ${[...values].join(' or ')}`] : [];
    })
    .join(', ');
}

function written(value: unknown): string {
  const words = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return words.length > longest ? `${words.slice(0, longest)}… (${words.length})` : words;
}
