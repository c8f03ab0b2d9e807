import type { Ref } from 'react';
import type { TableView } from '../../engine';
import { useBrand } from '../../ui/parts/brand';
import { pageLocale } from '../../ui/parts/page-locale';
import { RichText, useWords } from '../../ui/parts/words';
import { AgreementLines } from './agreement';
import { yearOf, type Consents } from './consents';
import { milestonesOf, referencesIn, textOf } from './milestones';
import { ReferenceList } from './reference-list';
import { SaidLines, saidUnder } from './said-lines';
import type { Switched } from './switched';
import './receipt.css';

interface ReceiptProps {
  readonly switched: Switched;
  readonly consents: Consents;
  /** What the configuration says of what was signed for. */
  readonly tables: readonly TableView[] | undefined;
  /** The scheme's own text of the Direct Debit Guarantee; '' where our words stand for it. */
  readonly guarantee: string;
  readonly today: string;
  readonly ref: Ref<HTMLElement>;
}

/** What is printed in place of the page, and kept as a file: two sheets of paper at most. */
export function Receipt({ switched, consents, tables, guarantee, today, ref }: ReceiptProps) {
  const words = useWords();
  const brand = useBrand();
  const say = (name: string, item = {}) => words.plain(`switchComplete.receipt.${name}`, item);
  const { references, name, sentAt, coolingOffEnds, startsLater } = switched;
  const supplier = switched.supplierName || words.plain('switchComplete.yourSupplier');
  const old = switched.oldSupplier || say('oldSupplier');
  const cancel = { supplier, ends: coolingOffEnds, references: referencesIn(switched, words) };
  const plan = switched.plan === null ? [] : saidUnder(tables, 'plan');
  return (
    <article className="s-receipt" ref={ref} lang={pageLocale()}>
      <section>
        {brand !== null && (
          <p className="s-receipt__brand">
            <b>
              <img src={brand.graphics.logo} alt="" width="28" height="28" />
              {brand.name}
            </b>
            <span>{say('helpLine', { number: brand.phone.number })}</span>
          </p>
        )}
        <h1>{say('title', { supplier })}</h1>
        {sentAt !== null && (
          <p>
            {say(name === '' ? 'sent' : 'sentBy', {
              name,
              supplier,
              at: sentAt,
              year: yearOf(sentAt),
            })}
          </p>
        )}
        {references.length === 0 ? (
          <p>{words.plain('switchComplete.noReference', { supplier })}</p>
        ) : (
          <ReferenceList references={references} className="s-receipt__references" />
        )}
        <h2>{say('plan')}</h2>
        {plan.length === 0 && <p>{say('plan.unknown')}</p>}
        {plan.map(({ id, rows }) => (
          <SaidLines key={id} rows={rows} />
        ))}
        {plan.length > 0 && <p className="small">{say('plan.note')}</p>}
        <h2>{say('next')}</h2>
        <dl className="s-lines s-lines--days">
          {milestonesOf(switched, today, words).map(({ id, when, title, text }) => (
            <div key={id}>
              <dt>{when}</dt>
              <dd>
                <b>{title}</b>
                <p>{text}</p>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <b>{say('notCall.title', { old })}.</b>{' '}
          {say(`notCall.${textOf(switched)}`, { old, supplier })}
        </p>
        <h2>{say('cancel')}</h2>
        <p>{say(coolingOffEnds === null ? 'cancel.daysUnknown' : 'cancel.days', cancel)}</p>
        {startsLater === false && <p>{say('cancel.used')}</p>}
      </section>
      <section className="s-receipt__second">
        <h1>{say('given')}</h1>
        {saidUnder(tables, 'given').map(({ id, title, rows }) => (
          <div key={id}>
            <h2>
              <RichText text={title} />
            </h2>
            <SaidLines rows={rows} />
          </div>
        ))}
        {consents.given.length > 0 && (
          <>
            <h2>{words.plain('switchComplete.agreement.title')}</h2>
            <AgreementLines consents={consents} />
          </>
        )}
        {switched.byDirectDebit && (
          <>
            <h2>{say('guarantee')}</h2>
            <Guarantee scheme={guarantee} supplier={supplier} />
          </>
        )}
        <h2>{say('service')}</h2>
        {brand !== null && (
          <>
            {brand.disclaimers.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              {say('service.questions', {
                number: brand.phone.number,
                hours: brand.phone.hours,
                email: brand.email,
              })}
            </p>
            {brand.notice !== null && <p>{brand.notice}</p>}
          </>
        )}
      </section>
    </article>
  );
}

const promises = ['offered', 'told', 'refunded', 'cancelled'] as const;

/** What the Direct Debit Guarantee promises, as the payment sheet says it. */
function Guarantee({ scheme, supplier }: { readonly scheme: string; readonly supplier: string }) {
  const words = useWords();
  if (scheme !== '') return <p>{scheme}</p>;
  return (
    <ul>
      {promises.map((promise) => (
        <li key={promise}>
          {words.plain(`switchComplete.receipt.guarantee.${promise}`, { supplier })}
        </li>
      ))}
    </ul>
  );
}
