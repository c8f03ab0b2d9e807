import { useId } from 'react';
import { useWords } from '../../ui/parts/words';
import { readNewPlan } from '../new-tariff/new-plan';
import { NewTariffCard } from '../new-tariff/new-tariff-card';
import { SupplierTile } from '../parts';
import { savingLines } from '../saving/saving';
import type { ScreenProps } from '../screen';
import type { Switched } from './switched';

interface SwitchedPlanCardProps extends Pick<ScreenProps, 'journey' | 'lookAt' | 'onEvent'> {
  readonly switched: Switched;
}

/**
 * The plan that was switched to: in full where the plan in hand is that one, else what was kept of
 * it. Nothing where this device does not hold which plan it was.
 */
export function SwitchedPlanCard({ switched, journey, lookAt, onEvent }: SwitchedPlanCardProps) {
  const words = useWords();
  const title = useId();
  const { plan, supplierName, leaving } = switched;
  if (plan === null) return null;
  const inHand = readNewPlan(journey.lookups.plan);
  if (inHand?.tariffName === plan.name && inHand.supplierName === supplierName) {
    return (
      <NewTariffCard plan={journey.lookups.plan} look={lookAt('newTariff')} onEvent={onEvent} />
    );
  }
  const { costAYear: cost, costAMonth: month, saving, firstYear } = plan;
  const fee = leaving?.fee ?? 0;
  const lines =
    saving === null
      ? []
      : savingLines(
          { saving, fee, firstYear, leaving: leaving?.leaving ?? '', waits: false },
          words,
        );
  return (
    <section className="s-tariff" aria-labelledby={title}>
      <header className="s-tariff__head">
        <SupplierTile name={supplierName} size="small" />
        <h2 className="s-tariff__title" id={title}>
          {words.plain('newTariff.title')}
        </h2>
        <p className="s-tariff__name">
          {supplierName}
          <br />
          {plan.name}
        </p>
      </header>
      <div className="s-tariff__body s-switched">
        {cost !== null && <b>{words.plain('switchComplete.plan.year', { cost })}</b>}
        {month !== null && (
          <p className="quiet">{words.plain('switchComplete.plan.month', { cost: month })}</p>
        )}
        {leaving !== null && (
          <p className="s-switched__fee">
            {words.plain('switchComplete.plan.fee', { ...leaving })}
          </p>
        )}
        {lines.map(({ kind, text }, index) => (
          <p key={index} className={index === 0 ? `s-switched__saving--${kind}` : 'quiet small'}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
