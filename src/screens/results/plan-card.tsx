import { useId, type Ref } from 'react';
import type { ItemView, Run } from '../../engine';
import { asText } from '../reading/reading';
import { SupplierTile } from '../supplier-tile/supplier-tile';
import { moneyOf } from './plan';
import { PlanActions } from './plan-actions';
import { PlanBadges } from './plan-badges';
import { PlanCost } from './plan-cost';
import { PlanDetails } from './plan-details';

interface PlanCardProps {
  readonly plan: ItemView;
  /** Pounds that a full bar stands for. */
  readonly scale: number;
  /** What makes it stand out; empty for most. */
  readonly flag: string;
  readonly run: Run | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly onPress: (action: ItemView['actions'][number]) => void;
}

export function PlanCard({ plan, scale, flag, run, headingRef, onPress }: PlanCardProps) {
  const heading = useId();
  const supplier = asText(plan.item.supplierName);
  return (
    <article className="s-plan" aria-labelledby={heading}>
      {flag !== '' && <p className="s-flag">{flag}</p>}
      <header className="s-plan__head">
        <SupplierTile name={supplier} />
        <div>
          <p className="s-plan__supplier">{supplier}</p>
          <h3 className="s-plan__name" id={heading} ref={headingRef} tabIndex={-1}>
            {asText(plan.item.tariffName)}
          </h3>
        </div>
      </header>
      <div className="s-plan__money">
        <PlanCost money={moneyOf(plan)} scale={scale} />
        <PlanActions plan={plan} run={run} heading={heading} onPress={onPress} />
      </div>
      <div className="s-plan__facts">
        <PlanBadges badges={plan.badges} />
        <PlanDetails details={plan.details} first={plan.detailsFirst} heading={heading} />
      </div>
    </article>
  );
}
