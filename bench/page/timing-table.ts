import type { Timing } from './script-time';

export interface TimingRow {
  /** How many fields, how many plans. */
  readonly size: number;
  readonly what: string;
  readonly timing: Timing;
}

/** Rows under their headings, in columns. */
export function timingTable(size: string, what: string, rows: readonly TimingRow[]): string {
  const columns = [size, what, 'script ms', 'p95', 'style + layout'];
  const lines = rows.map(({ size: of, what: name, timing }) => [
    String(of),
    name,
    ...[timing.median, timing.p95, timing.layout].map((ms) => ms.toFixed(2)),
  ]);
  const widths = columns.map((name, column) =>
    Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  return [columns, ...lines]
    .map((line) => line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '))
    .join('\n');
}
