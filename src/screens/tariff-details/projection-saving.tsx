import type { ItemView } from '../../engine';
import { yearlySavingOf } from '../results/plan';
import { SavingWords } from '../results/plan-cost';
import { CostBars } from '../saving/cost-bars';
import { figureOf } from './shown-plan';

/** The saving in words and the two bars; nothing where the price is not known. */
export function ProjectionSaving({ plan }: { readonly plan: ItemView }) {
  const cost = figureOf(plan, 'cost');
  if (cost === null) return null;
  const saving = yearlySavingOf(plan);
  return (
    <div className="s-projection-saving">
      <SavingWords saving={saving} />
      <CostBars
        cost={cost}
        saving={saving}
        scale={Math.max(cost + saving.fee, cost + (saving.saving ?? 0))}
      />
    </div>
  );
}
