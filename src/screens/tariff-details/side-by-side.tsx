import type { TableRowView, TableView } from '../../engine';
import { plain, RichText, useWords, type Words } from '../../ui/words';
import type { PartStatus } from './part-status';
import './side-by-side.css';
import { speaks } from './speaks';

interface SideBySideProps {
  readonly table: TableView;
  /** Id of the heading that names the table. */
  readonly heading: string;
  /** How far each column is, by its id. */
  readonly columns: Readonly<Record<string, PartStatus>>;
}

/**
 * The same facts of two tariffs. On phones a row is laid out as a grid, by which browsers forget
 * that it is one of a table: its parts say their roles themselves.
 */
export function SideBySide({ table, heading, columns }: SideBySideProps) {
  const words = useWords();
  // A column that will say nothing is left out: what stands above the table says why.
  const drawn = table.columns.flatMap(({ id, title }, at) => {
    const status = columns[id] ?? 'ready';
    return status === 'waiting' || speaks(table, id) ? [{ id, title, at, status }] : [];
  });
  return (
    <table className="s-side" role="table" aria-labelledby={heading}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {drawn.map(({ id, title }) => (
            <th key={id} scope="col" role="columnheader" className={`s-side__${id}`}>
              <RichText text={title} />
            </th>
          ))}
        </tr>
      </thead>
      {table.groups.map((group) => (
        <tbody key={group.id} role="rowgroup">
          <tr role="row" className="s-side__group">
            <th scope="rowgroup" role="rowheader" colSpan={drawn.length + 1}>
              <RichText text={group.title} />
            </th>
          </tr>
          {group.rows.map((row, index) => (
            <Row key={index} row={row} columns={drawn} words={words} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface RowProps {
  readonly row: TableRowView;
  readonly columns: readonly {
    readonly id: string;
    readonly at: number;
    readonly status: PartStatus;
  }[];
  readonly words: Words;
}

function Row({ row, columns, words }: RowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <RichText text={row.label} />
        {plain(row.hint) !== '' && (
          <span className="s-side__hint">
            {' '}
            <RichText text={row.hint} />
          </span>
        )}
      </th>
      {columns.map(({ id, at, status }) => {
        const cell = row.cells[at] ?? [];
        return (
          <td key={at} role="cell" className={`s-side__${id}`}>
            {plain(cell) === '' ? (
              <span className="s-side__none">{words.plain(`tariff.none.${status}`)}</span>
            ) : (
              <RichText text={cell} />
            )}
          </td>
        );
      })}
    </tr>
  );
}
