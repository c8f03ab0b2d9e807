import type { ReactNode } from 'react';
import type { FieldReference, JourneyEvent, StepView, SectionView } from '../../engine';
import { sectionLookupsId } from '../parts/focus';
import { Icon } from '../parts/icons';
import { Paragraph } from '../parts/paragraph';
import { beginSteadyPress } from '../parts/steady-press';
import { plain, useWords, RichText } from '../parts/words';
import { countText, FieldLinks } from './notices';
import { continueId, panelTitleId } from './guidance';
import { SubmitButton } from './submit-button';
import './panel.css';

interface StillMissingProps {
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
        <Panel
          title={
            submit.run?.status === 'failed' ? words.plain('page.notDone') : plain(submit.ready)
          }
          good={submit.run?.status !== 'failed'}
        >
          <Paragraph text={submit.text} className="p-panel__text" />
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
    const asks = section.confirm.length > 0;
    return (
      <Panel title={asks ? plain(section.confirm) : words.plain('page.sectionReady')} good={!asks}>
        {asks && <p className="p-panel__text">{words.plain('page.confirm')}</p>}
        <button
          type="button"
          id={continueId}
          aria-describedby={asks ? panelTitleId : undefined}
          className="button"
          onClick={() => onEvent({ type: 'sectionContinued', section: section.id })}
          onPointerDown={beginSteadyPress}
        >
          {words.plain('page.continue')}
          <Icon name="arrow" />
        </button>
      </Panel>
    );
  }
  if (section.verdict === 'pending' && section.lookups.length > 0) {
    return <Waiting section={section} onGo={onGo} />;
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

interface WaitingProps {
  readonly section: SectionView;
  readonly onGo: (reference: FieldReference) => void;
}

/**
 * Why the button is not there yet though nothing is missing: a lookup runs, or it failed. That is
 * said once, with the one way to try again, where it failed: from here a link leads there.
 */
function Waiting({ section, onGo }: WaitingProps) {
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
  const failed = {
    section: section.id,
    field: null,
    target: failedAt(section),
    text: words.plain('page.waitingFailed'),
  };
  return <Missing name="page.missingOpen" references={[failed]} onGo={onGo} />;
}

/** DOM id of what tells of the first that failed: its field, or what the section says of all others. */
function failedAt({ id, fields, lookups }: SectionView): string {
  const [first] = lookups;
  const own = Object.values(fields).find(
    ({ shown, optionsFrom }) => shown && optionsFrom !== null && optionsFrom === first?.name,
  );
  return own?.target ?? sectionLookupsId(id);
}

interface PanelProps {
  readonly title: string;
  /** Nothing is left to do: the good fill. */
  readonly good?: boolean;
  readonly children?: ReactNode;
}

/** The tinted panel at the foot of the sheet. One a page, so that the focus finds its title. */
export function Panel({ title, good = false, children }: PanelProps) {
  return (
    <section className={`p-panel${good ? ' p-panel--good' : ''}`} aria-labelledby={panelTitleId}>
      <h2 className="h3" id={panelTitleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
