import type { Row } from '../table';

interface OfVariant {
  readonly variant: string | null;
  readonly row: Row;
}

/** A row that is the same in several variants stands once, with their names where not all have it. */
export function mergeVariants(rows: readonly OfVariant[], variants: number): readonly Row[] {
  const merged = new Map<string, { readonly row: Row; readonly variants: string[] }>();
  for (const { variant, row } of rows) {
    const key = JSON.stringify([row.name, row.cells]);
    const found = merged.get(key) ?? { row, variants: [] };
    merged.set(key, found);
    if (variant !== null) found.variants.push(variant);
  }
  return [...merged.values()].map(({ row, variants: names }) =>
    names.length === 0 || names.length === variants
      ? row
      : { ...row, title: `${row.title} (${names.join(', ')})` },
  );
}
