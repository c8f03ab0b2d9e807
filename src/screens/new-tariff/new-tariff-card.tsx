import { memo, useId, useState } from 'react';
import type { JourneyEvent, Look, Lookup } from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { RichText, useWords, type Words } from '../../ui/parts/words';
import { Alert, SupplierTile } from '../parts';
import { monthIs, yearlySavingOf } from '../results/plan';
import { monthly, savingLines } from '../saving/saving';
import type { ScreenProps } from '../screen';
import { CostTable } from './cost-table';
import { readNewPlan, type NewPlan } from './new-plan';
import './new-tariff.css';

/** The panel beside the sign-up. */
export function NewTariffSummary({ journey, lookAt, onEvent }: ScreenProps) {
  return (
    <NewTariffCard plan={journey.lookups.plan} look={lookAt('newTariff')} folds onEvent={onEvent} />
  );
}

interface NewTariffCardProps {
  readonly plan: Lookup | undefined;
  /** What the configuration says of it: the saving, and what is paid once. */
  readonly look: Look;
  /** On narrow screens it is one line that opens. */
  readonly folds?: boolean;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** 'Your New Tariff': what was chosen and what it costs (CUS-36). */
export const NewTariffCard = memo(function NewTariffCard({
  plan: lookup,
  look,
  folds = false,
  onEvent,
}: NewTariffCardProps) {
  const words = useWords();
  const title = useId();
  const body = useId();
  const [open, setOpen] = useState(false);
  const plan = readNewPlan(lookup);
  const failed = lookup?.status === 'failed';
  const once = look.shown?.tables.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows)) ?? [];
  const month = look.item === null ? '' : monthIs(look.item);
  const lines = look.item === null ? [] : savingLines(yearlySavingOf(look.item), words);
  const fold = folds
    ? open
      ? 's-tariff s-tariff--open'
      : 's-tariff s-tariff--folded'
    : 's-tariff';
  return (
    <section className={fold} aria-labelledby={title} aria-busy={plan === null && !failed}>
      <header className="s-tariff__head">
        {plan === null ? (
          <span className="skeleton s-bone s-bone--tile-small" />
        ) : (
          <SupplierTile name={plan.supplierName} size="small" />
        )}
        <h2 className="s-tariff__title" id={title}>
          {words.plain('newTariff.title')}
        </h2>
        <p className="s-tariff__name">
          {plan === null ? (
            <span className="skeleton s-bone s-bone--name" />
          ) : (
            <>
              {plan.supplierName}
              <br />
              {plan.tariffName}
            </>
          )}
        </p>
        {folds && plan !== null && (
          <button
            type="button"
            className="s-tariff__toggle"
            aria-expanded={open}
            aria-controls={body}
            aria-describedby={title}
            onClick={() => setOpen(!open)}
          >
            <span>
              {words.plain(`newTariff.perMonth${month}`, { amount: monthly(plan.annual) })}
              {once.map(({ label, cells }, index) => (
                <span key={index} className="s-tariff__once">
                  <RichText text={label} />: <RichText text={cells[0] ?? []} />
                </span>
              ))}
            </span>
            <Icon name="chevron" />
          </button>
        )}
      </header>
      <div className="s-tariff__body" id={body}>
        {failed ? (
          <Alert
            title={words.plain('newTariff.failed.title')}
            text={words.plain('newTariff.failed.text')}
          >
            <button
              type="button"
              className="button"
              onClick={() => onEvent({ type: 'lookupRetried', lookup: 'plan' })}
            >
              {words.plain('newTariff.failed.retry')}
            </button>
          </Alert>
        ) : (
          <CostTable plan={plan} once={once} month={month} />
        )}
        {plan !== null && lines.length > 0 && (
          <div className={`s-tariff__saving s-tariff__saving--${lines[0]?.kind ?? 'same'}`}>
            {lines[0]?.kind === 'save' && <Icon name="tick" />}
            <div>
              {lines.map(({ text }, index) => (
                <p key={index}>{text}</p>
              ))}
            </div>
          </div>
        )}
        {!failed && <p className="s-tariff__note">{roundingOf(plan, words)}</p>}
      </div>
    </section>
  );
});

/** How a month is rounded, and what that makes of two that do not add up to their total. */
function roundingOf(plan: NewPlan | null, words: Words): string {
  const months = plan?.lines.map(({ annual }) => monthly(annual)) ?? [];
  const [first, second] = months;
  if (plan === null || first === undefined || second === undefined)
    return words.plain('newTariff.note');
  const whole = monthly(plan.annual);
  return first + second === whole
    ? words.plain('newTariff.note')
    : words.plain('newTariff.note.apart', { first, second, whole });
}
