import { useId, useRef } from 'react';
import { Icon } from '../../ui/parts/icons';
import { useWords } from '../../ui/parts/words';
import { readNewPlan } from '../new-tariff/new-plan';
import { NewTariffCard } from '../new-tariff/new-tariff-card';
import { OfferCard } from '../offer-card';
import { asText } from '../reading';
import type { ScreenProps } from '../screen';
import { calendarOf } from '../calendar-entry';
import { Agreement } from './agreement';
import { readConsents } from './consents';
import { readHome } from './home';
import { milestonesOf } from './milestones';
import { Receipt } from './receipt';
import { keepFile, receiptFile } from './receipt-file';
import { readSwitched, type Switched } from './switched';
import { Timeline } from './timeline';
import './switch-complete.css';

/** Under the title and its lead: each reference, or where it will be found (CMP-07). */
export function ReferenceBand(props: ScreenProps) {
  const words = useWords();
  const { references, supplierName } = readSwitched(props);
  return (
    <div className="s-band">
      {references.length === 0 ? (
        <p className="p-band__lead">
          {words.plain('switchComplete.noReference', {
            supplier: supplierName || words.plain('switchComplete.yourSupplier'),
          })}
        </p>
      ) : (
        <dl className="s-reference">
          {references.map(({ of, number }) => (
            <div key={of}>
              <dt>{words.plain(`switchComplete.reference.${of}`)}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** What happens next, and what was chosen, to be kept (CMP-08). */
export function SwitchCompleteScreen(props: ScreenProps) {
  const words = useWords();
  const receipt = useRef<HTMLElement>(null);
  const switched = readSwitched(props);
  const consents = readConsents(props);
  const { today } = props;
  const supplier = switched.supplierName || words.plain('switchComplete.yourSupplier');
  const title = words.plain('switchComplete.receipt.title', { supplier });
  const old = switched.oldSupplier || words.plain('switchComplete.receipt.oldSupplier');
  const days = milestonesOf(switched, today, words).flatMap(({ done, from, title: what, text }) =>
    done || from === null ? [] : [{ on: from, title: what, text }],
  );
  return (
    <div className="s-complete">
      <section aria-labelledby="what-happens-next">
        <h2 className="as-sentence" id="what-happens-next">
          {words.plain('switchComplete.next')}
        </h2>
        <Timeline switched={switched} today={today} />
        <div className="s-not-call">
          <Icon name="tick" />
          <div>
            <h3>{words.plain('switchComplete.receipt.notCall.title', { old })}</h3>
            <p>{words.plain('switchComplete.receipt.notCall.text', { old, supplier })}</p>
          </div>
        </div>
        <Agreement consents={consents} />
        {props.shown?.cards.map(
          ({ id, offer }) =>
            offer !== undefined && <OfferCard key={id} offer={offer} onGo={props.navigate} />,
        )}
      </section>
      <aside className="s-complete__side" aria-label={words.plain('switchComplete.keep')}>
        <SwitchedPlanCard {...props} switched={switched} />
        <div className="s-complete__keep">
          {days.length > 0 && (
            <a className="button" href={calendarOf(days, today)} download="switch.ics">
              <Icon name="calendar" />
              {words.plain('switchComplete.calendar')}
            </a>
          )}
          <button type="button" className="button button--second" onClick={() => window.print()}>
            <Icon name="print" />
            {words.plain('switchComplete.print')}
          </button>
          <button
            type="button"
            className="button button--second"
            onClick={() => {
              if (receipt.current !== null)
                keepFile(receiptFile(receipt.current, title), 'receipt.html');
            }}
          >
            <Icon name="document" />
            {words.plain('switchComplete.keepFile')}
          </button>
        </div>
      </aside>
      <Receipt
        switched={switched}
        consents={consents}
        home={readHome(props)}
        guarantee={asText(props.read('settings.directDebitGuarantee'))}
        today={today}
        ref={receipt}
      />
    </div>
  );
}

interface SwitchedPlanCardProps extends Pick<ScreenProps, 'journey' | 'lookAt' | 'onEvent'> {
  readonly switched: Switched;
}

/**
 * The plan that was switched to: in full where the plan in hand is that one, else what was kept of
 * it. Nothing where this device does not hold which plan it was.
 */
function SwitchedPlanCard({ switched, journey, lookAt, onEvent }: SwitchedPlanCardProps) {
  const words = useWords();
  const title = useId();
  const { plan, supplierName, leaving } = switched;
  if (plan === null) return null;
  const inHand = readNewPlan(journey.lookups.plan);
  if (inHand?.tariffName === plan.name && inHand.supplierName === supplierName) {
    return (
      <NewTariffCard plan={journey.lookups.plan} look={lookAt('newTariff')} onEvent={onEvent} />
    );
  }
  const { costAYear: cost, costAMonth: month } = plan;
  return (
    <section className="card s-switched" aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {words.plain('newTariff.title')}
      </h2>
      <p>
        {supplierName}
        <br />
        {plan.name}
      </p>
      {cost !== null && (
        <p>
          <b>{words.plain('switchComplete.plan.year', { cost })}</b>
        </p>
      )}
      {month !== null && (
        <p className="quiet">{words.plain('switchComplete.plan.month', { cost: month })}</p>
      )}
      {leaving !== null && <p>{words.plain('switchComplete.plan.fee', { ...leaving })}</p>}
    </section>
  );
}
