import { useId } from 'react';
import type { TableRowView } from '../../engine';
import { plain, RichText, useWords } from '../../ui/words';
import type { PartStatus } from './part-status';
import { SheetBones } from './sheet-bones';

interface ProjectionCardProps {
  readonly side: 'existing' | 'new';
  readonly status: PartStatus;
  /** Pounds; null where it is not known. */
  readonly year: number | null;
  readonly month: number | null;
  readonly rows: readonly TableRowView[];
}

/** The year of one tariff. */
export function ProjectionCard({ side, status, year, month, rows }: ProjectionCardProps) {
  const words = useWords();
  const heading = useId();
  return (
    <section className={`s-projection s-projection--${side}`} aria-labelledby={heading}>
      <h3 id={heading}>{words.plain(`tariff.projection.${side}`)}</h3>
      {status === 'waiting' && <SheetBones />}
      {status === 'failed' && <p>{words.plain('tariff.none.failed')}</p>}
      {status === 'ready' && (
        <>
          {year === null ? (
            <p className="s-projection__none">{words.plain('tariff.projection.missing')}</p>
          ) : (
            <p className="s-projection__year">{words.plain('results.price', { amount: year })}</p>
          )}
          {month !== null && (
            <p className="s-projection__month">{words.plain('tariff.aMonth', { amount: month })}</p>
          )}
          <dl>
            {rows.map((row, index) => (
              <div key={index}>
                <dt>
                  <RichText text={row.label} />
                </dt>
                <dd>
                  <RichText text={row.cells.find((cell) => plain(cell) !== '') ?? []} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
