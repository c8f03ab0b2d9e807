import { Icon } from '../../ui/page/icons';
import { useWords } from '../../ui/words';
import type { ScreenProps } from '../screen';
import './switch-complete.css';
import { readSwitched } from './switched';
import { SwitchedPlanCard } from './switched-plan';
import { Timeline } from './timeline';

/** What happens next, and what was chosen, to be kept (CMP-08). */
export function SwitchCompleteScreen(props: ScreenProps) {
  const words = useWords();
  const switched = readSwitched(props);
  return (
    <div className="s-complete">
      <section aria-labelledby="what-happens-next">
        <h2 className="s-complete__title" id="what-happens-next">
          {words.plain('switchComplete.next')}
        </h2>
        <Timeline switched={switched} today={props.today} />
      </section>
      <aside className="s-complete__side" aria-label={words.plain('switchComplete.keep')}>
        <SwitchedPlanCard {...props} switched={switched} />
        <button type="button" className="button button--second" onClick={() => window.print()}>
          <Icon name="print" />
          {words.plain('switchComplete.print')}
        </button>
      </aside>
    </div>
  );
}
