import { useRef } from 'react';
import { useBrand } from '../../ui/parts/brand';
import { Icon } from '../../ui/parts/icons';
import { RichText, useWords } from '../../ui/parts/words';
import { calendarOf } from '../calendar-entry';
import { OfferCard } from '../offer-card';
import { LookupFailed } from '../parts';
import { asText } from '../reading';
import type { ScreenProps } from '../screen';
import { AgreementLines } from './agreement';
import { readConsents } from './consents';
import { milestonesOf, referencesIn, textOf } from './milestones';
import { Receipt } from './receipt';
import { keepFile, receiptFile } from './receipt-file';
import { ReferenceList } from './reference-list';
import { SaidLines, saidUnder } from './said-lines';
import { readSwitched, type Switched } from './switched';
import { SwitchedPlanCard } from './switched-plan-card';
import { reachId, Timeline } from './timeline';
import './switch-complete.css';

/** Under the title and its lead: each reference, or where it will be found (CMP-07). */
export function ReferenceBand(props: ScreenProps) {
  const words = useWords();
  const { references, supplierName } = readSwitched(props);
  const supplier = supplierName || words.plain('switchComplete.yourSupplier');
  if (references.length === 0) {
    return (
      <p className="p-band__lead">{words.plain('switchComplete.noReference', { supplier })}</p>
    );
  }
  return (
    <>
      <ReferenceList references={references} className="s-reference" />
      <p className="s-reference__note">
        {words.plain(`switchComplete.keepNote.${references.length > 1 ? 'both' : 'one'}`, {
          supplier,
        })}
      </p>
    </>
  );
}

/** What happens next, and what was chosen, to be kept (CMP-08). */
export function SwitchCompleteScreen(props: ScreenProps) {
  const words = useWords();
  const receipt = useRef<HTMLElement>(null);
  const switched = readSwitched(props);
  const consents = readConsents(props);
  const { today } = props;
  const tables = props.shown?.tables;
  const supplier = switched.supplierName || words.plain('switchComplete.yourSupplier');
  const title = words.plain('switchComplete.receipt.title', { supplier });
  const old = switched.oldSupplier || words.plain('switchComplete.receipt.oldSupplier');
  const days = milestonesOf(switched, today, words).flatMap(({ done, from, title: what, text }) =>
    done || from === null ? [] : [{ on: from, title: what, text }],
  );
  return (
    <div className="s-complete">
      <section className="s-complete__next" aria-labelledby="what-happens-next">
        <h2 className="as-sentence" id="what-happens-next">
          {words.plain('switchComplete.next')}
        </h2>
        <Timeline switched={switched} today={today} />
        <div className="s-not-call">
          <Icon name="tick" />
          <div>
            <h3>{words.plain('switchComplete.receipt.notCall.title', { old })}</h3>
            <p>
              {words.plain(`switchComplete.receipt.notCall.${textOf(switched)}`, { old, supplier })}
            </p>
          </div>
        </div>
        <HowToReach switched={switched} supplier={supplier} />
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
            className="link-button"
            onClick={() => {
              if (receipt.current !== null)
                keepFile(receiptFile(receipt.current, title), 'receipt.html');
            }}
          >
            {words.plain('switchComplete.keepFile')}
          </button>
        </div>
      </aside>
      <div className="s-complete__more">
        <details className="card s-given">
          <summary className="heading h3">{words.plain('switchComplete.receipt.given')}</summary>
          {(switched.plan === null ? ['given', 'help'] : ['plan', 'given', 'help'])
            .flatMap((id) => saidUnder(tables, id))
            .map(({ id, title: heading, rows }) => (
              <section key={id}>
                <h3>
                  <RichText text={heading} />
                </h3>
                <SaidLines rows={rows} />
              </section>
            ))}
          {consents.given.length > 0 && (
            <section>
              <h3>{words.plain('switchComplete.agreement.title')}</h3>
              <AgreementLines consents={consents} />
            </section>
          )}
        </details>
        <LookupFailed
          journey={props.journey}
          lookup="footprint"
          says="results.carbon.failed"
          onEvent={props.onEvent}
        />
        {props.shown?.cards.map(
          ({ id, offer }) =>
            offer !== undefined && <OfferCard key={id} offer={offer} onGo={props.navigate} />,
        )}
      </div>
      <Receipt
        switched={switched}
        consents={consents}
        tables={tables}
        guarantee={asText(props.read('settings.directDebitGuarantee'))}
        today={today}
        ref={receipt}
      />
    </div>
  );
}

interface HowToReachProps {
  readonly switched: Switched;
  readonly supplier: string;
}

/** Whom to tell, and where: the supplier as far as it is known, and the brand. */
function HowToReach({ switched, supplier }: HowToReachProps) {
  const words = useWords();
  const brand = useBrand();
  const { supplierPhone: number } = switched;
  const say = (name: string, item = {}) =>
    words.plain(`switchComplete.reach.${name}`, { supplier, ...item });
  return (
    <section className="s-reach" aria-labelledby={reachId}>
      <h3 id={reachId} tabIndex={-1}>
        {say('title')}
      </h3>
      <p>{number === '' ? say('numberUnknown') : say('number', { number })}</p>
      {brand !== null && (
        <p>
          {say('us', {
            brand: brand.name,
            number: brand.phone.number,
            hours: brand.phone.hours,
            references: referencesIn(switched, words),
          })}
        </p>
      )}
    </section>
  );
}
