import type { Run } from '../../engine';
import { Icon } from '../../ui/page/icons';
import { useWords } from '../../ui/words';
import { Alert } from '../alert/alert';
import type { Plan } from './plan';

interface SwitchNowProps {
  readonly plan: Plan;
  /** How far the run that a choice starts is; only where it concerns this plan. */
  readonly run: Run | undefined;
  /** Id of the heading that the button belongs to. */
  readonly heading: string;
  readonly onChoose: (plan: Plan) => void;
}

/** The way to sign up, or how to switch where it cannot be done from here (RES-11, RES-14). */
export function SwitchNow({ plan, run, heading, onChoose }: SwitchNowProps) {
  const words = useWords();
  if (plan.reviewOnly) {
    return (
      <p className="s-plan__direct">
        {words.plain('results.reviewOnly', { supplier: plan.supplierName })}
      </p>
    );
  }
  const busy = run?.status === 'running';
  return (
    <>
      <button
        type="button"
        className={busy ? 'button button--busy s-plan__switch' : 'button s-plan__switch'}
        aria-describedby={heading}
        aria-busy={busy}
        onClick={() => onChoose(plan)}
      >
        {busy && <Icon name="spinner" />}
        {words.plain(busy ? 'results.switching' : 'results.switch')}
      </button>
      {run?.status === 'failed' && (
        <Alert
          title={words.plain('results.switchFailed.title')}
          text={run.message ?? words.plain('results.switchFailed.text')}
        />
      )}
    </>
  );
}
