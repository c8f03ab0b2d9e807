import type { TableRowView, TableView } from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { plain, RichText, useWords } from '../../ui/parts/words';
import { asText } from '../reading';
import { share } from '../saving/bar-parts';
import '../saving/bars.css';
import type { ScreenProps } from '../screen';
import type { ComparedPlan } from '../compared';
import { PlanHead, PresentHead, Ways } from './compare-heads';

interface CompareTableProps extends ScreenProps {
  readonly table: TableView;
  readonly plans: readonly ComparedPlan[];
  readonly onTakeOut: (name: string) => void;
}

interface Column {
  readonly id: string;
  readonly at: number;
  /** Whose it is; it stands before the value where each has a line of its own. */
  readonly name: string;
}

/**
 * The same facts of the present plan and of others. On phones a row is laid out as a grid, by which
 * browsers forget that it is one of a table: its parts say their roles themselves.
 */
export function CompareTable(props: CompareTableProps) {
  const { table, plans, onTakeOut } = props;
  const words = useWords();
  const columns = table.columns.flatMap(({ id }, at): readonly Column[] => {
    const compared = plans.find(({ name }) => name === id);
    if (id !== 'now' && compared === undefined) return [];
    const name = compared === undefined ? words.plain('compare.now') : supplierOf(compared);
    return [{ id, at, name }];
  });
  return (
    <table
      className={`s-compare__table s-compare__table--${String(columns.length)}`}
      role="table"
      aria-label={plain(table.title)}
    >
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          <PresentHead {...props} />
          {plans.map((compared) => (
            <PlanHead
              key={compared.name}
              plan={compared.plan}
              onTakeOut={plans.length > 2 ? () => onTakeOut(compared.name) : null}
            />
          ))}
        </tr>
        <Ways {...props} />
      </thead>
      {table.groups.map((group) => (
        <tbody key={group.id} role="rowgroup">
          {plain(group.title) !== '' && (
            <tr role="row" className="s-compare__group">
              <th scope="rowgroup" role="rowheader" colSpan={columns.length + 1}>
                <RichText text={group.title} />
              </th>
            </tr>
          )}
          {group.rows.map((row, index) => (
            <Row key={index} row={row} columns={columns} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const supplierOf = ({ plan }: ComparedPlan): string => asText(plan.supplierName);

function Row({
  row,
  columns,
}: {
  readonly row: TableRowView;
  readonly columns: readonly Column[];
}) {
  const words = useWords();
  const scale = Math.max(...row.figures.map(sumOf));
  return (
    <tr role="row" className={row.bar ? 's-compare__main' : ''}>
      <th scope="row" role="rowheader">
        <RichText text={row.label} />
        {plain(row.hint) !== '' && (
          <span className="s-compare__hint">
            {' '}
            <RichText text={row.hint} />
          </span>
        )}
      </th>
      {columns.map(({ id, at, name }) => {
        const cell = row.cells[at] ?? [];
        return (
          <td key={id} role="cell" className={`s-compare__${id}`} data-name={name}>
            <div className="s-compare__cell">
              {plain(cell) === '' ? (
                <span className="s-compare__none">{words.plain('compare.unknown')}</span>
              ) : (
                <span className="s-compare__value">
                  <RichText text={cell} />
                </span>
              )}
              {row.lowest[at] === true && (
                <span className="s-compare__lowest">
                  <Icon name="tick" />
                  {words.plain('compare.lowest')}
                </span>
              )}
              {row.bar && <Bar figures={row.figures[at] ?? {}} scale={scale} now={id === 'now'} />}
              {plain(row.notes[at] ?? []) !== '' && (
                <span className="s-compare__hint">
                  <RichText text={row.notes[at] ?? []} />
                </span>
              )}
            </div>
          </td>
        );
      })}
    </tr>
  );
}

const sumOf = (figures: Readonly<Record<string, number>>): number =>
  Object.values(figures).reduce((sum, one) => sum + one, 0);

interface BarProps {
  readonly figures: Readonly<Record<string, number>>;
  /** What the full width stands for. */
  readonly scale: number;
  readonly now: boolean;
}

/** The figures of a cell, one after the other; the words beside it say them. */
function Bar({ figures, scale, now }: BarProps) {
  const [main = 0, ...more] = Object.values(figures);
  return (
    <span className="s-compare__bar" aria-hidden="true">
      <span
        className={`s-bars__part s-bars__part--${now ? 'now' : 'new'}`}
        style={{ width: `${String(share(main, scale))}%` }}
      />
      {more.map(
        (figure, index) =>
          figure > 0 && (
            <span
              key={index}
              className="s-bars__part s-bars__part--fee"
              style={{ width: `${String(share(figure, scale))}%` }}
            />
          ),
      )}
    </span>
  );
}
