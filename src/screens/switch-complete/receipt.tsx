import { Fragment, type Ref } from 'react';
import { useBrand } from '../../ui/parts/brand';
import { pageLocale } from '../../ui/parts/page-locale';
import { useWords } from '../../ui/parts/words';
import { AgreementLines } from './agreement';
import { yearOf, type Consents } from './consents';
import type { SwitchedHome } from './home';
import { milestonesOf } from './milestones';
import type { Switched, SwitchedPrices } from './switched';
import './receipt.css';

interface ReceiptProps {
  readonly switched: Switched;
  readonly consents: Consents;
  readonly home: SwitchedHome | null;
  /** The scheme's own text of the Direct Debit Guarantee; '' where our words stand for it. */
  readonly guarantee: string;
  readonly today: string;
  readonly ref: Ref<HTMLElement>;
}

/** What is printed in place of the page, and kept as a file: two sheets of paper at most. */
export function Receipt({ switched, consents, home, guarantee, today, ref }: ReceiptProps) {
  const words = useWords();
  const brand = useBrand();
  const say = (name: string, item = {}) => words.plain(`switchComplete.receipt.${name}`, item);
  const { references, plan, leaving, saving, firstYear, sentAt, coolingOffEnds } = switched;
  const supplier = switched.supplierName || words.plain('switchComplete.yourSupplier');
  const old = switched.oldSupplier || say('oldSupplier');
  return (
    <article className="s-receipt" ref={ref} lang={pageLocale()}>
      <section>
        {brand !== null && (
          <p className="s-receipt__brand">
            <b>{brand.name}</b> {say('helpLine', { number: brand.phone.number })}
          </p>
        )}
        <h1>{say('title', { supplier })}</h1>
        {sentAt !== null && <p>{say('sent', { supplier, at: sentAt, year: yearOf(sentAt) })}</p>}
        <dl className="s-receipt__references">
          {references.map(({ of, number }) => (
            <div key={of}>
              <dt>{words.plain(`switchComplete.reference.${of}`)}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
        {references.length === 0 && (
          <p>{words.plain('switchComplete.noReference', { supplier })}</p>
        )}
        <h2>{say('plan')}</h2>
        <Lines
          lines={[
            [say('plan.name'), plan === null ? say('plan.unknown') : `${supplier}, ${plan.name}`],
            [say('plan.pay'), switched.byDirectDebit ? say('plan.pay.directDebit') : ''],
            [
              say('plan.year'),
              plan?.costAYear == null ? '' : say('plan.pounds', { amount: plan.costAYear }),
            ],
            [
              say('plan.month'),
              plan?.costAMonth == null ? '' : say('plan.pounds', { amount: plan.costAMonth }),
            ],
            ...priceLines(plan?.prices, say),
            [
              leaving === null ? '' : say('plan.fee', { ...leaving }),
              leaving === null ? '' : say('plan.pounds', { amount: leaving.fee }),
            ],
            [
              saving === null ? '' : say(saving < 0 ? 'plan.dearer' : 'plan.saving'),
              saving === null ? '' : say('plan.pounds', { amount: Math.abs(saving) }),
            ],
            [
              leaving === null || firstYear === null
                ? ''
                : say(firstYear < 0 ? 'plan.firstYearDearer' : 'plan.firstYear'),
              firstYear === null ? '' : say('plan.pounds', { amount: Math.abs(firstYear) }),
            ],
          ]}
        />
        <p className="small">{say('plan.note')}</p>
        <h2>{say('next')}</h2>
        <Lines
          lines={milestonesOf(switched, today, words).map(({ when, title, text }) => [
            when,
            `${title}. ${text}`,
          ])}
        />
        <p>
          <b>{say('notCall.title', { old })}</b> {say('notCall.text', { old, supplier })}
        </p>
      </section>
      <section className="s-receipt__second">
        <h2>{say('given')}</h2>
        <h3>{say('home')}</h3>
        <Lines
          lines={[
            [
              say('home.address'),
              home === null ? say('home.notKept') : say('home.lines', { ...home }),
            ],
            [say('home.gas'), home?.gasMeter ?? ''],
            [say('home.electricity'), home?.electricityMeter ?? ''],
            [say('home.until'), switched.oldSupplier],
          ]}
        />
        {switched.byDirectDebit && (
          <>
            <h3>{say('payment')}</h3>
            <Lines lines={[[say('payment.account'), say('payment.notKept', { supplier })]]} />
            <h3>{say('guarantee')}</h3>
            <Guarantee scheme={guarantee} supplier={supplier} />
          </>
        )}
        {consents.given.length > 0 && (
          <>
            <h3>{words.plain('switchComplete.agreement.title')}</h3>
            <AgreementLines consents={consents} />
          </>
        )}
        <h3>{say('cancel')}</h3>
        <p>
          {coolingOffEnds === null
            ? say('cancel.daysUnknown', { supplier })
            : say('cancel.days', { supplier, ends: coolingOffEnds })}
        </p>
        <h3>{say('service')}</h3>
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

/** The unit prices and the end of a fix, as the label of the plan had them. */
function priceLines(
  prices: SwitchedPrices | undefined,
  say: (name: string, item?: object) => string,
): readonly (readonly [string, string])[] {
  if (prices === undefined) return [];
  const { electricityUnit, electricityByDay, gasUnit, fixEnds } = prices;
  const line = (isKnown: boolean, of: string, how: string) =>
    [say(`plan.${of}`), isKnown ? say(`plan.${of}.${how}`, prices) : ''] as const;
  return [
    line(electricityUnit !== null, 'electricity', 'one'),
    line(electricityByDay !== null, 'electricity', 'two'),
    line(gasUnit !== null, 'gas', 'one'),
    line(fixEnds !== null, 'fixEnds', 'on'),
  ];
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

/** Names and values; a line without a value is left out. */
function Lines({ lines }: { readonly lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="s-receipt__lines">
      {lines
        .filter(([name, value]) => name !== '' && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
