import { plain, type Json, type TableRowView, type TableView } from '../../engine';
import {
  atKey,
  meant,
  readEntries,
  readList,
  readParts,
  ScenarioProblem,
  type Located,
} from '../source';
import { screenNow } from '../world';
import { compare, forEntries } from './check';

/** What can be written of a row, and what it comes to on the page. */
const parts: Readonly<Record<string, (row: TableRowView) => Json>> = {
  row: ({ label, cells }) => [plain(label), ...cells.map((cell) => plain(cell))],
  hint: ({ hint }) => plain(hint),
  notes: ({ notes }) => notes.map((note) => plain(note)),
  figures: ({ figures }) => figures,
  lowest: ({ lowest }) => lowest,
};

/** The rows as they are, each with as much as the scenario writes of the row at its place. */
function rowsAsWritten(rows: readonly TableRowView[], wanted: readonly Located[]): Json {
  return rows.map((row, index) => {
    const at = wanted[index];
    if (at === undefined || Array.isArray(at.value)) return parts['row']?.(row) ?? null;
    const written = readParts(at, Object.keys(parts));
    const said = Object.entries(parts).filter(([name]) => written(name) !== undefined);
    return Object.fromEntries(said.map(([name, read]) => [name, read(row)]));
  });
}

/** The tables of a screen: the rows of their groups, or whether a table is there. */
export const tables = forEntries((world, id, at) => {
  const { screen, view } = screenNow(world, at);
  const known = partNamed('table', screen.tables, id, at);
  const table = view.tables.find((one) => one.id === id);
  const what = `the table \`${id}\``;
  if (typeof at.value === 'boolean') return compare(at, what, at.value, table !== undefined);
  return readEntries(at).flatMap(([group, rows]) => {
    partNamed('group', known.groups, group, rows);
    const actual = rowsAsWritten(rowsOf(table, group), readList(rows));
    return compare(rows, `the rows \`${group}\` of ${what}`, rows.value, actual);
  });
});

const rowsOf = (table: TableView | undefined, group: string): readonly TableRowView[] =>
  table?.groups.find(({ id }) => id === group)?.rows ?? [];

function partNamed<Part extends { readonly id: string }>(
  kind: string,
  known: readonly Part[],
  id: string,
  at: Located,
): Part {
  const found = known.find((part) => part.id === id);
  if (found !== undefined) return found;
  const help = meant(
    id,
    known.map((part) => part.id),
  );
  throw new ScenarioProblem(atKey(at), `The screen has no ${kind} \`${id}\`.`, help);
}
