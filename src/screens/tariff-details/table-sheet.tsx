import { useId } from 'react';
import type { TableView } from '../../engine';
import { RichText, useWords } from '../../ui/words';
import type { ScreenProps } from '../screen';
import { FailedParts } from './failed-parts';
import { failedOf, partStatus, type Columns } from './part-status';
import { SheetBones } from './sheet-bones';
import { SideBySide } from './side-by-side';
import { speaks } from './speaks';

interface TableSheetProps extends Pick<ScreenProps, 'journey' | 'onEvent'> {
  /** Name of the words that head it while it is not there. */
  readonly name: string;
  readonly table: TableView | undefined;
  readonly columns: Columns;
}

/** A table with its heading; what is missing of it is said in its place (TAR-22). */
export function TableSheet({ name, table, columns, journey, onEvent }: TableSheetProps) {
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
      {table !== undefined && <SideBySide table={table} heading={heading} columns={states} />}
      {table === undefined && waits && <SheetBones />}
      {table === undefined && !waits && failed.length === 0 && (
        <p className="s-part__lead">{words.plain(`tariff.${name}.missing`)}</p>
      )}
    </section>
  );
}
