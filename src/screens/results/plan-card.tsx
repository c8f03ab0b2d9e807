import { type Ref, useId } from 'react';
import type { Run } from '../../engine';
import { useWords } from '../../ui/words';
import { SupplierTile } from '../supplier-tile/supplier-tile';
import { PlanBadges } from './plan-badges';
import { PlanCost } from './plan-cost';
import { PlanDetails } from './plan-details';
import type { Plan } from './plan';
import { SwitchNow } from './switch-now';

interface PlanCardProps {
  readonly plan: Plan;
  /** Pounds that a full bar stands for. */
  readonly scale: number;
  readonly cheapest: boolean;
  readonly run: Run | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly onChoose: (plan: Plan) => void;
}

export function PlanCard({ plan, scale, cheapest, run, headingRef, onChoose }: PlanCardProps) {
  const words = useWords();
  const heading = useId();
  return (
    <article className="s-plan" aria-labelledby={heading}>
      {cheapest && <p className="s-flag">{words.plain('results.cheapest')}</p>}
      <header className="s-plan__head">
        <SupplierTile name={plan.supplierName} />
        <div>
          <p className="s-plan__supplier">{plan.supplierName}</p>
          <h3 className="s-plan__name" id={heading} ref={headingRef} tabIndex={-1}>
            {plan.tariffName}
          </h3>
        </div>
      </header>
      <div className="s-plan__money">
        <PlanCost plan={plan} scale={scale} />
        <SwitchNow plan={plan} run={run} heading={heading} onChoose={onChoose} />
      </div>
      <div className="s-plan__facts">
        <PlanBadges plan={plan} />
        <PlanDetails details={plan.details} heading={heading} />
      </div>
    </article>
  );
}
