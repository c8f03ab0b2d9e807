import type { FieldReference, JourneyEvent, StepView } from '../../engine';
import { plain, useWords } from '../words';
import { countText } from './count-text';
import { FieldLinks } from './field-links';
import { Icon } from './icons';
import { Panel } from './panel';
import { SubmitButton } from './submit-button';
import { continueId } from './use-step-focus';
import { Waiting } from './waiting';

export interface StillMissingProps {
  readonly view: StepView;
  readonly onEvent: (event: JourneyEvent) => void;
  readonly onGo: (reference: FieldReference) => void;
}

/**
 * Where the button will be: what is still missing, as links; what is waited for; and the button
 * itself as soon as it can do something. It is never shown greyed out (SUB-01).
 */
export function StillMissing({ view, onEvent, onGo }: StillMissingProps) {
  const words = useWords();
  const section = view.sections.find(({ id }) => id === view.open);

  if (section === undefined) {
    const { submit } = view;
    if (submit === null) return null;
    if (submit.available) {
      return (
        <Panel title={plain(submit.ready)} good>
          <SubmitButton
            key={view.id}
            label={submit.label}
            busy={submit.run?.status === 'running'}
            deliberate={submit.deliberate}
            onPress={() => onEvent({ type: 'stepSubmitted', step: view.id })}
          />
        </Panel>
      );
    }
    // Nothing is missing, and nothing can be sent: why, the commit says.
    if (view.verdict === 'valid' && view.commits.length > 0) return null;
    return <Missing name="page.missingStep" references={view.missing} onGo={onGo} />;
  }

  if (section.verdict === 'valid') {
    return (
      <Panel title={words.plain('page.sectionReady')} good>
        <button
          type="button"
          id={continueId}
          className="button"
          onClick={() => onEvent({ type: 'sectionContinued', section: section.id })}
        >
          {words.plain('page.continue')}
          <Icon name="arrow" />
        </button>
      </Panel>
    );
  }
  if (section.verdict === 'pending' && section.lookups.length > 0) {
    return <Waiting section={section} onEvent={onEvent} />;
  }
  return <Missing name="page.missingOpen" references={view.missing} onGo={onGo} />;
}

function Missing(props: {
  readonly name: string;
  readonly references: readonly FieldReference[];
  readonly onGo: (reference: FieldReference) => void;
}) {
  const words = useWords();
  const count = props.references.length;
  if (count === 0) return <Panel title={words.plain('page.missingCheck')} />;
  return (
    <Panel title={countText(words, props.name, count)}>
      <FieldLinks references={props.references} arrows onGo={props.onGo} />
    </Panel>
  );
}
