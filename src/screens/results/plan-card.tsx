import { useId, type ReactNode, type Ref, useState } from 'react';
import type { ItemView, Run, BadgeView } from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { RichText, useWords } from '../../ui/parts/words';
import { SupplierTile } from '../parts';
import { asText } from '../reading';
import { CostBars } from '../saving/cost-bars';
import { type PriceCap, savingLines, type YearlySaving } from '../saving/saving';
import '../saving/saving.css';
import { moneyOf, type PlanMoney } from './plan';
import { PlanActions } from './plan-actions';

interface PlanCardProps {
  readonly plan: ItemView;
  /** Pounds that a full bar stands for. */
  readonly scale: number;
  readonly cap: PriceCap | null;
  /** What makes it stand out; empty for most. */
  readonly flag: string;
  readonly run: Run | undefined;
  /** One of the plans is on its way. */
  readonly waits: boolean;
  /** Picks it out to be compared. */
  readonly compare: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly onPress: (action: ItemView['actions'][number]) => void;
}

export function PlanCard(props: PlanCardProps) {
  const { plan, scale, cap, flag, run, waits, compare, headingRef, onPress } = props;
  const heading = useId();
  const supplier = asText(plan.item.supplierName);
  return (
    <article className="s-plan" aria-labelledby={heading}>
      {flag !== '' && <p className="s-flag">{flag}</p>}
      <header className="s-plan__head">
        <SupplierTile name={supplier} />
        <h3 className="s-plan__name" id={heading} ref={headingRef} tabIndex={-1}>
          <span className="s-plan__supplier">
            {supplier}
            <span className="visually-hidden">,</span>
          </span>{' '}
          {asText(plan.item.tariffName)}
        </h3>
      </header>
      <div className="s-plan__compare">{compare}</div>
      <div className="s-plan__money">
        <PlanCost money={moneyOf(plan)} scale={scale} cap={cap} />
        <PlanActions plan={plan} run={run} waits={waits} onPress={onPress} />
      </div>
      <div className="s-plan__facts">
        <PlanBadges badges={plan.badges} />
        <PlanDetails details={plan.details} first={plan.detailsFirst} heading={heading} />
      </div>
    </article>
  );
}

export function PlanBadges({ badges }: { readonly badges: readonly BadgeView[] }) {
  const words = useWords();
  return (
    <ul className="s-badges" aria-label={words.plain('results.badges')}>
      {badges.map(({ id, text, tone }) => (
        <li key={id} className={tone === 'fact' ? 'badge' : `badge badge--${tone}`}>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}

interface PlanCostProps {
  readonly money: PlanMoney;
  /** Pounds that a full bar stands for. */
  readonly scale: number;
  readonly cap: PriceCap | null;
}

/** The saving in words, the two bars, and what a year and a month come to. */
function PlanCost({ money, scale, cap }: PlanCostProps) {
  const words = useWords();
  return (
    <>
      <SavingWords saving={money} />
      {money.waits ? (
        <BarBones />
      ) : (
        <CostBars cost={money.cost} saving={money} scale={scale} cap={cap} />
      )}
      <dl className="s-prices">
        <div>
          <dt>{words.plain('results.annual')}</dt>
          <dd>{words.plain('results.price', { amount: money.cost })}</dd>
        </div>
        <div>
          <dt>{words.plain(`results.monthly${money.monthIs}`)}</dt>
          <dd>{words.plain('results.price', { amount: money.monthly })}</dd>
        </div>
      </dl>
    </>
  );
}

/** As high as the bars that come: what stands below must not move under a finger. */
function BarBones() {
  return (
    <div className="s-bars" aria-hidden="true">
      <span className="skeleton s-bone s-bone--bars" />
      <span className="skeleton s-bone s-bone--bars s-bone--shorter" />
    </div>
  );
}

/** What a plan saves: in the first year after the fee for leaving, and in those that follow. */
export function SavingWords({ saving }: { readonly saving: YearlySaving }) {
  const words = useWords();
  if (saving.waits) return <span className="skeleton s-bone s-bone--saving" />;
  return savingLines(saving, words).map(({ kind, text }, index) => (
    <p key={index} className={index === 0 ? `s-saving s-saving--${kind}` : 's-saving__then'}>
      {text}
    </p>
  ));
}

interface PlanDetailsProps {
  readonly details: readonly string[];
  /** Shown before the rest is opened (RES-22). */
  readonly first: number;
  /** Id of the heading that the toggle belongs to. */
  readonly heading: string;
}

function PlanDetails({ details, first, heading }: PlanDetailsProps) {
  const words = useWords();
  const list = useId();
  const [open, setOpen] = useState(false);
  const hidden = details.length - first;
  if (details.length === 0) return null;
  return (
    <div className="s-details">
      <ul className="s-details__list" id={list} aria-label={words.plain('results.details')}>
        {details.slice(0, open ? details.length : first).map((detail, index) => (
          <li key={index}>
            <Icon name={/^£/.test(detail) ? 'pound' : 'info'} />
            <span>{detail}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className="link-button"
          aria-expanded={open}
          aria-controls={list}
          aria-describedby={heading}
          onClick={() => setOpen(!open)}
        >
          {words.plain(open ? 'results.less' : 'results.more', { n: hidden })}
        </button>
      )}
    </div>
  );
}
