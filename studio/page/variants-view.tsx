import { Fragment, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { isShared } from '../model/edits';
import type { InHand } from '../model/in-hand';
import type { Selection } from '../model/selection';
import {
  variantsTables,
  type VariantCell,
  type VariantRow,
  type VariantsTable,
} from '../model/variants-table';
import { CopyVariant } from './copy-variant';
import { Icon } from './icons';
import type { Draft } from './use-draft';

interface VariantsViewProps {
  readonly hand: InHand;
  readonly draft: Draft;
  readonly onSelect: (change: Partial<Selection>) => void;
}

/** Who asks for which consents: one row a variant, one column a consent. */
export function VariantsView({ hand, draft, onSelect }: VariantsViewProps) {
  const tables = useMemo(() => variantsTables(hand), [hand]);
  const [words, setWords] = useState('');
  const [copied, setCopied] = useState<VariantRow | null>(null);
  return (
    <main className="pane variants" aria-label="Variants" tabIndex={-1}>
      <div className="pane-head">
        <h2>{tables[0]?.title} by variant</h2>
        <span className="quiet">
          {tables[0]?.rows.length} variants, {tables[0]?.columns.length} consents
        </span>
        <input
          type="search"
          aria-label="Filter rows and columns"
          placeholder="Filter rows and columns"
          className="head-end"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <div className="scroll">
        {tables.map((table) => (
          <Grid
            key={table.title}
            table={filtered(table, words.toLowerCase())}
            isChanged={(cell) => isChanged(hand, draft, cell)}
            onOpen={(cell) => onSelect({ ...cell.to, view: 'journey' })}
            onCopy={setCopied}
          />
        ))}
      </div>
      {copied !== null && (
        <CopyVariant row={copied} draft={draft} onClose={() => setCopied(null)} />
      )}
      <p className="legend legend--line">
        <span>
          <strong>must</strong> be accepted
        </span>
        <span>
          <Icon of="conditional" /> <strong>when</strong> a rule says so
        </span>
        <span>
          <strong>may</strong> be left
        </span>
        <span>
          <Box of="unanswered" /> opens unanswered
        </span>
        <span>
          <Box of="ticked" /> opens ticked
        </span>
        <span>
          <Box of="refused" /> opens refused
        </span>
        <span>
          <Box of="by a rule" /> opens by a rule
        </span>
        <span className="head-end">
          <kbd>← → ↑ ↓</kbd> move <kbd>Enter</kbd> open <kbd>N</kbd> copy
        </span>
      </p>
    </main>
  );
}

function filtered(table: VariantsTable, words: string): VariantsTable {
  if (words === '') return table;
  const has = (text: string): boolean => text.toLowerCase().includes(words);
  const rows = table.rows.filter(({ title, ids }) => has(title) || has(ids));
  const columns = table.columns.filter(({ title, group }) => has(title) || has(group));
  return {
    ...table,
    rows: rows.length === 0 ? table.rows : rows,
    columns: columns.length === 0 ? table.columns : columns,
  };
}

function isChanged({ origins }: InHand, { edits }: Draft, { to }: VariantCell): boolean {
  const place = origins
    .places()
    .find(
      (each) => each.kind === 'field' && each.name === to.field && each.outer?.name === to.section,
    );
  const origin = place === undefined ? null : origins.at(place);
  return origin !== null && edits.some((edit) => isShared(edit, origin));
}

interface GridProps {
  readonly table: VariantsTable;
  readonly isChanged: (cell: VariantCell) => boolean;
  readonly onOpen: (cell: VariantCell) => void;
  readonly onCopy: (row: VariantRow) => void;
}

function Grid({ table: { columns, rows }, isChanged: changed, onOpen, onCopy }: GridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const groups = [...new Set(columns.map(({ group }) => group))];
  const move = (event: KeyboardEvent) => {
    const here = rows[at[0]];
    if (
      event.key === 'n' &&
      !event.ctrlKey &&
      !event.metaKey &&
      here !== undefined &&
      here.file !== ''
    ) {
      event.preventDefault();
      onCopy(here);
    }
    const by = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[
      event.key
    ];
    const [down = 0, along = 0] = by ?? [];
    if (by === undefined) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(rows.length - 1, at[0] + down));
    const column = Math.max(0, Math.min(columns.length - 1, at[1] + along));
    setAt([row, column]);
    grid.current
      ?.querySelector<HTMLElement>(`[data-cell="${String(row)}.${String(column)}"]`)
      ?.focus();
  };
  return (
    <table
      ref={grid}
      className="grid"
      role="grid"
      aria-label="Consents by variant"
      onKeyDown={move}
    >
      <thead>
        <tr>
          <th scope="col">Variant</th>
          {groups.map((group) => (
            <th
              key={group}
              scope="colgroup"
              className="group"
              colSpan={columns.filter((column) => column.group === group).length}
            >
              {group}
            </th>
          ))}
        </tr>
        <tr>
          <td className="quiet">and its ids</td>
          {columns.map(({ name, title }, index) => (
            <th
              key={name}
              scope="col"
              className={columns[index - 1]?.group === columns[index]?.group ? '' : 'group'}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, down) => (
          <tr key={row.name}>
            <th scope="row">
              {row.title} <span className="code">{row.ids}</span>
              {row.file !== '' && (
                <button
                  type="button"
                  className="link"
                  tabIndex={at[0] === down ? 0 : -1}
                  aria-label={`Copy ${row.title}`}
                  onClick={() => onCopy(row)}
                >
                  Copy
                </button>
              )}
            </th>
            {columns.map(({ name, group }, along) => (
              <Fragment key={name}>
                <Cell
                  cell={row.cells[name]}
                  isFirst={columns[along - 1]?.group !== group}
                  isHere={at[0] === down && at[1] === along}
                  place={`${String(down)}.${String(along)}`}
                  changed={changed}
                  onOpen={onOpen}
                />
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly cell: VariantCell | undefined;
  readonly isFirst: boolean;
  readonly isHere: boolean;
  readonly place: string;
  readonly changed: (cell: VariantCell) => boolean;
  readonly onOpen: (cell: VariantCell) => void;
}

function Cell({ cell, isFirst, isHere, place, changed, onOpen }: CellProps) {
  const focus = { 'data-cell': place, tabIndex: isHere ? 0 : -1 };
  const group = isFirst ? 'group' : '';
  if (cell === undefined) return <td {...focus} className={group} aria-label="not asked" />;
  const { requirement, opens, version, sentence, text } = cell;
  const mark = changed(cell);
  return (
    <td
      {...focus}
      className={group}
      onKeyDown={(event) => event.key === 'Enter' && onOpen(cell)}
      onClick={() => onOpen(cell)}
    >
      <span
        className={`cell cell--${requirement}${mark ? ' cell--changed' : ''}`}
        title={`${text} — ${sentence}`}
      >
        <span>
          {requirement === 'when' && <Icon of="conditional" />}
          {requirement}
        </span>
        <span className="quiet">
          <Box of={opens} /> v{version} {mark && <Icon of="changed" says="changed" />}
        </span>
      </span>
    </td>
  );
}

/** How a consent stands when its sheet opens. */
const Box = ({ of }: { readonly of: VariantCell['opens'] }) => (
  <span className={`box box--${of.replaceAll(' ', '-')}`} role="img" aria-label={`opens ${of}`} />
);
