import { useId } from 'react';
import { useWords } from '../../ui/words';
import { PlanBadges } from '../results/plan-badges';
import type { ScreenProps } from '../screen';
import { ContactUs } from './contact-us';
import { isUnknown } from './known-plan';
import { LeavingPart } from './leaving-part';
import { figureOf, shownPlan } from './shown-plan';
import { SwitchPart } from './switch-part';
import './plan-price.css';

/** What the plan would cost, and the way to switch to it; first of all on phones. */
export function PlanPrice(props: ScreenProps) {
  const words = useWords();
  const heading = useId();
  const plan = shownPlan(props);
  if (plan === null || isUnknown(props.journey)) return <ContactUs />;
  const month = figureOf(plan, 'monthly');
  const year = figureOf(plan, 'cost');
  // A badge without an icon is no feature: it stands where the button would.
  const badges = plan.badges.filter(({ icon }) => icon === null);
  return (
    <>
      <section className="s-price" aria-labelledby={heading}>
        <div className="s-price__head">
          <h2 id={heading}>{words.plain('tariff.price')}</h2>
          {month === null || year === null ? (
            <PriceToCome journey={props.journey} />
          ) : (
            <>
              <p className="s-price__month">
                <strong>{words.plain('results.price', { amount: month })}</strong>{' '}
                {words.plain('tariff.price.month')}
              </p>
              <p className="s-price__year">{words.plain('tariff.price.year', { amount: year })}</p>
            </>
          )}
        </div>
        <div className="s-price__body">
          {badges.length > 0 && <PlanBadges badges={badges} />}
          <LeavingPart plan={plan} />
          <SwitchPart
            plan={plan}
            heading={heading}
            journey={props.journey}
            onEvent={props.onEvent}
          />
        </div>
      </section>
      <ContactUs />
    </>
  );
}

/** Before the price: its shape, or that there is none. */
function PriceToCome({ journey }: Pick<ScreenProps, 'journey'>) {
  const words = useWords();
  const { results, newProjection } = journey.lookups;
  const isOver = [results, newProjection].every(
    (lookup) => lookup?.status === 'ready' || lookup?.status === 'failed',
  );
  if (isOver) return <p>{words.plain('tariff.price.missing')}</p>;
  return <span className="skeleton s-price__bone" />;
}
