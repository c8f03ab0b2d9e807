import type { ItemView } from '../../engine';
import { useBrand } from '../../ui/parts/brand';
import { Icon } from '../../ui/parts/icons';
import { useWords } from '../../ui/parts/words';
import { monthIs, yearlySavingOf } from '../results/plan';
import { asText } from '../reading';
import { PlanBadges } from '../results/plan-card';
import { savingOf } from '../saving/saving';
import type { ScreenProps } from '../screen';
import { isUnknown } from './known-plan';
import { figureOf, priceHeading, shownPlan } from './page-parts';
import { SwitchPart } from './switch-part';
import './plan-price.css';

/** What the plan would cost, and the way to switch to it; first of all on phones. */
export function PlanPrice(props: ScreenProps) {
  const words = useWords();
  const plan = shownPlan(props);
  if (plan === null || isUnknown(props.journey)) return <ContactUs />;
  const month = figureOf(plan, 'monthly');
  const year = figureOf(plan, 'cost');
  // A badge without an icon is no feature: it stands where the button would.
  const badges = plan.badges.filter(({ icon }) => icon === null);
  return (
    <>
      <section className="s-price" aria-labelledby={priceHeading}>
        <div className="s-price__head">
          <h2 id={priceHeading} tabIndex={-1}>
            {words.plain('tariff.price')}
          </h2>
          {month === null || year === null ? (
            <PriceToCome journey={props.journey} />
          ) : (
            <>
              <p className="s-price__month">
                <strong>{words.plain('results.price', { amount: month })}</strong>{' '}
                {words.plain(`tariff.price.month${monthIs(plan)}`)}
              </p>
              <p className="s-price__year">{words.plain('tariff.price.year', { amount: year })}</p>
            </>
          )}
        </div>
        <div className="s-price__body">
          {badges.length > 0 && <PlanBadges badges={badges} />}
          <LeavingPart plan={plan} />
          <SwitchPart plan={plan} journey={props.journey} onEvent={props.onEvent} />
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

/** What leaving the present plan costs once, and what it makes of the first year. */
function LeavingPart({ plan }: { readonly plan: ItemView }) {
  const words = useWords();
  const { saving, fee, firstYear, leaving } = yearlySavingOf(plan);
  if (saving === null || firstYear === null || fee <= 0) return null;
  const { kind, amount } = savingOf(firstYear);
  const freeFrom = asText(plan.values.freeFrom);
  return (
    <p className="s-price__fee">
      <Icon name="warning" />
      <span>
        {words.plain('tariff.fee', { fee, leaving })}{' '}
        {words.plain(`tariff.fee.${kind}`, { amount })}
        {freeFrom !== '' && <> {words.plain('tariff.fee.freeFrom', { freeFrom })}</>}
      </span>
    </p>
  );
}

/** The way to a person (TAR-03): by e-mail, or by phone where the brand has no e-mail. */
function ContactUs() {
  const words = useWords();
  const brand = useBrand();
  if (brand === null) return null;
  const { email, phone } = brand;
  const href = email === '' ? `tel:${phone.number.replaceAll(' ', '')}` : `mailto:${email}`;
  return (
    <p className="s-contact">
      <Icon name={email === '' ? 'phone' : 'mail'} />
      <span>
        {words.plain('tariff.questions')} <a href={href}>{words.plain('tariff.contact')}</a>
      </span>
    </p>
  );
}
