import { Fragment, type ReactNode, useCallback, useState } from 'react';
import type { FieldReference, JourneyEvent, SectionView, StepView } from '../../engine';
import { Announcer } from './announcer';
import { FoldedSection } from './folded-section';
import { SectionSheet } from './section-sheet';
import { StillMissing } from './still-missing';
import './section-flow.css';

/** `onEvent` keeps its identity as long as the page's does. */
export type RenderForm = (
  section: SectionView,
  onEvent: (event: JourneyEvent) => void,
) => ReactNode;

export interface SectionFlowProps {
  readonly view: StepView;
  /** The form's own events go the same way as Continue: its Enter key means that. */
  readonly renderForm: RenderForm;
  readonly onEvent: (event: JourneyEvent) => void;
  readonly onGo: (reference: FieldReference) => void;
  /** Stands right above the button: what the server said, what is to be known before the press. */
  readonly beforeButton?: ReactNode;
  /** The button stands elsewhere. */
  readonly withoutButton?: boolean;
}

/** One sheet at a time: what is answered as lines, the question in hand as the sheet. */
export function SectionFlow(props: SectionFlowProps) {
  const { view, renderForm, onGo, onEvent: send } = props;
  const [moved, setMoved] = useState(false);
  const onEvent = useCallback(
    (event: JourneyEvent) => {
      if (event.type === 'sectionContinued' || event.type === 'sectionOpened') setMoved(true);
      send(event);
    },
    [send],
  );
  const button = (
    <>
      {props.beforeButton}
      {props.withoutButton !== true && <StillMissing view={view} onEvent={onEvent} onGo={onGo} />}
    </>
  );
  return (
    <div className="p-flow">
      {view.sections.map((section) =>
        section.status === 'open' ? (
          <Fragment key={section.id}>
            <SectionSheet section={section} rises={moved}>
              {renderForm(section, onEvent)}
            </SectionSheet>
            {section.id === view.open && button}
          </Fragment>
        ) : (
          <FoldedSection
            key={section.id}
            section={section}
            onChange={() => onEvent({ type: 'sectionOpened', section: section.id })}
          />
        ),
      )}
      {view.open === null && button}
      <Announcer view={view} />
    </div>
  );
}
