import type { TableView } from '../../engine';
import { plain } from '../../ui/words';

/** Whether a column of a table says anything at all. */
export function speaks({ columns, groups }: TableView, column: string): boolean {
  const at = columns.findIndex(({ id }) => id === column);
  return groups.some(({ rows }) => rows.some(({ cells }) => plain(cells[at] ?? []) !== ''));
}
