import { plain, type TableView } from '../../engine';
import { nearest, readEntries, ScenarioProblem } from '../source';
import { screenNow } from '../world';
import { compare, forEntries } from './check';

/**
 * `"tables": { "compare": { "prices": [["Price", "£4", "£5"]] } }`: the rows of a group, exactly: the
 * label, then each column. A group that says nothing has none. `"compare": false`: the table is not there.
 */
export const tables = forEntries((world, id, at) => {
  const { screen, view } = screenNow(world, at);
  const known = screen.tables.find((table) => table.id === id);
  const ids = screen.tables.map((table) => table.id);
  if (known === undefined) throw unknown('table', id, ids, { ...at, offset: at.key });
  const table = view.tables.find((one) => one.id === id);
  const what = `the table \`${id}\``;
  if (typeof at.value === 'boolean') return compare(at, what, at.value, table !== undefined);
  return readEntries(at).flatMap(([group, rows]) => {
    const groups = known.groups.map((one) => one.id);
    if (!groups.includes(group))
      throw unknown('group', group, groups, { ...rows, offset: rows.key });
    return compare(rows, `the rows \`${group}\` of ${what}`, rows.value, rowsOf(table, group));
  });
});

const rowsOf = (table: TableView | undefined, group: string) =>
  (table?.groups.find(({ id }) => id === group)?.rows ?? []).map(({ label, cells }) => [
    plain(label),
    ...cells.map((cell) => plain(cell)),
  ]);

function unknown(
  kind: string,
  name: string,
  names: readonly string[],
  at: ConstructorParameters<typeof ScenarioProblem>[0],
): ScenarioProblem {
  const near = nearest(name, names);
  const help = near === null ? `known: ${names.join(', ')}` : `did you mean \`${near}\`?`;
  return new ScenarioProblem(at, `The screen has no ${kind} \`${name}\`.`, help);
}
