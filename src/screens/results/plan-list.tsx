import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import type {
  ItemView,
  JourneyEvent,
  Run,
  ScreenView,
  OfferView,
  ScreenChoice,
} from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { useWords } from '../../ui/parts/words';
import { listOfPlans } from '../band-words';
import { CompareBox } from '../compare-bar';
import { comparedNames } from '../compared';
import { isFiltered, withFilter } from '../filters/choose';
import { type PriceCap, savingOf } from '../saving/saving';
import type { ScreenProps } from '../screen';
import { costOf, distinct, planKey, scaleOf, yearlySavingOf } from './plan';
import { PlanCard } from './plan-card';

interface PlanListProps {
  readonly shown: ScreenView;
  readonly itemOf: ScreenProps['itemOf'];
  /** The run that a press starts. */
  readonly run: Run | undefined;
  /** What every plan costs once, for leaving the present one. */
  readonly fee: number;
  /** A line over the bars of each. */
  readonly cap: PriceCap | null;
  /** What stands under the first plan. */
  readonly underFirst: ReactNode;
  /** Cards between the plans, by name. */
  readonly cards: Readonly<Record<string, ReactNode>>;
  /** Keys of those that are picked out. */
  readonly picked: readonly string[];
  readonly onPick: (keys: readonly string[]) => void;
  /** Leads to those side by side. */
  readonly onCompare: () => void;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** The plans, a page of them at first; the rest is asked for. */
export function PlanList(props: PlanListProps) {
  const { shown, itemOf, run, cards, fee, cap, underFirst, onEvent } = props;
  const { picked, onPick, onCompare } = props;
  const words = useWords();
  const [all, setAll] = useState(false);
  const firstOfRest = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone: the reader goes on at the first plan that came.
    if (all) firstOfRest.current?.focus();
  }, [all]);

  const { items } = shown;
  const first = shown.first ?? items.length;
  const hidden = items.length - first;
  const scale = scaleOf(items, fee, cap?.cost ?? 0);
  const least = Math.min(...items.map(costOf));
  // Filters may hide one that costs less still.
  const cheapest = words.plain(
    isFiltered(shown) ? 'results.cheapest.filtered' : 'results.cheapest',
  );
  const press = ({ sequence, with: given }: ItemView['actions'][number]) =>
    onEvent({ type: 'sequenceRequested', sequence, with: given });
  const drawn = items.slice(0, all ? items.length : first);
  const plans = drawn.map(itemOf);
  const keys = distinct(plans.map((plan) => plan?.key ?? ''));
  const cardsAfter = (count: number, last: boolean) =>
    shown.cards
      .filter(({ after }) => after === count || (last && after > count))
      .map(({ id }) => <li key={id}>{cards[id]}</li>);
  return (
    <>
      <ul
        className="s-plans"
        id={listOfPlans}
        tabIndex={-1}
        aria-label={words.plain('results.list')}
      >
        {cardsAfter(0, false)}
        {drawn.map((item, index) => {
          const plan = plans[index] ?? null;
          if (plan === null) return null;
          const key = planKey(item);
          const { firstYear } = yearlySavingOf(plan);
          const saves = firstYear !== null && savingOf(firstYear).kind === 'save';
          return (
            <Fragment key={keys[index]}>
              <li>
                <PlanCard
                  plan={plan}
                  scale={scale}
                  cap={cap}
                  flag={costOf(item) === least && saves ? cheapest : ''}
                  run={run !== undefined && plan.key === planKey(run.with) ? run : undefined}
                  waits={run?.status === 'running'}
                  compare={
                    <CompareBox
                      plan={item}
                      checked={picked.includes(key)}
                      full={picked.length === comparedNames.length}
                      picked={picked.length}
                      onCompare={onCompare}
                      onTick={(on) =>
                        onPick(on ? [...picked, key] : picked.filter((each) => each !== key))
                      }
                    />
                  }
                  headingRef={index === first ? firstOfRest : undefined}
                  onPress={press}
                />
              </li>
              {index === 0 && underFirst}
              {cardsAfter(index + 1, index === drawn.length - 1)}
            </Fragment>
          );
        })}
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

interface HiddenBetterProps {
  readonly shown: ScreenView;
  readonly offer: OfferView;
  readonly onShow: (choice: ScreenChoice) => void;
}

/** What a filter hides though it is better, and the way to it: one line (decision 50). */
export function HiddenBetter({ shown, offer, onShow }: HiddenBetterProps) {
  const words = useWords();
  const filter = shown.filters.find(({ id }) => id === offer.filter);
  if (filter === undefined) return null;
  const some = offer.count === 1 ? 'one' : 'many';
  return (
    <p className="s-hidden-better">
      <Icon name="info" />
      <span>
        {words.plain(`results.${offer.id}.${some}`, { n: offer.count })}{' '}
        <button
          type="button"
          className="link-button"
          onClick={() => onShow(withFilter(shown, filter, [offer.value]))}
        >
          {words.plain(`results.${offer.id}.show.${some}`)}
        </button>
      </span>
    </p>
  );
}

interface NoPlansProps {
  /** Plans that the filters hide; 0 when there are none at all. */
  readonly hidden: number;
  /** The ways out. */
  readonly children: ReactNode;
}

/** Nothing to show, and why (RES-04, RES-05). */
export function NoPlans({ hidden, children }: NoPlansProps) {
  const words = useWords();
  const why = hidden === 1 ? 'results.none.hiddenOne' : 'results.none.hidden';
  return (
    <section className="sheet s-nothing">
      <h2 className="section-title">
        {words.plain(hidden > 0 ? 'results.none.filtered' : 'results.none.title')}
      </h2>
      <p>{hidden > 0 ? words.plain(why, { n: hidden }) : words.plain('results.none.text')}</p>
      <div className="s-nothing__ways">{children}</div>
    </section>
  );
}
