import { isObject } from '../../rules';
import type { JsonObject, TableRowView, TableView, Text } from '../model';
import type { CompiledTable, CompiledTableGroup, CompiledTableRow } from '../../journey';
import type { Reading } from './reading';

/** A table as it is now; null while it has nothing to say. */
export function tableView(table: CompiledTable, reading: Reading): TableView | null {
  if (!reading.holds(table.when)) return null;
  const groups = table.groups.flatMap((group) => {
    const rows = rowsOf(table, group, reading);
    const { id, first } = group;
    return rows.length === 0 ? [] : [{ id, title: reading.fill(group.title), first, rows }];
  });
  if (groups.length === 0) return null;
  return {
    id: table.id,
    title: reading.fill(table.title),
    lead: reading.fill(table.lead),
    columns: table.columns.map(({ id, title }) => ({ id, title: reading.fill(title) })),
    groups,
  };
}

/** A row that says nothing in any column is left out. */
function rowsOf(
  { columns }: CompiledTable,
  group: CompiledTableGroup,
  reading: Reading,
): readonly TableRowView[] {
  const items = columns.map(({ id }) => {
    const item = reading.at(group.of[id] ?? '');
    return isObject(item) ? item : null;
  });
  return group.rows.flatMap((row) => {
    const cells = items.map((item) =>
      item !== null && reading.holds(row.when, item) ? textOf(row, item, reading) : [],
    );
    if (cells.every((cell) => cell.every((part) => part === ''))) return [];
    return [{ label: reading.fill(row.label), hint: reading.fill(row.hint), cells }];
  });
}

function textOf({ text }: CompiledTableRow, item: JsonObject, reading: Reading): Text {
  const found = text.find(({ when }) => reading.holds(when, item));
  return found === undefined ? [] : reading.fill(found.text, item);
}
