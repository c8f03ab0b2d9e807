import { beliefRows, orderRows } from './expectation-tables';
import { order, rows, times, type Row } from './row-shape';
import { read, type Read } from './shape';
import { settledTexts } from './vocabulary';
import { written } from './written';

/** The files of rows, each with one subject. */
export const files = [
  'before',
  'saves',
  'answers',
  'asks',
  'belief',
  'planning',
  'attempts',
  'warnings',
  'clocks',
  'storage',
  'tabs',
  'pages',
] as const;

const json = (name: string): unknown => written(`expectations/${name}`);

type WrittenRow = Read<typeof rows>['rows'][number];

/** `@open` stands for every text that speaks of a commit as settled. */
function spelledOut({ never, ...then }: Row['then']): Row['then'] {
  return never === undefined
    ? then
    : { ...then, never: never.flatMap((id) => (id === '@open' ? settledTexts : [id])) };
}

function expanded({ each, ...row }: WrittenRow): Row[] {
  const then = spelledOut(row.then);
  return each === undefined
    ? [{ ...row, then }]
    : each.status.map((status) => ({
        ...row,
        id: `${row.id}-${status}`,
        event: { ...row.event, status },
        then,
      }));
}

/** The rows that a value holds, checked and written out. @throws naming every fault. */
export const rowsOf = (value: unknown, where: string): Row[] =>
  read(rows, value, where).rows.flatMap(expanded);

/** Every row of the table, written out. @throws naming every fault of a file. */
export function expectations(): Row[] {
  return [
    ...files.flatMap((name) => rowsOf(json(name), name)),
    ...orderRows(read(order, json('order'), 'order')),
    ...beliefRows(read(times, json('belief-times'), 'belief-times')).map((row) => ({
      ...row,
      then: spelledOut(row.then),
    })),
  ];
}
