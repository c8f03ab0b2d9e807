import { useId } from 'react';
import { useWords } from '../../ui/words';
import { NewTariffCard } from '../new-tariff';
import { readNewPlan } from '../new-tariff/new-plan';
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
  const { plan, supplierName } = switched;
  if (plan === null) return null;
  const inHand = readNewPlan(journey.lookups.plan);
  if (inHand?.tariffName === plan.name && inHand.supplierName === supplierName) {
    return (
      <NewTariffCard plan={journey.lookups.plan} look={lookAt('newTariff')} onEvent={onEvent} />
    );
  }
  const { costAYear: cost, costAMonth: month } = plan;
  return (
    <section className="card s-switched" aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {words.plain('newTariff.title')}
      </h2>
      <p>
        {supplierName}
        <br />
        {plan.name}
      </p>
      {cost !== null && (
        <p>
          <b>{words.plain('switchComplete.plan.year', { cost })}</b>
        </p>
      )}
      {month !== null && (
        <p className="quiet">{words.plain('switchComplete.plan.month', { cost: month })}</p>
      )}
    </section>
  );
}
