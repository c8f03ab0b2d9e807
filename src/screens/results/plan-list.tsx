import { useEffect, useRef, useState } from 'react';
import type { Run } from '../../engine';
import { useWords } from '../../ui/words';
import { keyOf, type Plan, scaleOf } from './plan';
import { PlanCard } from './plan-card';

/** A page of plans; the rest is asked for. */
const shownAtFirst = 10;

interface PlanListProps {
  readonly plans: readonly Plan[];
  /** The run that choosing a plan starts. */
  readonly run: Run | undefined;
  readonly onChoose: (plan: Plan) => void;
}

export function PlanList({ plans, run, onChoose }: PlanListProps) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const firstOfRest = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: the reader goes on at the first plan that came.
    if (all) firstOfRest.current?.focus();
  }, [all]);

  const scale = scaleOf(plans);
  const hidden = plans.length - shownAtFirst;
  const choose = (plan: Plan) => {
    // A second press, or a press elsewhere, would ask for a second key while the first is on its way.
    if (run?.status === 'running') return;
    onChoose(plan);
  };
  return (
    <>
      <ul className="s-plans">
        {plans.slice(0, all ? plans.length : shownAtFirst).map((plan, index) => (
          <li key={plan.key}>
            <PlanCard
              plan={plan}
              scale={scale}
              cheapest={index === 0 && plan.savings > 0}
              run={run !== undefined && plan.key === keyOf(run.with) ? run : undefined}
              headingRef={index === shownAtFirst ? firstOfRest : undefined}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && !all && (
        <p className="s-plans__more">
          <button type="button" className="button button--second" onClick={() => setAll(true)}>
            {words.plain(hidden === 1 ? 'results.showMore.one' : 'results.showMore.many', {
              n: hidden,
            })}
          </button>
        </p>
      )}
    </>
  );
}
