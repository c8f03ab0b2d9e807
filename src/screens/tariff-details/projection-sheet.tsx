import { useId } from 'react';
import type { TableRowView } from '../../engine';
import { RichText, useWords, plain } from '../../ui/parts/words';
import { monthIs } from '../results/plan';
import type { ScreenProps } from '../screen';
import {
  FailedParts,
  failedOf,
  partStatus,
  projections,
  figureOf,
  shownPlan,
  type PartStatus,
  SheetBones,
} from './page-parts';
import { FoldedTable } from './table-sheet';
import './projection.css';

const sides = ['existing', 'new'] as const;

/** What a year would cost, staying and switching (TAR-08), and how it comes about (TAR-09). */
export function ProjectionSheet(props: ScreenProps) {
  const { journey, shown, onEvent } = props;
  const words = useWords();
  const heading = useId();
  const plan = shownPlan(props);
  const table = (id: string) => shown?.tables.find((each) => each.id === id);
  const cards = table('projection');
  const details = table('projectionDetails');
  const status = {
    existing: partStatus(journey, projections.existing),
    new: partStatus(journey, projections.new),
  };
  return (
    <section
      className="sheet s-part"
      aria-labelledby={heading}
      aria-busy={Object.values(status).includes('waiting')}
    >
      <h2 id={heading}>{words.plain('tariff.projection')}</h2>
      <p className="s-part__lead">
        {cards === undefined ? (
          words.plain('tariff.projection.lead')
        ) : (
          <RichText text={cards.lead} />
        )}
      </p>
      <FailedParts failed={failedOf(journey, projections)} onEvent={onEvent} />
      <div className="s-projections">
        {sides.map((side) => (
          <ProjectionCard
            key={side}
            side={side}
            status={status[side]}
            year={figureOf(plan, side)}
            month={figureOf(plan, `${side}Monthly`)}
            monthIs={plan === null ? '' : monthIs(plan)}
            rows={cards?.groups.find(({ id }) => id === side)?.rows ?? []}
          />
        ))}
      </div>
      {details !== undefined && <FoldedTable table={details} heading={heading} columns={status} />}
    </section>
  );
}

interface ProjectionCardProps {
  readonly side: 'existing' | 'new';
  readonly status: PartStatus;
  /** Pounds; null where it is not known. */
  readonly year: number | null;
  readonly month: number | null;
  readonly monthIs: string;
  readonly rows: readonly TableRowView[];
}

/** The year of one tariff. */
function ProjectionCard({ side, status, year, month, monthIs, rows }: ProjectionCardProps) {
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
            <p className="s-projection__month">
              {words.plain(`tariff.aMonth${monthIs}`, { amount: month })}
            </p>
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
