import type { ClauseLine, ClauseReport } from './clause-report';

/** Counts by area, then what is left without a test, by its reason. */
export function clauseTable({ lines }: ClauseReport): string {
  const areas = [...new Set(lines.map(({ clause }) => clause.area))];
  const rows = [...areas, 'all'].map((area) => {
    const own = area === 'all' ? lines : lines.filter(({ clause }) => clause.area === area);
    const count = (is: (line: ClauseLine) => boolean): string =>
      String(own.filter(is).length).padStart(9);
    return [
      area.padEnd(5),
      count(() => true),
      count(({ scenarios }) => scenarios.length > 0),
      count(({ scenarios, tests }) => scenarios.length === 0 && tests.length > 0),
      count(({ reason }) => reason !== null),
      count(isOpen),
    ].join(' ');
  });
  const open = lines.filter(isOpen).map(({ clause }) => clause.id);
  return [
    ['area ', '  clauses', 'scenarios', '    tests', '   reason', '     open'].join(' '),
    ...rows,
    '',
    ...(open.length === 0 ? [] : [`open, with neither test nor reason: ${open.join(' ')}`]),
  ].join('\n');
}

const isOpen = ({ scenarios, tests, reason }: ClauseLine): boolean =>
  scenarios.length === 0 && tests.length === 0 && reason === null;

/** Every clause with who names it, one a line. */
export const clauseList = ({ lines }: ClauseReport): string =>
  lines
    .map(
      ({ clause, scenarios, tests, reason }) =>
        `${clause.id}\t${[...scenarios, ...tests].join(', ') || (reason ?? 'open')}`,
    )
    .join('\n');
