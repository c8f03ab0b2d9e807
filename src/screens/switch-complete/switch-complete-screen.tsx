import { Icon } from '../../ui/page/icons';
import { useWords } from '../../ui/words';
import { NewTariffCard } from '../new-tariff';
import { yearlySavingOf } from '../results/plan';
import type { ScreenProps } from '../screen';
import './switch-complete.css';
import { readSwitched } from './switched';
import { Timeline } from './timeline';

const noFee = { fee: 0, leaving: '' };

/** What happens next, and what was chosen, to be kept (CMP-08). */
export function SwitchCompleteScreen({ journey, today, lookAt, onEvent }: ScreenProps) {
  const words = useWords();
  const { plan } = journey.lookups;
  const look = lookAt('newTariff');
  const { fee, leaving } = look.item === null ? noFee : yearlySavingOf(look.item);
  return (
    <div className="s-complete">
      <section aria-labelledby="what-happens-next">
        <h2 className="s-complete__title" id="what-happens-next">
          {words.plain('switchComplete.next')}
        </h2>
        <Timeline
          switched={readSwitched(journey)}
          today={today}
          fee={fee > 0 ? { fee, leaving } : null}
        />
      </section>
      <aside className="s-complete__side" aria-label={words.plain('switchComplete.keep')}>
        {plan !== undefined && plan.status !== 'idle' && (
          <NewTariffCard plan={plan} look={look} onEvent={onEvent} />
        )}
        <button type="button" className="button button--second" onClick={() => window.print()}>
          <Icon name="print" />
          {words.plain('switchComplete.print')}
        </button>
      </aside>
    </div>
  );
}
