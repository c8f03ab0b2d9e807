import type { Outcome } from './measure';

interface Row {
  readonly name: string;
  readonly group: string;
  readonly faults: number;
  readonly found: number;
  readonly misses: readonly string[];
}

/** Shares are never rounded up: 99.97 is not 100. */
const share = (found: number, faults: number): string =>
  faults === 0 ? '' : `${(Math.floor((found * 1000) / faults) / 10).toFixed(1)} %`;

function rowsBy(outcomes: readonly Outcome[], key: (outcome: Outcome) => string): readonly Row[] {
  const rows = new Map<string, Outcome[]>();
  for (const outcome of outcomes)
    rows.set(key(outcome), [...(rows.get(key(outcome)) ?? []), outcome]);
  return [...rows].map(([name, of]) => {
    const missed = of.filter(({ findings }) => findings.length === 0);
    return {
      name,
      group: of[0]?.fault.group ?? '',
      faults: of.length,
      found: of.length - missed.length,
      misses: missed.map(({ fault }) => fault.id),
    };
  });
}

/** By class, then by group and in all, as Markdown. */
export function table(outcomes: readonly Outcome[]): string {
  const classes = rowsBy(outcomes, ({ fault }) => fault.class);
  const groups = rowsBy(outcomes, ({ fault }) => fault.group);
  const all = rowsBy(outcomes, () => 'all');
  return [
    '| class | group | faults | found | misses |',
    '| --- | --- | --- | --- | --- |',
    ...classes.map(
      ({ name, group, faults, found, misses }) =>
        `| ${name} | ${group} | ${String(faults)} | ${String(found)} | ${misses.join(', ')} |`,
    ),
    '',
    '| group | faults | found | share |',
    '| --- | --- | --- | --- |',
    ...[...groups, ...all].map(
      ({ name, faults, found }) =>
        `| ${name} | ${String(faults)} | ${String(found)} | ${share(found, faults)} |`,
    ),
  ].join('\n');
}
