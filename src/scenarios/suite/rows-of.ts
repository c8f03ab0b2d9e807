import {
  fillColumns,
  located,
  readList,
  readParts,
  readText,
  required,
  ScenarioProblem,
  type Located,
} from '../source';

/** A scenario as it is to be read, and where it is written. */
export interface RowOfTable {
  readonly scenario: Located;
  readonly at: Located;
}

/** A scenario with a table, once for each row; one without a table is a row of its own. */
export function rowsOf(from: Located): readonly RowOfTable[] {
  const table = from.parts.get('each');
  if (table === undefined) return [{ scenario: from, at: from }];
  const part = readParts(table, ['columns', 'rows']);
  const columns = readList(required(table, 'columns', part('columns'))).map(readText);
  const rows = readList(required(table, 'rows', part('rows')));
  const parts = new Map([...from.parts].filter(([key]) => key !== 'each'));
  const bare = located(from.value, from.file, from.offset, parts, from.key);
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const cells = readList(row);
    if (cells.length !== columns.length) {
      throw new ScenarioProblem(
        row,
        `The row has ${cells.length} values, and the table ${columns.length} columns.`,
      );
    }
    const values = columns.map((column, index) => [column, cells[index] ?? row] as const);
    const scenario = fillColumns(bare, new Map(values));
    return { scenario: numbered(scenario, index, seen), at: row };
  });
}

/** A name that another row has already is told apart by the number of its row. */
function numbered(scenario: Located, index: number, seen: Set<string>): Located {
  const name = scenario.parts.get('name');
  if (name === undefined) return scenario;
  // A name that is one column alone may be a number.
  const words = typeof name.value === 'string' ? name.value : JSON.stringify(name.value);
  const own = seen.has(words) ? `${words} (row ${index + 1})` : words;
  seen.add(own);
  return { ...scenario, parts: new Map(scenario.parts).set('name', { ...name, value: own }) };
}
