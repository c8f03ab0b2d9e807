import type { ItemView, Run, JsonObject } from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { beginSteadyPress } from '../../ui/parts/steady-press';
import { plain, useWords } from '../../ui/parts/words';
import { Alert } from '../parts';
import { asText } from '../reading';

interface PlanActionsProps {
  readonly plan: ItemView;
  /** How far the run that a press starts is; only where it concerns this plan. */
  readonly run: Run | undefined;
  /** One of the plans is on its way: none can be pressed. */
  readonly waits: boolean;
  readonly onPress: (action: ItemView['actions'][number]) => void;
}

/** The first action that the plan has leads on; how to switch where none does (RES-11, RES-14). */
export function PlanActions({ plan, run, waits, onPress }: PlanActionsProps) {
  const words = useWords();
  const supplier = asText(plan.item.supplierName);
  const tariff = asText(plan.item.tariffName);
  const direct = needsSupplier(plan.item) && !plan.actions.some(({ id }) => id === 'switch');
  const busy = run?.status === 'running';
  return (
    <>
      <div className="s-plan__actions">
        {plan.actions.map((action) => {
          const leads = action.id === 'switch';
          const isIts = leads && busy;
          const label = isIts ? words.plain('results.switching') : plain(action.label);
          return (
            <button
              key={action.id}
              type="button"
              className={`button ${leads ? '' : 'button--second'} ${isIts ? 'button--busy' : ''}`}
              aria-label={words.plain('results.action', { label, supplier, tariff })}
              aria-busy={isIts}
              aria-disabled={waits || undefined}
              onClick={() => {
                // It would ask for a second key while the first is on its way.
                if (!waits) onPress(action);
              }}
              onPointerDown={beginSteadyPress}
            >
              {isIts && <Icon name="spinner" />}
              {label}
            </button>
          );
        })}
      </div>
      {direct && (
        <p className="s-plan__direct">{words.plain('results.reviewOnly', { supplier })}</p>
      )}
      {run?.status === 'failed' && (
        <Alert
          title={words.plain('results.switchFailed.title')}
          text={run.message ?? words.plain('results.switchFailed.text')}
        />
      )}
    </>
  );
}

/**
 * The plan can only be taken at its supplier (RES-11). A plan that could be switched here may have
 * no button for another reason: while a switch is not settled no other is begun.
 */
export const needsSupplier = ({ switchOption }: JsonObject): boolean =>
  ['', 'None'].includes(asText(switchOption));
