import { Fragment } from 'react';
import { useWords } from '../../ui/parts/words';
import { SupplierTile } from '../parts';
import { asNumber, asObject, asText } from '../reading';
import { planKey } from '../results/plan';
import { PlanActions } from '../results/plan-actions';
import type { ScreenProps } from '../screen';
import type { ComparedPlan } from '../compared';

/** What the household has: one tariff, or one for each fuel (TAR-19). */
export function PresentHead({ read }: ScreenProps) {
  const words = useWords();
  const apart = read('facts.stayingApart') === true;
  const plans = (apart ? (['gas', 'electricity'] as const) : (['staying'] as const)).map((of) => {
    const { supplier, tariffName } = asObject(read(apart ? `facts.${of}OfToday` : 'facts.staying'));
    return { of, supplier: asText(supplier), tariff: asText(tariffName) };
  });
  const [{ supplier: first } = { supplier: '' }] = plans;
  return (
    <th scope="col" role="columnheader" className="s-compare__head s-compare__now">
      {first !== '' && (
        <span className="s-compare__tiles">
          {[...new Set(plans.map(({ supplier }) => supplier))].map((supplier) => (
            <SupplierTile key={supplier} name={supplier} size="small" />
          ))}
        </span>
      )}
      <span className="s-compare__kind">
        {words.plain(apart ? 'compare.nowApart' : 'compare.now')}
      </span>
      {plans.map(({ of, supplier, tariff }) => (
        <Fragment key={of}>
          <b>{supplier === '' ? words.plain('compare.nowUnknown') : supplier}</b>
          <span>{of === 'staying' ? tariff : words.plain(`compare.now.${of}`, { tariff })}</span>
        </Fragment>
      ))}
    </th>
  );
}

interface PlanHeadProps {
  readonly plan: ComparedPlan['plan'];
  /** null where too few would be left. */
  readonly onTakeOut: (() => void) | null;
}

/** A plan that could be had. */
export function PlanHead({ plan, onTakeOut }: PlanHeadProps) {
  const words = useWords();
  const supplier = asText(plan.supplierName);
  const tariff = asText(plan.tariffName);
  return (
    <th scope="col" role="columnheader" className="s-compare__head">
      <span className="s-compare__top">
        <SupplierTile name={supplier} size="small" />
        {onTakeOut !== null && (
          <button
            type="button"
            className="link-button"
            aria-label={words.plain('compare.takeOutOf', { supplier, tariff })}
            onClick={onTakeOut}
          >
            {words.plain('compare.takeOut')}
          </button>
        )}
      </span>
      <span className="s-compare__kind">{words.plain('compare.new')}</span>
      <b>{supplier}</b>
      <span>{tariff}</span>
    </th>
  );
}

interface WaysProps extends ScreenProps {
  readonly plans: readonly ComparedPlan[];
}

/** To stay until leaving is free, or to take one of the plans. */
export function Ways({ plans, read, itemOf, journey, onEvent }: WaysProps) {
  const words = useWords();
  const run = journey.progress.runs.switchNow;
  const day = asText(read('facts.leavingFreeFrom'));
  const costs = (asNumber(read('facts.leavingFee')) ?? 0) > 0;
  return (
    <tr role="row">
      <td role="cell" />
      <td role="cell" className="s-compare__now s-compare__stay">
        {day !== '' && costs && words.plain('compare.stay', { day })}
      </td>
      {plans.map(({ name, plan }) => {
        const item = itemOf(plan);
        return (
          <td key={name} role="cell" className="s-compare__way">
            {item !== null && (
              <PlanActions
                plan={item}
                run={run !== undefined && item.key === planKey(run.with) ? run : undefined}
                waits={run?.status === 'running'}
                onPress={({ sequence, with: given }) =>
                  onEvent({ type: 'sequenceRequested', sequence, with: given })
                }
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}
