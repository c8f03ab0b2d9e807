import type { ItemView } from '../../engine';
import { Icon } from '../../ui/parts/icons';
import { plain, useWords } from '../../ui/parts/words';
import { Alert } from '../parts';
import { asText } from '../reading';
import { planKey } from '../results/plan';
import type { ScreenProps } from '../screen';
import { FailedParts, priceHeading } from './page-parts';
import { needsSupplier } from '../results/plan-actions';
import { isListed, knownPlan } from './known-plan';

interface SwitchPartProps extends Pick<ScreenProps, 'journey' | 'onEvent'> {
  readonly plan: ItemView;
}

/** Switch Now, or why it is not there (TAR-02). */
export function SwitchPart({ plan, journey, onEvent }: SwitchPartProps) {
  const words = useWords();
  const [action] = plan.actions;
  if (action !== undefined) {
    const asked = journey.progress.runs.switchNow;
    const run = asked !== undefined && planKey(asked.with) === planKey(action.with) ? asked : null;
    const busy = asked?.status === 'running';
    return (
      <>
        <button
          type="button"
          className={`button s-price__switch ${busy ? 'button--busy' : ''}`}
          aria-describedby={priceHeading}
          aria-busy={busy}
          onClick={() => {
            // A second press would ask for a second key while the first is on its way.
            if (busy) return;
            const { sequence, with: given } = action;
            onEvent({ type: 'sequenceRequested', sequence, with: given });
          }}
        >
          {busy && <Icon name="spinner" />}
          {busy ? words.plain('results.switching') : plain(action.label)}
        </button>
        <p>{words.plain('tariff.price.note')}</p>
        {run?.status === 'failed' && (
          <Alert
            title={words.plain('results.switchFailed.title')}
            text={run.message ?? words.plain('results.switchFailed.text')}
          />
        )}
      </>
    );
  }
  const listed = isListed(journey);
  if (journey.lookups.results?.status === 'failed') {
    return <FailedParts failed={[{ lookup: 'results', title: 'results' }]} onEvent={onEvent} />;
  }
  if (listed === null) return <span className="skeleton s-price__bone" />;
  // What the partner tells of the plan itself does not say it; the list does.
  if (listed && !needsSupplier(plan.values)) return null;
  const supplier = asText(knownPlan(journey).supplierName);
  return (
    <p>
      {listed && supplier !== ''
        ? words.plain('results.reviewOnly', { supplier })
        : words.plain('tariff.notListed')}
    </p>
  );
}
