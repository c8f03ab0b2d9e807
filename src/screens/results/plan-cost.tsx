import { useWords } from '../../ui/words';
import { CostBars } from '../saving/cost-bars';
import { savingOf } from '../saving/saving';
import type { PlanMoney } from './plan';

interface PlanCostProps {
  readonly money: PlanMoney;
  /** Pounds that a full bar stands for. */
  readonly scale: number;
}

/** The saving in words, the two bars, and what a year and a month come to. */
export function PlanCost({ money, scale }: PlanCostProps) {
  const words = useWords();
  return (
    <>
      <SavingWords money={money} />
      <CostBars totalCost={money.cost} savings={money.saving} scale={scale} />
      <dl className="s-prices">
        <div>
          <dt>{words.plain('results.annual')}</dt>
          <dd>{words.plain('results.price', { amount: money.cost })}</dd>
        </div>
        <div>
          <dt>{words.plain('results.monthly')}</dt>
          <dd>{words.plain('results.price', { amount: money.monthly })}</dd>
        </div>
      </dl>
    </>
  );
}

/** What a plan saves a year, and in the first year after the fee for leaving. */
export function SavingWords({ money }: { readonly money: PlanMoney }) {
  const words = useWords();
  const { kind, amount } = savingOf(money.saving);
  const after = savingOf(money.savingAfterFees);
  return (
    <>
      <p className={`s-saving s-saving--${kind}`}>
        {words.plain(`results.saving.${kind}`, { amount })}
      </p>
      {money.fees > 0 && (
        <p className="s-saving__fees">
          {words.plain(`results.afterFees.${after.kind}`, {
            amount: after.amount,
            fees: words.plain(
              Number.isInteger(money.fees) ? 'results.wholePrice' : 'results.price',
              {
                amount: money.fees,
              },
            ),
          })}
        </p>
      )}
    </>
  );
}
