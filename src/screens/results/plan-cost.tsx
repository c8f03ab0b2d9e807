import { useWords } from '../../ui/words';
import { monthly } from '../money/monthly';
import { CostBars } from '../saving/cost-bars';
import { savingOf } from '../saving/saving';
import type { Plan } from './plan';

/** The saving in words, the two bars, and what a year and a month come to. */
export function PlanCost({ plan, scale }: { readonly plan: Plan; readonly scale: number }) {
  const words = useWords();
  const { kind, amount } = savingOf(plan.savings);
  // Beside the saving, never instead of it (decision 25).
  const afterFees = savingOf(plan.savings - plan.exitFees);
  return (
    <>
      <p className={`s-saving s-saving--${kind}`}>
        {words.plain(`results.saving.${kind}`, { amount })}
      </p>
      {plan.exitFees > 0 && (
        <p className="s-saving__fees">
          {words.plain(`results.afterFees.${afterFees.kind}`, {
            amount: afterFees.amount,
            fees: words.plain(
              Number.isInteger(plan.exitFees) ? 'results.wholePrice' : 'results.price',
              { amount: plan.exitFees },
            ),
          })}
        </p>
      )}
      <CostBars totalCost={plan.totalCost} savings={plan.savings} scale={scale} />
      <dl className="s-prices">
        <div>
          <dt>{words.plain('results.annual')}</dt>
          <dd>{words.plain('results.price', { amount: plan.totalCost })}</dd>
        </div>
        <div>
          <dt>{words.plain('results.monthly')}</dt>
          <dd>{words.plain('results.price', { amount: monthly(plan.totalCost) })}</dd>
        </div>
      </dl>
    </>
  );
}
