import { useRef } from 'react';
import type { ScreenChoice, ScreenView } from '../../engine';
import { plain, type Words, useWords } from '../../ui/parts/words';
import { CompareBar } from '../compare-bar';
import { addressWith, compareStep, pickedPlans } from '../compared';
import { isFiltered, withoutFilters } from '../filters/choose';
import { FilterPanel, FilterSheet } from '../filters/filter-panel';
import { Alert, LookupFailed } from '../parts';
import { CapKey } from '../saving/cost-bars';
import { type ScreenProps, firstStep } from '../screen';
import { CarbonCard } from './figures';
import { KeptLink } from './kept-link';
import { Announced, countWords, OrderSelect } from './list-head';
import { planKey, priceCapOf, yearlySavingOf } from './plan';
import { HiddenBetter, NoPlans, PlanList } from './plan-list';
import { ComparedFor, HowCompared } from './results-band';
import './results.css';

/** The plans on offer (RES-03), and what narrows them down. */
export function ResultsScreen(props: ScreenProps) {
  const { journey, choice, onEvent } = props;
  const words = useWords();
  const lookup = journey.lookups.results;
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
  const shown = lookup?.status === 'ready' ? props.shown : null;
  return (
    <>
      <Announced text={said(shown, words)} choice={choice} />
      {shown !== null && shown.total > 0 ? (
        <Found {...props} shown={shown} />
      ) : (
        <div className="s-results" aria-busy={shown === null}>
          {shown === null ? (
            <ResultsSkeleton />
          ) : (
            <NoPlans hidden={0}>
              <ChangeAnswers {...props} />
            </NoPlans>
          )}
        </div>
      )}
    </>
  );
}

/** Plans there are, though the filters may hide them all. */
function Found(props: ScreenProps & { readonly shown: ScreenView }) {
  const { journey, shown, choice } = props;
  const words = useWords();
  const found = useRef<HTMLHeadingElement>(null);
  const count = countWords(shown.items, words);
  const [first] = shown.items;
  const plan = first === undefined ? null : props.itemOf(first);
  const saving = plan === null ? null : yearlySavingOf(plan);
  const cap = plan === null ? null : priceCapOf(plan);
  const fee = saving?.saving === null ? 0 : (saving?.fee ?? 0);
  const picked = pickedPlans(props);
  const pick = (keys: readonly string[]) => props.onChoice({ ...choice, picked: keys });
  const compare = () => props.navigate(compareStep, addressWith(picked));
  // What is picked out stays picked, whatever is filtered.
  const onChoice = (chosen: ScreenChoice) =>
    props.onChoice({ ...chosen, ...(picked.length > 0 && { picked: picked.map(planKey) }) });
  // The button goes away with what it mends; nothing moves on the page.
  const choose = (chosen: ScreenChoice) => {
    onChoice(chosen);
    found.current?.focus({ preventScroll: true });
  };
  const better = shown.offers.map((offer) => (
    <HiddenBetter key={offer.id} shown={shown} offer={offer} onShow={choose} />
  ));
  return (
    <div className="s-results s-results--filtered">
      <div className="s-results__filters">
        <FilterPanel shown={shown} onChoice={onChoice} />
      </div>
      <div className="s-results__main">
        <div className="s-results__bar">
          <FilterSheet
            shown={shown}
            onChoice={onChoice}
            count={count.plans}
            announced={<Announced text={said(shown, words)} choice={choice} />}
          />
          <h2 className="s-results__count" ref={found} tabIndex={-1}>
            <strong>{count.plans}</strong> {count.suppliers}
          </h2>
          <OrderSelect shown={shown} onChoice={onChoice} />
        </div>
        <LookupFailed
          journey={journey}
          lookup="currentPlan"
          says="results.savingFailed"
          onEvent={props.onEvent}
        />
        {shown.items.length === 0 ? (
          <NoPlans hidden={shown.total}>
            {isFiltered(shown) ? (
              <button
                type="button"
                className="button"
                onClick={() => choose(withoutFilters(shown))}
              >
                {words.plain('results.filter.resetAll')}
              </button>
            ) : (
              <ChangeAnswers {...props} />
            )}
          </NoPlans>
        ) : (
          <PlanList
            shown={shown}
            itemOf={props.itemOf}
            run={journey.progress.runs.switchNow}
            cards={{ carbon: <CarbonCard journey={journey} onEvent={props.onEvent} /> }}
            fee={fee}
            cap={cap}
            picked={picked.map(planKey)}
            onPick={pick}
            onCompare={compare}
            underFirst={
              <>
                {better.length > 0 && <li>{better}</li>}
                {cap !== null && (saving?.waits === true || saving?.saving !== null) && (
                  <li className="s-results__cap">
                    <CapKey cap={cap} />
                  </li>
                )}
                <li className="s-results__under">
                  <p aria-hidden="true">
                    <strong>{count.plans}</strong> {count.suppliers}
                  </p>
                  <ComparedFor {...props} />
                  <HowCompared shown={shown} level={3} />
                </li>
              </>
            }
            onEvent={props.onEvent}
          />
        )}
        <KeptLink days={props.keptDays} />
        {picked.length > 0 && (
          <CompareBar plans={picked} onCompare={compare} onClear={() => pick([])} />
        )}
      </div>
    </div>
  );
}

