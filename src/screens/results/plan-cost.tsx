import { useWords } from '../../ui/words';
import { CostBars } from '../saving/cost-bars';
import { savingLines, type YearlySaving } from '../saving/saving-lines';
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
      <SavingWords saving={money} />
      {money.waits ? <BarBones /> : <CostBars cost={money.cost} saving={money} scale={scale} />}
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

/** As high as the bars that come: what stands below must not move under a finger. */
function BarBones() {
  return (
    <div className="s-bars" aria-hidden="true">
      <span className="skeleton s-bone s-bone--bars" />
      <span className="skeleton s-bone s-bone--bars s-bone--shorter" />
    </div>
  );
}

/** What a plan saves: in the first year after the fee for leaving, and in those that follow. */
export function SavingWords({ saving }: { readonly saving: YearlySaving }) {
  const words = useWords();
  if (saving.waits) return <span className="skeleton s-bone s-bone--saving" />;
  return savingLines(saving, words).map(({ kind, text }, index) => (
    <p key={index} className={index === 0 ? `s-saving s-saving--${kind}` : 's-saving__then'}>
      {text}
    </p>
  ));
}
