import type { ItemView, Run } from '../../engine';
import { Icon } from '../../ui/page';
import { plain, useWords } from '../../ui/words';
import { Alert } from '../alert/alert';
import { needsSupplier } from '../reading/needs-supplier';
import { asText } from '../reading/reading';
import { beginSteadyPress } from './steady-press';

interface PlanActionsProps {
  readonly plan: ItemView;
  /** How far the run that a press starts is; only where it concerns this plan. */
  readonly run: Run | undefined;
  /** Id of the heading that the buttons belong to. */
  readonly heading: string;
  readonly onPress: (action: ItemView['actions'][number]) => void;
}

/** The first action that the plan has leads on; how to switch where none does (RES-11, RES-14). */
export function PlanActions({ plan, run, heading, onPress }: PlanActionsProps) {
  const words = useWords();
  const direct = needsSupplier(plan.item) && !plan.actions.some(({ id }) => id === 'switch');
  const busy = run?.status === 'running';
  return (
    <>
      <div className="s-plan__actions">
        {plan.actions.map((action) => {
          const leads = action.id === 'switch';
          const waits = leads && busy;
          return (
            <button
              key={action.id}
              type="button"
              className={`button ${leads ? '' : 'button--second'} ${waits ? 'button--busy' : ''}`}
              aria-describedby={heading}
              aria-busy={waits}
              onClick={() => onPress(action)}
              onPointerDown={beginSteadyPress}
            >
              {waits && <Icon name="spinner" />}
              {waits ? words.plain('results.switching') : plain(action.label)}
            </button>
          );
        })}
      </div>
      {direct && (
        <p className="s-plan__direct">
          {words.plain('results.reviewOnly', { supplier: asText(plan.item.supplierName) })}
        </p>
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
