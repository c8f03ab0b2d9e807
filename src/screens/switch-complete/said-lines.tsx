import type { TableView } from '../../engine';
import { RichText } from '../../ui/parts/words';

/** What the configuration says under this name of what was signed for; none where it says nothing. */
export const saidUnder = (
  tables: readonly TableView[] | undefined,
  id: string,
): TableView['groups'] => tables?.find((table) => table.id === id)?.groups ?? [];

/** Names and what holds, a line each. */
export function SaidLines({ rows }: Pick<TableView['groups'][number], 'rows'>) {
  return (
    <dl className="s-lines">
      {rows.map(({ label, cells }, index) => (
        <div key={index}>
          <dt>
            <RichText text={label} />
          </dt>
          <dd>
            <b>
              <RichText text={cells[0] ?? []} />
            </b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
