import { useMemo } from 'react';
import { useWords, type Words } from '../../ui/words';
import { Alert } from '../alert/alert';
import type { ScreenProps } from '../screen';
import { firstStep } from '../steps';
import type { Plan } from './plan';
import { plansOf } from './plan';
import { PlanList } from './plan-list';
import './results.css';
import { ResultsSkeleton } from './results-skeleton';

/** The plans on offer, cheapest first (RES-03). */
export function ResultsScreen({ journey, onEvent, navigate }: ScreenProps) {
  const words = useWords();
  const lookup = journey.lookups.results;
  const plans = useMemo(() => plansOf(lookup), [lookup]);
  const choose = ({ tariffId, payMethod, switchOption }: Plan) =>
    onEvent({
      type: 'sequenceRequested',
      sequence: 'switchNow',
      with: { tariffId, payMethod, switchOption },
    });

  if (lookup?.status === 'failed') {
    return (
      <div className="s-results">
        <Alert
          title={words.plain('results.failed.title')}
          text={words.plain('results.failed.text')}
        >
          <button
            type="button"
            className="button"
            onClick={() => onEvent({ type: 'lookupRetried', lookup: 'results' })}
          >
            {words.plain('results.failed.retry')}
          </button>
        </Alert>
      </div>
    );
  }
  const waiting = lookup?.status !== 'ready';
  const count = countOf(plans, words);
  return (
    <div className="s-results" aria-busy={waiting}>
      <p className="visually-hidden" role="status">
        {announcement(waiting, plans, words)}
      </p>
      {waiting && <ResultsSkeleton />}
      {!waiting && plans.length === 0 && (
        <section className="s-nothing">
          <h2>{words.plain('results.none.title')}</h2>
          <p>{words.plain('results.none.text')}</p>
          <button type="button" className="button" onClick={() => navigate(firstStep)}>
            {words.plain('results.change')}
          </button>
        </section>
      )}
      {plans.length > 0 && (
        <>
          <h2 className="s-results__count">
            <strong>{count.plans}</strong> {count.suppliers}
          </h2>
          <PlanList plans={plans} run={journey.progress.runs.switchNow} onChoose={choose} />
        </>
      )}
    </div>
  );
}

/** '24 plans' and 'from 9 suppliers'. */
function countOf(plans: readonly Plan[], words: Words) {
  const suppliers = new Set(plans.map((plan) => plan.supplierName)).size;
  const many = (n: number) => (n === 1 ? 'one' : 'many');
  return {
    plans: words.plain(`results.plans.${many(plans.length)}`, { n: plans.length }),
    suppliers: words.plain(`results.from.${many(suppliers)}`, { n: suppliers }),
  };
}

/** What a screen reader is told as the list comes. */
function announcement(waiting: boolean, plans: readonly Plan[], words: Words): string {
  if (waiting) return words.plain('results.loading');
  if (plans.length === 0) return words.plain('results.none.announced');
  const count = countOf(plans, words);
  return `${count.plans} ${count.suppliers}`;
}
