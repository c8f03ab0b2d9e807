import { useId } from 'react';
import type { ItemView, TableRowView } from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { plain, RichText, useWords } from '../../ui/parts/words';
import { calendarOf } from '../calendar-entry';
import { asText } from '../reading';
import { priceCapOf, yearlySavingOf } from '../results/plan';
import { SavingWords } from '../results/plan-card';
import { CostBars } from '../saving/cost-bars';
import type { ScreenProps } from '../screen';
import { figureOf, partStatus, SheetBones, shownPlan } from './page-parts';
import './costs.css';

/** What the first year costs, first of all: in words, as bars, and as a sum. */
export function CostsSheet(props: ScreenProps) {
  const { journey, shown } = props;
  const words = useWords();
  const heading = useId();
  const plan = shownPlan(props);
  const cost = figureOf(plan, 'cost');
  const waits = ['results', 'newProjection'].some(
    (lookup) => partStatus(journey, lookup) === 'waiting',
  );
  if (plan === null || (cost === null && !waits)) return null;
  const saving = yearlySavingOf(plan);
  const cap = priceCapOf(plan);
  const groups = shown?.tables.find(({ id }) => id === 'costs')?.groups ?? [];
  return (
    <section className="sheet s-part" aria-labelledby={heading} aria-busy={cost === null}>
      <h2 id={heading}>{words.plain('tariff.costs')}</h2>
      {cost === null ? (
        <SheetBones />
      ) : (
        <div className="s-cost-words">
          <SavingWords saving={saving} />
          <CostBars
            cost={cost}
            saving={saving}
            scale={Math.max(cost + saving.fee, cost + (saving.saving ?? 0), cap?.cost ?? 0)}
            cap={cap}
            explained
          />
        </div>
      )}
      {cost !== null && (
        <dl className="s-sum">
          {groups.map(({ id, rows }) =>
            rows.map((row, index) => <SumLine key={`${id}${index}`} id={id} row={row} />),
          )}
        </dl>
      )}
    </section>
  );
}

function SumLine({ id, row }: { readonly id: string; readonly row: TableRowView }) {
  const [figure = []] = row.cells;
  if (plain(figure) === '') return null;
  return (
    <div className={`s-sum__line s-sum__line--${id}`}>
      <dt>
        <RichText text={row.label} />
        {plain(row.hint) !== '' && (
          <span className="s-sum__hint">
            <RichText text={row.hint} />
          </span>
        )}
      </dt>
      <dd>
        <RichText text={figure} />
      </dd>
    </div>
  );
}

interface CouldWaitProps {
  readonly plan: ItemView;
  /** yyyy-mm-dd */
  readonly today: string;
}

/** From when it costs nothing to leave, where it costs something now. */
export function CouldWait({ plan, today }: CouldWaitProps) {
  const words = useWords();
  const heading = useId();
  const { saving, fee, leaving } = yearlySavingOf(plan);
  const ends = asText(plan.values.fixEnds);
  const freeFrom = asText(plan.values.freeFrom);
  if (saving === null || fee <= 0 || ends === '' || freeFrom === '') return null;
  const days = daysBetween(today, ends);
  const item = { ends, freeFrom, leaving, days };
  const entry = {
    on: freeFrom,
    title: words.plain('tariff.wait.entry', item),
    text: words.plain('tariff.wait.entryText', item),
  };
  return (
    <section className="s-wait" aria-labelledby={heading}>
      <Icon name="calendar" />
      <div>
        <h2 className="s-wait__title" id={heading}>
          {words.plain('tariff.wait.title')}
        </h2>
        <p>{words.plain(`tariff.wait.text.${days === 1 ? 'one' : 'many'}`, item)}</p>
        <a
          className="button button--second button--small"
          href={calendarOf([entry], today)}
          download="leaving.ics"
        >
          <Icon name="calendar" />
          {words.plain('tariff.wait.calendar')}
        </a>
      </div>
    </section>
  );
}

/** Counted in UTC, where every day has 24 hours. */
const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
