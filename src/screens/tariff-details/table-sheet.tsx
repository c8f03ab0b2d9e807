import { useId, useState } from 'react';
import type { TableView, TableRowView } from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { RichText, useWords, plain, type Words } from '../../ui/parts/words';
import type { ScreenProps } from '../screen';
import {
  FailedParts,
  failedOf,
  partStatus,
  type Columns,
  SheetBones,
  type PartStatus,
} from './page-parts';
import './side-by-side.css';

interface TableSheetProps extends Pick<ScreenProps, 'journey' | 'onEvent'> {
  /** Name of the words that head it while it is not there. */
  readonly name: string;
  readonly table: TableView | undefined;
  readonly columns: Columns;
  /** Heading and what is missing are seen at once, the rows on request. */
  readonly folded?: boolean;
}

/** A table with its heading; what is missing of it is said in its place (TAR-22). */
export function TableSheet(props: TableSheetProps) {
  const { name, table, columns, folded = false, journey, onEvent } = props;
  const words = useWords();
  const heading = useId();
  const failed = failedOf(journey, columns);
  const states = Object.fromEntries(
    Object.entries(columns).map(([id, lookup]: [string, string]) => [
      id,
      partStatus(journey, lookup),
    ]),
  );
  const empty = Object.entries(states).flatMap(([id, status]) =>
    table !== undefined && status === 'ready' && !speaks(table, id) ? [id] : [],
  );
  const Rows = folded ? FoldedTable : SideBySide;
  const waits = Object.values(states).includes('waiting');
  return (
    <section className="sheet s-part" aria-labelledby={heading} aria-busy={waits}>
      <h2 id={heading}>
        {table === undefined ? words.plain(`tariff.${name}`) : <RichText text={table.title} />}
      </h2>
      {table !== undefined && table.lead.length > 0 && (
        <p className="s-part__lead">
          <RichText text={table.lead} />
        </p>
      )}
      <FailedParts failed={failed} onEvent={onEvent} />
      {empty.map((id) => (
        <p key={id} className="s-part__lead">
          {words.plain(`tariff.${name}.empty.${id}`)}
        </p>
      ))}
      {table !== undefined && <Rows table={table} heading={heading} columns={states} />}
      {table === undefined && waits && <SheetBones />}
      {table === undefined && !waits && failed.length === 0 && (
        <p className="s-part__lead">{words.plain(`tariff.${name}.missing`)}</p>
      )}
    </section>
  );
}

/** A long table behind a button. */
export function FoldedTable(props: SideBySideProps) {
  const words = useWords();
  const more = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link-button s-part__toggle"
        aria-expanded={open}
        aria-controls={more}
        aria-describedby={props.heading}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevron" />
        <span>{words.plain(open ? 'tariff.less' : 'tariff.more')}</span>
      </button>
      <div id={more} hidden={!open}>
        {open && <SideBySide {...props} />}
      </div>
    </>
  );
}

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

/** Whether a column of a table says anything at all. */
function speaks({ columns, groups }: TableView, column: string): boolean {
  const at = columns.findIndex(({ id }) => id === column);
  return groups.some(({ rows }) => rows.some(({ cells }) => plain(cells[at] ?? []) !== ''));
}
