import { useId, useState } from 'react';
import { Icon } from '../../ui/page';
import { RichText, useWords } from '../../ui/words';
import type { ScreenProps } from '../screen';
import { FailedParts } from './failed-parts';
import { failedOf, partStatus, projections } from './part-status';
import { ProjectionCard } from './projection-card';
import { ProjectionSaving } from './projection-saving';
import { figureOf, shownPlan } from './shown-plan';
import { SideBySide } from './side-by-side';
import './projection.css';

const sides = ['existing', 'new'] as const;

/** What a year would cost, staying and switching (TAR-08), and how it comes about (TAR-09). */
export function ProjectionSheet(props: ScreenProps) {
  const { journey, shown, onEvent } = props;
  const words = useWords();
  const heading = useId();
  const more = useId();
  const [open, setOpen] = useState(false);
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
      {plan !== null && <ProjectionSaving plan={plan} />}
      <FailedParts failed={failedOf(journey, projections)} onEvent={onEvent} />
      <div className="s-projections">
        {sides.map((side) => (
          <ProjectionCard
            key={side}
            side={side}
            status={status[side]}
            year={figureOf(plan, side)}
            month={figureOf(plan, `${side}Monthly`)}
            rows={cards?.groups.find(({ id }) => id === side)?.rows ?? []}
          />
        ))}
      </div>
      {details !== undefined && (
        <>
          <button
            type="button"
            className="link-button s-part__toggle"
            aria-expanded={open}
            aria-controls={more}
            aria-describedby={heading}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevron" />
            <span>{words.plain(open ? 'tariff.less' : 'tariff.more')}</span>
          </button>
          <div id={more} hidden={!open}>
            {open && <SideBySide table={details} heading={heading} columns={status} />}
          </div>
        </>
      )}
    </section>
  );
}