function ChangeAnswers({ navigate }: Pick<ScreenProps, 'navigate'>) {
  const words = useWords();
  return (
    <button type="button" className="button" onClick={() => navigate(firstStep)}>
      {words.plain('results.change')}
    </button>
  );
}

function said(shown: ScreenView | null, words: Words): string {
  if (shown === null) return words.plain('results.loading');
  if (shown.total === 0) return words.plain('results.none.announced');
  if (shown.items.length === 0) return words.plain('results.none.filtered');
  const order = shown.orders.find(({ id }) => id === shown.order);
  const { plans, suppliers } = countWords(shown.items, words);
  return words.plain('results.announced', { plans, suppliers, order: plain(order?.label ?? []) });
}

const choicesOfFilters = [2, 1, 3, 3];

/** The shape of what comes, at the same heights: the filters, and two cards, never more. */
export function ResultsSkeleton() {
  return (
    <div className="s-results__coming" aria-hidden="true">
      <div className="s-results__filters">
        {choicesOfFilters.map((choices, filter) => (
          <div key={filter} className="s-bones">
            <span className="skeleton s-bone s-bone--small" />
            {Array.from({ length: choices }, (_, choice) => (
              <span key={choice} className="skeleton s-bone s-bone--choice" />
            ))}
          </div>
        ))}
      </div>
      <div>
        <span className="skeleton s-bone s-bone--count" />
        <div className="s-plans">
          <Card />
          <Card />
        </div>
      </div>
    </div>
  );
}

function Card() {
  return (
    <div className="s-plan">
      <div className="s-plan__head">
        <span className="skeleton s-bone s-bone--tile" />
        <div className="s-bones">
          <span className="skeleton s-bone s-bone--small" />
          <span className="skeleton s-bone s-bone--name" />
        </div>
      </div>
      <div className="s-plan__money s-bones">
        <span className="skeleton s-bone s-bone--saving" />
        <span className="skeleton s-bone s-bone--bar" />
        <span className="skeleton s-bone s-bone--bar s-bone--shorter" />
        <span className="skeleton s-bone s-bone--price" />
        <span className="skeleton s-bone s-bone--button" />
      </div>
      <div className="s-plan__facts s-bones">
        <span className="skeleton s-bone s-bone--badges" />
        <span className="skeleton s-bone s-bone--line" />
        <span className="skeleton s-bone s-bone--line s-bone--shorter" />
        <span className="skeleton s-bone s-bone--line" />
      </div>
    </div>
  );
}
