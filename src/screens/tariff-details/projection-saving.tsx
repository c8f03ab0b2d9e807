import type { ItemView } from '../../engine';
import { SavingWords } from '../results/plan-cost';
import { moneyOf } from '../results/plan';
import { CostBars } from '../saving/cost-bars';
import { figureOf } from './shown-plan';

/** The saving in words and the two bars; nothing where one of the two sums is not known. */
export function ProjectionSaving({ plan }: { readonly plan: ItemView }) {
  const cost = figureOf(plan, 'cost');
  const saving = figureOf(plan, 'saving');
  if (cost === null || saving === null) return null;
  return (
    <div className="s-projection-saving">
      <SavingWords money={moneyOf(plan)} />
      <CostBars totalCost={cost} savings={saving} scale={Math.max(cost, cost + saving)} />
    </div>
  );
}
