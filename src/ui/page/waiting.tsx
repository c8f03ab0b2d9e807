import type { JourneyEvent, SectionView } from '../../engine';
import { RichText, useWords } from '../words';
import { Icon } from './icons';
import { Panel } from './panel';
import { useHandOverFocus } from './use-hand-over-focus';
import { panelTitleId } from './use-step-focus';

export interface WaitingProps {
  readonly section: SectionView;
  readonly onEvent: (event: JourneyEvent) => void;
}

/** Why the button is not there yet though nothing is missing: a lookup runs, or it failed. */
export function Waiting({ section, onEvent }: WaitingProps) {
  const words = useWords();
  const running = section.lookups.filter(({ status }) => status === 'loading');
  if (running.length > 0) {
    return (
      <Panel title={words.plain('page.waitingFor')}>
        {running.map(({ name, text }) => (
          <p key={name} className="p-panel__line">
            <Icon name="spinner" />
            <RichText text={text} />
          </p>
        ))}
      </Panel>
    );
  }
  return (
    <Panel title={words.plain('page.waitingFailed')}>
      <p className="p-panel__line">{words.plain('page.waitingKept')}</p>
      <TryAgain
        onPress={() => {
          for (const { name } of section.lookups) onEvent({ type: 'lookupRetried', lookup: name });
        }}
      />
    </Panel>
  );
}

function TryAgain({ onPress }: { readonly onPress: () => void }) {
  const words = useWords();
  const button = useHandOverFocus<HTMLButtonElement>(panelTitleId);
  return (
    <button ref={button} type="button" className="button button--second" onClick={onPress}>
      {words.plain('page.tryAgain')}
    </button>
  );
}
